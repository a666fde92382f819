import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Milliseconds to wait for what closes; what stays open has an entry of its own, and the page is left with it. */
const CLOSING = 1_000;

/**
 * Lets the pages of a context navigate and reload only once the dialogs and menus that closed have taken their entries of
 * the history back, some moments later: the browser aborts a navigation that meets such a step.
 *
 * @returns what ends it for pages that come later
 */
export function navigateAtRest(context: BrowserContext): () => void {
  for (const page of context.pages()) waitBefore(page);
  context.on('page', waitBefore);
  return () => context.off('page', waitBefore);
}

function waitBefore(page: Page): void {
  const go = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (address, options) => {
    await layersClosed(page);
    return await go(address, options);
  };
  page.reload = async (options) => {
    await layersClosed(page);
    return await reload(options);
  };
}

async function layersClosed(page: Page): Promise<void> {
  const depth = () => page.evaluate('history.state?.layerDepth ?? 0');
  // A test may leave a page with a dialog open, or while it navigates by itself.
  await expect
    .poll(depth, { timeout: CLOSING })
    .toBe(0)
    .catch(() => undefined);
}
