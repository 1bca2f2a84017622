// While developing, /locales/ comes from the Python package; the server does the same when it serves the page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function locales(folder: string): Plugin {
  return {
    name: 'locales',
    configureServer(server) {
      server.middlewares.use('/locales', (request, response, next) => {
        const path = /^\/(ru|en)\/([a-z-]+\.ftl)$/.exec((request.url ?? '').split('?')[0] ?? '');
        if (!path) return next();
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(readFileSync(join(folder, path[1] ?? '', path[2] ?? '')));
      });
    },
  };
}
