import { realpathSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer';
import type { Log } from '../platform/log/log.ts';
import { type BrowserFolder, browserFolder } from './browser-folder.ts';
import { isSandboxUnavailable } from './sandbox-unavailable.ts';

/** No name resolution, no background traffic, no persistent state. */
const ARGUMENTS = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  // A new process or a kept page for every document costs a third of a short print, and there is one origin only.
  '--disable-features=Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider,RenderDocument,BackForwardCache,ProactivelySwapBrowsingInstance',
  '--disable-site-isolation-trials',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--mute-audio',
  '--no-first-run',
  '--no-pings',
  '--font-render-hinting=none',
  '--hide-scrollbars',
];

/**
 * Launches a browser with the drawing's fonts installed. Its sandbox is on except for root, where Chromium does not
 * support it, and where the system forbids user namespaces, which is logged.
 */
export async function launchBrowser(path: string, log: Log): Promise<Browser> {
  const folder = await browserFolder(process.env.FONTCONFIG_FILE);
  const remove = (): void => {
    folder.remove().catch((cause: unknown) => log.warn('browser_folder_removal_failed', { cause }));
  };
  try {
    const browser = await launchWithSandbox(path, folder, log);
    onProcessExit(browser, remove);
    return browser;
  } catch (error) {
    remove();
    throw error;
  }
}

/** A disconnected browser still writes to its folder until its process exits. */
function onProcessExit(browser: Browser, callback: () => void): void {
  const child = browser.process();
  if (child === null || child.exitCode !== null || child.signalCode !== null)
    browser.once('disconnected', callback);
  else child.once('exit', callback);
}

async function launchWithSandbox(path: string, folder: BrowserFolder, log: Log): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  try {
    return await launch(path, folder, isRoot ? ['--no-sandbox'] : []);
  } catch (error) {
    if (isRoot || !(await isSandboxUnavailable(path))) throw error;
    log.warn('browser_sandbox_unavailable', { cause: error });
    return await launch(path, folder, ['--no-sandbox']);
  }
}

const launch = (
  path: string,
  { variables, profile }: BrowserFolder,
  extraArguments: string[],
): Promise<Browser> =>
  puppeteer.launch({
    executablePath: path,
    headless: /headless[-_]shell/.test(realpathSync(path)) ? 'shell' : true,
    pipe: true,
    args: [...ARGUMENTS, ...extraArguments],
    // Inherited by the browser; not read here.
    env: { ...process.env, ...variables },
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout: 30_000,
    protocolTimeout: 600_000,
    // Protocol messages contain whole documents: never log them, whatever NODE_DEBUG asks for.
    logger: () => undefined,
    userDataDir: profile,
  });
