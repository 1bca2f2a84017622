// Every text of the shell exists in both languages with the same arguments, and none is left unused.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FILES = ['web', 'web-review', 'web-tournament', 'web-club', 'web-finding', 'web-safety'];

function texts(language: string): Map<string, string> {
  const file = FILES.map((name) => readFileSync(`../src/fivethrones/locales/${language}/${name}.ftl`, 'utf8')).join(
    '\n',
  );
  const found = new Map<string, string>();
  let id = '';
  for (const line of file.split('\n')) {
    id = /^(web-[a-z0-9-]+) =/.exec(line)?.[1] ?? (/^\s/.test(line) ? id : '');
    if (id) found.set(id, `${found.get(id) ?? ''}\n${line}`);
  }
  return found;
}

const sources = globSync('src/**/*.{ts,svelte}')
  .filter((path) => !path.startsWith('src/games/'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const russian = texts('ru');
const english = texts('en');
const variables = (text: string | undefined): string => [...new Set((text ?? '').match(/\$[a-z-]+/g))].sort().join(' ');

describe('the texts of the page', () => {
  it('are the same in both languages', () => {
    expect([...english.keys()]).toEqual([...russian.keys()]);
    for (const id of russian.keys()) expect(variables(english.get(id)), id).toBe(variables(russian.get(id)));
  });

  it('exist wherever they are used', () => {
    const used = new Set(sources.match(/(?<=['"`])web-[a-z0-9-]+(?=['"`])/g));
    expect([...used].filter((id) => !russian.has(id) && !FILES.includes(id))).toEqual([]);
  });

  it('are all used', () => {
    // Some ids are put together: `web-theme-${theme}`.
    const prefixes = [...new Set(sources.match(/(?<=`)web-[a-z0-9-]+-(?=\$\{)/g))];
    const unused = [...russian.keys()].filter(
      (id) => !new RegExp(`['"\`]${id}['"\`]`).test(sources) && !prefixes.some((prefix) => id.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
});
