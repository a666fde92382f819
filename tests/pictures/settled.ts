import type { Page } from '@playwright/test';

/** Asked by the debugger, since the portal's policy lets no page turn text into script. */
const QUIET = `new Promise((done, fail) => {
  const begun = performance.now();
  let quietSince;
  const look = () => {
    const now = performance.now();
    const isLoading = document.querySelector('.mantine-Skeleton-root, .mantine-Loader-root')
      || document.body.innerText.includes('Cargando')
      || [...document.images].some((image) => !image.complete);
    quietSince = isLoading ? undefined : quietSince ?? now;
    if (now - quietSince > 250) done();
    else if (now - begun > 30000) fail(new Error('it still loads'));
    else requestAnimationFrame(look);
  };
  look();
})`;

/** Fonts are there, and what follows the window's size has been drawn. */
const DRAWN = `document.fonts.ready.then(() => new Promise((drawn) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)));
}))`;

/**
 * Nothing loads any more and everything is drawn. The network is never idle: the stream of notices stays open.
 * A quarter of a second without the loading bar, since it shows itself late.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(QUIET);
  await drawn(page);
}

/** Everything that is there is drawn, whether something still loads or not. */
export const drawn = async (page: Page): Promise<void> => page.evaluate(DRAWN);
