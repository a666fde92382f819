/** Builds the code, fonts and style sheet of the package that other applications install. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const FONT_ADDRESS = 'font-file:/';
const FONT_MODULE = '\0font:';
const FONT_URL = /new URL\(\s*\/\* @vite-ignore \*\/\s*"font-file:\/([^"]+)",\s*import\.meta\.url\s*\)/g;

/**
 * Fonts are files beside the code, which a host's bundler finds by `new URL(…, import.meta.url)`: by itself Vite writes
 * the files of a library into its code.
 */
function fontFiles(): Plugin {
  return {
    name: 'font-files',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith('.woff2?url')) return null;
      const font = await this.resolve(id.slice(0, -'?url'.length), importer, { skipSelf: true });
      return font === null ? null : { id: `${FONT_MODULE}${font.id}` };
    },
    load(id) {
      if (!id.startsWith(FONT_MODULE)) return null;
      const file = id.slice(FONT_MODULE.length);
      const name = path.basename(file);
      this.emitFile({ type: 'asset', fileName: `fonts/${name}`, source: readFileSync(file) });
      return `export default new URL(/* @vite-ignore */ "${FONT_ADDRESS}${name}", import.meta.url).href;`;
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const fonts = path.posix.relative(path.posix.dirname(file.fileName), 'fonts');
        const from = fonts.startsWith('.') ? fonts : `./${fonts}`;
        file.code = file.code.replaceAll(
          FONT_URL,
          (_match, name) => `new URL("${from}/${name}", import.meta.url)`,
        );
      }
    },
  };
}

/** What the host installs with the package: everything but the other workspaces, style sheets and fonts. */
const isExternal = (id: string): boolean =>
  !/^[./\0]/.test(id) && !id.startsWith('@lienzo/') && !/\.css$|\.woff2(\?url)?$/.test(id);

const { exports }: { exports: Record<string, string> } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'package.json'), 'utf8'),
);
/** `.` becomes `index.js`, `./model/history` becomes `model/history.js`. */
const entryName = (key: string): string => (key === '.' ? 'index' : key.slice('./'.length));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [fontFiles(), react()],
  build: {
    outDir: 'dist/package',
    emptyOutDir: true,
    // The host's build does that.
    minify: false,
    lib: {
      entry: Object.fromEntries(Object.entries(exports).map(([key, file]) => [entryName(key), file])),
      formats: ['es'],
      cssFileName: 'editor',
    },
    rolldownOptions: {
      external: isExternal,
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
    },
  },
});
