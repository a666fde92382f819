import { realpathSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer';
import { type InstalledFonts, installFonts } from '../fonts/install-fonts.ts';
import type { Log } from '../log/log.ts';

/** Nothing is resolved, nothing is asked of the makers' servers, nothing is kept. */
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
 * Starts a browser that prints, with the drawing's fonts installed for it. Its sandbox is on except for root, where
 * Chromium cannot have it, and where the system forbids user namespaces; the log says so.
 */
export async function launchBrowser(path: string, log: Log): Promise<Browser> {
  const fonts = await installFonts(process.env.FONTCONFIG_FILE);
  const remove = (): void => {
    fonts.remove().catch((cause: unknown) => log.warn('las letras del navegador no se borraron', { cause }));
  };
  try {
    const browser = await sandboxed(path, fonts, log);
    browser.once('disconnected', remove);
    return browser;
  } catch (error) {
    remove();
    throw error;
  }
}

async function sandboxed(path: string, fonts: InstalledFonts, log: Log): Promise<Browser> {
  const root = process.getuid?.() === 0;
  try {
    return await start(path, fonts, root ? ['--no-sandbox'] : []);
  } catch (error) {
    if (root || !(error instanceof Error) || !/sandbox|namespace/i.test(error.message)) throw error;
    log.warn('el sistema no permite el aislamiento de Chromium; se inicia sin él', { cause: error.message });
    return await start(path, fonts, ['--no-sandbox']);
  }
}

const start = (path: string, { variables }: InstalledFonts, more: string[]): Promise<Browser> =>
  puppeteer.launch({
    executablePath: path,
    headless: /headless[-_]shell/.test(realpathSync(path)) ? 'shell' : true,
    pipe: true,
    args: [...ARGUMENTS, ...more],
    // What the browser inherits; nothing is read here.
    env: { ...process.env, ...variables },
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout: 30_000,
    protocolTimeout: 600_000,
  });
