// The sprite lies once in the page, so that every icon and sigil is a <use href="#…"> without a request.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function sprite(path: string): Plugin {
  return {
    name: 'sprite',
    transformIndexHtml(html) {
      const svg = readFileSync(path, 'utf8').replace(/<!--[^]*?-->/g, '');
      const symbols = svg.slice(svg.indexOf('<symbol'), svg.lastIndexOf('</symbol>') + '</symbol>'.length);
      return html.replace('<!-- sprite -->', `<svg class="sprite" aria-hidden="true"><defs>${symbols}</defs></svg>`);
    },
  };
}
