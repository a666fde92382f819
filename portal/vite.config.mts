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
    // The editor with its text engine, which comes only when a report is opened. A chunk of its own for the
    // engine would take what it shares with the login page along, and the login page would load it.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs, apart by how seldom it changes, so that a new version reloads little.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'tanstack', test: /node_modules[\\/]@tanstack[\\/]/, priority: 2 },
          ],
        },
      },
    },
  },
});
