import type { Browser } from 'puppeteer';

/**
 * Kills a browser with its whole process group. Debian's command is a shell script that waits for the real process:
 * killing the script alone would leave the browser running.
 */
export async function killBrowser(browser: Browser): Promise<void> {
  const pid = browser.process()?.pid;
  if (pid === undefined || !browser.connected) return;
  const { promise: disconnected, resolve } = Promise.withResolvers<void>();
  browser.once('disconnected', () => resolve());
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // It has exited already.
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return;
    throw error;
  }
  await disconnected;
}
