import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const pdfjs = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** pdf.js asks for these by name: decoders of scanned pictures without WebAssembly, and the standard fonts. */
function wantedFiles(): { name: string; file: string }[] {
  const from = (folder: string, wanted: RegExp) =>
    readdirSync(path.join(pdfjs, folder))
      .filter((name) => wanted.test(name))
      .map((name) => ({ name, file: path.join(pdfjs, folder, name) }));
  return [...from('wasm', /_nowasm_fallback\.js$/), ...from('standard_fonts', /\.(pfb|ttf)$/)];
}

/** Serves what pdf.js fetches while it shows a PDF, in a folder that names the version. */
function pdfFiles(): Plugin {
  const { version } = JSON.parse(readFileSync(path.join(pdfjs, 'package.json'), 'utf8'));
  const folder = `assets/pdfjs-${version}/`;
  return {
    name: 'pdf-files',
    generateBundle() {
      for (const { name, file } of wantedFiles())
        this.emitFile({ type: 'asset', fileName: `${folder}${name}`, source: readFileSync(file) });
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const wanted = wantedFiles().find(({ name }) => request.url === `/${name}`);
        if (wanted === undefined) return next();
        response.setHeader('Content-Type', wanted.name.endsWith('.js') ? 'text/javascript' : 'font/ttf');
        response.end(readFileSync(wanted.file));
      });
    },
  };
}

/** Where the API listens while the web is developed with Vite's own server. */
const apiAddress = `http://localhost:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'src/web/public',
  plugins: [react(), pdfFiles()],
  worker: {
    // As `settings-before-modules.js` for the page: zod is not to try what the Content-Security-Policy forbids.
    rolldownOptions: { output: { banner: 'globalThis.__zod_globalConfig = { jitless: true };' } },
  },
  server: { port: Number(process.env.WEB_PORT ?? '5173'), strictPort: true, proxy: { '/api': apiAddress } },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    // The first versions that know `light-dark()`: for older ones it would be rewritten, and its stand-in
    // does not see Mantine's colour scheme.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Fonts and pictures stay files of their own: cached once, and no `data:` addresses in the page.
    assetsInlineLimit: 0,
    // The editor with its text engine, which comes only when a report is opened. A chunk of its own for the
    // engine would take what it shares with the login page along, and the login page would load it.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs, apart by how seldom it changes, so that a new version reloads little; then what is
          // always wanted together, because a page of 170 small files costs more to ask for than to read.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            // Not the lists' libraries: the login page needs none of them.
            {
              name: 'tanstack',
              test: /node_modules[\\/]@tanstack[\\/](react-)?(query|router|store|history)/,
              priority: 2,
            },
            // A group takes along what its modules import, so each holds what those before it do not.
            { name: 'start', tags: ['$initial'], priority: 1 },
            { name: 'visitors', test: /features[\\/](login|password)[\\/]/, priority: 1 },
            { name: 'shell', test: /app[\\/]shell[\\/]Shell\.tsx$/, priority: 1 },
            { name: 'shared', minShareCount: 4 },
          ],
        },
      },
    },
  },
});
