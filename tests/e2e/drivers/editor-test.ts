import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { expect } from '@playwright/test';
import { EditorDriver } from './editor-driver.ts';
import { serveEditorPage } from './editor-page.ts';
import { test as base } from './kept-context.ts';

type Open = (report: string, wishes?: string) => Promise<EditorDriver>;

/** A test on the editor's development page; an error on the page fails it. `open` waits for the report and its rows. */
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
  open: async ({ page, address }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await use(async (report, wishes = '') => {
      await page.goto(`${address}?report=${report}${wishes}`);
      await page.locator('[data-lz-section]').first().waitFor();
      // What is below a table moves when its rows arrive.
      await expect(page.getByText(editorCanvasMessages.rows.loading)).toHaveCount(0);
      return new EditorDriver(page);
    });
    expect(problems).toEqual([]);
  },
});
