import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the API listens while the web is developed with Vite's own server. */
const apiAddress = `http://localhost:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'src/web/public',
  plugins: [react()],
  server: { port: Number(process.env.WEB_PORT ?? '5173'), strictPort: true, proxy: { '/api': apiAddress } },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    // The first versions that know `light-dark()`: for older ones it would be rewritten, and its stand-in
    // does not see Mantine's colour scheme.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Fonts and pictures stay files of their own: cached once, and no `data:` addresses in the page.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A group holds what it names and no more: what it shares with others must not follow it.
          includeDependenciesRecursively: false,
          // What every page needs, apart by how seldom it changes, so that a new version reloads little.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'tiptap', test: /node_modules[\\/](@tiptap|prosemirror-[a-z]+)[\\/]/, priority: 2 },
            { name: 'tanstack', test: /node_modules[\\/]@tanstack[\\/]/, priority: 2 },
          ],
        },
      },
    },
  },
});
