import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { type ConsoleMessage, expect } from '@playwright/test';
import { EditorDriver } from './editor-driver.ts';
import { serveEditorPage } from './editor-page.ts';
import { test as base } from './kept-context.ts';

type Open = (report: string | ReportDocument, wishes?: string) => Promise<EditorDriver>;

/**
 * A test on the editor's development page; an error on the page fails it. `open` takes a sample by its name, or a
 * report, and waits for it and its rows. The kept context's page serves one test after the other: a page whose process
 * has run the editor before loads it in a third of the time. A test that changes it for good, by a script or a clock,
 * asks for other options than the usual ones, or opens a page of its own.
 */
export const test = base.extend<{ open: Open }, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const served = await serveEditorPage();
      await use(served.url);
      await served.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ context, viewport }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    if (viewport !== null) await page.setViewportSize(viewport);
    await page.mouse.move(0, 0);
    await use(page);
    // What the editor would still write must not follow the emptied storage.
    await page.goto('about:blank');
  },
  open: async ({ page, address }, use) => {
    const problems: string[] = [];
    const onError = (error: Error): void => void problems.push(error.message);
    const onConsole = (message: ConsoleMessage): void => {
      if (message.type() === 'error') problems.push(message.text());
    };
    page.on('pageerror', onError);
    page.on('console', onConsole);
    await use(async (report, wishes = '') => {
      const [name, content] =
        typeof report === 'string' ? [report, ''] : ['vacio', encodeURIComponent(JSON.stringify(report))];
      // Another address behind the `#` alone loads nothing.
      await page.goto('about:blank');
      await page.goto(`${address}?report=${name}${wishes}#${content}`);
      await page.locator('[data-lz-section]').first().waitFor();
      // What is below a table moves when its rows arrive.
      if (!wishes.includes('filas-retenidas'))
        await expect(page.getByText(editorCanvasMessages.rows.loading)).toHaveCount(0);
      return new EditorDriver(page);
    });
    page.off('pageerror', onError);
    page.off('console', onConsole);
    expect(problems).toEqual([]);
  },
});
