import type { Browser } from 'puppeteer';

/**
 * Ends a browser that no longer listens, with all of its processes. Debian's command is a shell script that
 * waits for the real one, so the whole group is ended: the script's end alone would leave the browser running.
 */
export async function killBrowser(browser: Browser): Promise<void> {
  const pid = browser.process()?.pid;
  if (pid === undefined || !browser.connected) return;
  const { promise: disconnected, resolve } = Promise.withResolvers<void>();
  browser.once('disconnected', () => resolve());
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // It ended by itself meanwhile.
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return;
    throw error;
  }
  await disconnected;
}
