import { BrowserSupervisor, type SupervisorOptions } from '../browser/browser-supervisor.ts';

/** The machine's browser, silent. */
export const testBrowser = (options: Partial<SupervisorOptions> = {}): BrowserSupervisor =>
  new BrowserSupervisor({ path: process.env.LIENZO_CHROME, log: silentLog, ...options });

/** A log that says nothing: tests look at answers. */
export const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
