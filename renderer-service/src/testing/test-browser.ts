import { BrowserSupervisor } from '../browser/browser-supervisor.ts';

/** The machine's browser, silent. */
export const testBrowser = (memoryLimit?: number): BrowserSupervisor =>
  new BrowserSupervisor({ path: process.env.LIENZO_CHROME, log: silentLog, memoryLimit });

/** A log that says nothing: tests look at answers. */
export const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
