/** The editor's development page, built and served for the tests, and what its report looks like. */
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { Page } from '@playwright/test';
import { preview } from 'vite';
import { buildEditorPage, EDITOR_PAGE_CONFIG } from './build-editor-page.ts';

/**
 * Serves the page of `editor/dev` on a free port; `close` ends it. Built, because some hundred unbundled modules take
 * longer than most of what is tested.
 */
export async function serveEditorPage(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await preview({
    configFile: EDITOR_PAGE_CONFIG,
    build: { outDir: await buildEditorPage() },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('Vite tells no address');
  return { url, close: () => server.close() };
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
