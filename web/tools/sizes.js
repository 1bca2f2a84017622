// Prints what a visitor downloads, by the budgets of the design, and fails where one is broken.
import { gzipSync } from 'node:zlib';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = new URL('../../src/fivethrones/server/page/', import.meta.url).pathname;
const manifest = JSON.parse(readFileSync(join(page, '.vite/manifest.json'), 'utf8'));

const zipped = (file) => gzipSync(readFileSync(join(page, file)), { level: 9 }).length;
const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(6);

/** All chunks that an entry needs at once. */
function needs(key, found = new Set()) {
  if (!found.has(key)) {
    found.add(key);
    for (const next of manifest[key].imports ?? []) needs(next, found);
  }
  return found;
}

const shell = needs('index.html');
const total = (keys) => [...keys].reduce((sum, key) => sum + zipped(manifest[key].file), 0);
const ownChunks = (name) => {
  const key = Object.keys(manifest).find((key) => key.endsWith(name));
  return key ? [...needs(key)].filter((each) => !shell.has(each)) : [];
};
const own = (name) => total(ownChunks(name));
const styles = (keys) => [...new Set(keys.flatMap((key) => manifest[key].css ?? []))];
const size = (files) => files.reduce((sum, file) => sum + zipped(file), 0);
const games = Object.keys(manifest).filter((key) => /^src\/games\/[^/]+\/index\.ts$/.test(key));
const screens = Object.keys(manifest).filter((key) => /^src\/screens\/.*\.svelte$/.test(key));
const styled = (key) => size(styles([...needs(key), ...shell]));
const assets = readdirSync(join(page, 'assets'));
const fonts = (pattern) =>
  assets
    .filter((file) => pattern.test(file))
    .reduce((sum, file) => sum + readFileSync(join(page, 'assets', file)).length, 0);

const budgets = [
  ['shell JS', total(shell), 70],
  ['rules reader JS', own('screens/rules/Rules.svelte'), 25],
  ['CSS of a screen without a board, at most', Math.max(...screens.map(styled)), 16],
  ['page with sprite', zipped('index.html'), 8],
  ['fonts, one language', fonts(/^(golos|alegreya).*\.woff2$/), 110],
  ...games.map((key) => [
    key.replace(/^src\/games\/(.*)\/index\.ts$/, '$1, JS and CSS'),
    own(key) + size(styles(ownChunks(key))),
    40,
  ]),
];
let broken = false;
for (const [name, bytes, budget] of budgets) {
  const over = bytes > budget * 1000;
  broken ||= over;
  console.log(`${kB(bytes)} kB of ${String(budget).padStart(3)}  ${name}${over ? '  TOO LARGE' : ''}`);
}
process.exit(broken ? 1 : 0);
