import { randomUUID } from 'node:crypto';
import type { Browser, CDPSession, Page, Protocol } from 'puppeteer';
import { fontFiles } from '../fonts/font-files.ts';
import { PageLostError } from './page-lost-error.ts';
import { PAGE_ORIGIN, type PagePictures } from './page-pictures.ts';

/** Bounds for what a loaded document still waits for, in milliseconds. */
const FONT_WAIT = 5_000;

const DOCUMENT_HEADERS = [
  { name: 'content-type', value: 'text/html; charset=utf-8' },
  {
    name: 'content-security-policy',
    value:
      "default-src 'none'; img-src 'self' data:; font-src 'self' data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; sandbox",
  },
  { name: 'referrer-policy', value: 'no-referrer' },
  { name: 'cache-control', value: 'no-store' },
];
const FONT_HEADERS = [
  { name: 'content-type', value: 'font/woff2' },
  { name: 'access-control-allow-origin', value: '*' },
  { name: 'cache-control', value: 'max-age=86400, immutable' },
];

/** Where a document finds a font of the drawing. */
export const pageFontUrl = (file: string): string => `${PAGE_ORIGIN}/fonts/${file}`;

/** A document to be printed, the pictures that it names, and whether its print carries tags. */
export type PrintDocument = { html: string; pictures?: PagePictures; tagged?: boolean };

/**
 * A page that prints one document after another. Each document is a navigation of its own: a new window without
 * anything of the one before. Script is off; every request is answered here, from memory: the document, the
 * drawing's fonts, the report's pictures, and for all else a refusal.
 */
export class PrintPage {
  private readonly page: Page;
  private readonly session: CDPSession;
  private current: (PrintDocument & { path: string }) | undefined;
  private refused = 0;
  private readonly crash = new AbortController();

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.session = session;
    session.on('Fetch.requestPaused', (event) => {
      this.answer(event).catch(ignoreClosed);
    });
    session.once('Inspector.targetCrashed', () => this.crash.abort(new PageLostError('the page crashed')));
  }

  static async open(browser: Browser): Promise<PrintPage> {
    const page = await browser.newPage();
    const session = await page.createCDPSession();
    await Promise.all([
      session.send('Page.enable'),
      session.send('Emulation.setScriptExecutionDisabled', { value: true }),
      session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
      session.send('Page.setDownloadBehavior', { behavior: 'deny' }),
    ]);
    return new PrintPage(page, session);
  }

  /** Aborts when the page's process ends: what waits for an answer of it would wait for ever. */
  get crashed(): AbortSignal {
    return this.crash.signal;
  }

  /** How many requests of documents were refused since this was last asked. */
  takeRefusedRequests(): number {
    const count = this.refused;
    this.refused = 0;
    return count;
  }

  /** Loads a document: its pictures decoded, its fonts there (bounded), nothing else waited for. */
  async load(document: PrintDocument): Promise<void> {
    const path = `/${randomUUID()}`;
    this.current = { ...document, path };
    await this.navigate(`${PAGE_ORIGIN}${path}`);
    await this.session.send('Runtime.evaluate', {
      expression:
        'Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => null))]).then(() => true)',
      awaitPromise: true,
      timeout: FONT_WAIT,
    });
  }

  /**
   * The value of an expression in the loaded document (script of the document itself stays off).
   * @returns what came back, to be parsed by the caller.
   */
  async evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = await this.session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails !== undefined) throw new Error(`evaluation failed: ${exceptionDetails.text}`);
    return result.value;
  }

  /**
   * The loaded document as a PDF on the paper that its `@page` rules name.
   * @param tagged with its structure for screen readers, and an outline of its headings.
   */
  async print({ tagged } = { tagged: false }): Promise<Uint8Array> {
    const { data } = await this.session.send('Page.printToPDF', {
      preferCSSPageSize: true,
      printBackground: true,
      generateTaggedPDF: tagged,
      generateDocumentOutline: tagged,
    });
    return Buffer.from(data, 'base64');
  }

  /** The upper left corner of the loaded document as PNG; `size` in CSS pixels, `scale` times as many in the picture. */
  async picture(size: { width: number; height: number }, scale: number): Promise<Uint8Array> {
    const { data } = await this.session.send('Page.captureScreenshot', {
      format: 'png',
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, ...size, scale },
    });
    return Buffer.from(data, 'base64');
  }

  /** Drops the document and what it held. */
  async blank(): Promise<void> {
    this.current = undefined;
    await this.navigate(`${PAGE_ORIGIN}/blank`);
  }

  async close(): Promise<void> {
    await this.page.close({ runBeforeUnload: false });
  }

  private async navigate(url: string): Promise<void> {
    const { promise: loaded, resolve } = Promise.withResolvers<void>();
    this.session.once('Page.loadEventFired', () => resolve());
    const { errorText } = await this.session.send('Page.navigate', { url });
    if (errorText !== undefined) throw new Error(`navigation failed: ${errorText}`);
    await loaded;
  }

  private async answer(event: Protocol.Fetch.RequestPausedEvent): Promise<void> {
    const { requestId } = event;
    const reply = this.replyTo(event.request.url);
    if (reply === undefined) {
      this.refused += 1;
      await this.session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
      return;
    }
    await this.session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: reply.headers,
      body: reply.body.toString('base64'),
    });
  }

  private replyTo(url: string): { headers: typeof DOCUMENT_HEADERS; body: Buffer } | undefined {
    const { origin, pathname } = new URL(url);
    if (origin !== PAGE_ORIGIN) return undefined;
    if (pathname === '/blank') return { headers: DOCUMENT_HEADERS, body: Buffer.alloc(0) };
    if (pathname === this.current?.path)
      return { headers: DOCUMENT_HEADERS, body: Buffer.from(this.current.html, 'utf8') };
    if (pathname.startsWith('/fonts/')) {
      const body = fontFiles.get(pathname.slice(7));
      return body === undefined ? undefined : { headers: FONT_HEADERS, body };
    }
    const picture = this.current?.pictures?.at(pathname);
    if (picture === undefined) return undefined;
    return {
      headers: [{ name: 'content-type', value: `image/${picture.type}` }],
      body: Buffer.from(picture.bytes),
    };
  }
}

/** A request of a page that was closed meanwhile needs no answer. */
function ignoreClosed(error: unknown): void {
  const gone = /closed|detached|Invalid InterceptionId|Session/i;
  if (!(error instanceof Error) || !gone.test(error.message)) throw error;
}
