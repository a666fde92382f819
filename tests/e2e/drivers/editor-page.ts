/** The editor's development page, built once and served for the tests, and what its report looks like. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';

/**
 * Builds `editor/dev` and serves it on a free port; `close` ends it. Built, because every test opens the page in a
 * browser context of its own, and some hundred unbundled modules take longer than most of what is tested.
 */
export async function serveEditorPage(): Promise<{ url: string; close: () => Promise<void> }> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'lienzo-editor-page-'));
  const configFile = path.join(import.meta.dirname, '../../../editor/dev/vite.config.mts');
  await build({ configFile, build: { outDir, emptyOutDir: true }, logLevel: 'error' });
  const server = await preview({
    configFile,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('Vite tells no address');
  return {
    url,
    async close() {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

/** The report as the editor holds it. */
export const reportOf = (page: Page): Promise<ReportDocument> =>
  page.evaluate('window.lienzo.editor.getReport()');

/** The kinds of items, section by section: `titulo+imagen tabla`. */
export async function outlineOf(page: Page): Promise<string> {
  const { layouts } = await reportOf(page);
  return layouts.map((layout) => layout.items.map((item) => item.nombre).join('+') || '-').join(' ');
}

/** The widths of items, section by section. */
export async function widthsOf(page: Page): Promise<number[][]> {
  const { layouts } = await reportOf(page);
  return layouts.map((layout) => layout.items.map((item) => item.tamaño));
}

/** How many items were drawn since the page was loaded. */
export const itemRenders = (page: Page): Promise<number> => page.evaluate('window.lienzo.itemRenders()');

/** Lets the rows and figures come that `filas-retenidas` and `cifras-retenidas` hold back. */
export const release = (page: Page): Promise<void> => page.evaluate('window.lienzo.release()');
