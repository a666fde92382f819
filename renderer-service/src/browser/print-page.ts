import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import type { Browser, CDPSession, Protocol } from 'puppeteer';
import { pageFont } from '../assets/fonts/font-files.ts';
import { PAGE_ORIGIN } from '../assets/page-assets/page-origin.ts';
import type { PagePictures } from '../assets/page-assets/page-pictures.ts';
import { tooLarge } from '../platform/errors/render-error.ts';
import { FORMAT_LIMITS } from '../platform/limits/format-limits.ts';
import { PageLostError } from './page-lost-error.ts';
import { OVERSIZED_PAGE_SIGNAL } from './page-memory-guard.ts';

/** How long a laid-out document may wait for its fonts and pictures. */
const READY_TIMEOUT_MS = 5_000;

const DOCUMENT_HEADERS = [
  { name: 'content-type', value: 'text/html; charset=utf-8' },
  {
    name: 'content-security-policy',
    // A separate origin per document would make the browser request the same fonts each time.
    value:
      "default-src 'none'; img-src 'self' data:; font-src 'self' data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; sandbox allow-same-origin",
  },
  { name: 'referrer-policy', value: 'no-referrer' },
  { name: 'cache-control', value: 'no-store' },
];
const FONT_HEADERS = [
  { name: 'content-type', value: 'font/woff2' },
  { name: 'access-control-allow-origin', value: '*' },
  { name: 'cache-control', value: 'max-age=86400, immutable' },
];

/** Forces a layout, which requests the fonts. In CSS pixels, overflow included. */
const MEASURE_HEIGHT = 'document.documentElement.scrollHeight';
/** Letter paper in CSS pixels. */
const PAPER_HEIGHT = 1_056;
const WAIT_FOR_FONTS_AND_IMAGES =
  'Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => null))]).then(() => true)';

/**
 * Hides the document on screen: after a print the browser would lay it out again for the screen, a quarter of the
 * total work.
 */
const HIDE_ON_SCREEN =
  "document.head.append(Object.assign(document.createElement('style'), { media: 'screen', textContent: 'html{display:none}' }))";

/** A document to print, the pictures that it references, and whether the PDF is tagged. */
export type PrintDocument = { html: string; pictures?: PagePictures; tagged?: boolean };

/**
 * A page that prints one document after another. After each print it navigates to a blank document, which discards the
 * window state; the next document is written into the blank one, because a navigation costs a third of a short print.
 * Scripts are off. Every request is intercepted and answered from memory (the blank document, the drawing's fonts, the
 * report's pictures) or blocked.
 */
export class PrintPage {
  private readonly session: CDPSession;
  private readonly frameId: string;
  private pictures: PagePictures | undefined;
  /** Whether the page holds a document that has to be discarded first. */
  private loadedDocument = false;
  /** Whether the last document was printed before its load event, which could be taken for the next document's. */
  private loadPending = false;
  private refusedRequests = 0;
  private loadedCharacters = 0;
  private readonly crashController = new AbortController();

  private constructor(session: CDPSession, frameId: string) {
    this.session = session;
    this.frameId = frameId;
    session.on('Fetch.requestPaused', (event) => {
      this.answer(event).catch(ignoreClosedPage);
    });
  }

  static async open(browser: Browser): Promise<PrintPage> {
    const root = await browserSession(browser);
    const { session, targetId } = await newPage(root);
    const [{ frameTree }] = await Promise.all([
      session.send('Page.getFrameTree'),
      session.send('Page.enable'),
      session.send('Emulation.setScriptExecutionDisabled', { value: true }),
      session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
      session.send('Page.setDownloadBehavior', { behavior: 'deny' }),
    ]);
    const opened = new PrintPage(session, frameTree.frame.id);
    opened.watchForCrash(root, targetId);
    await opened.blank();
    return opened;
  }

  /**
   * Aborts when the page's process ends; pending protocol calls would never settle. The reason is a PageLostError, or
   * RenderError body_too_large for a page that was killed because of its memory.
   */
  get crashed(): AbortSignal {
    return this.crashController.signal;
  }

  /** Total characters of the documents that the page has loaded. */
  get characters(): number {
    return this.loadedCharacters;
  }

  /** Whether the page may print another document. */
  get reusable(): boolean {
    return !this.loadPending;
  }

  /** Returns the number of blocked requests since the last call and resets it. */
  takeRefusedRequests(): number {
    const count = this.refusedRequests;
    this.refusedRequests = 0;
    return count;
  }

  /**
   * Loads a document and waits, for a bounded time, until its pictures are decoded and its fonts are loaded.
   * @throws RenderError body_too_large for a document that is too long to print: its layout is cheap, its print would
   * exhaust the memory.
   */
  async load(document: PrintDocument): Promise<void> {
    if (this.loadedDocument) await this.blank();
    this.loadedDocument = true;
    this.loadedCharacters += document.html.length;
    this.pictures = document.pictures;
    // In parallel, to save round trips.
    await Promise.all([
      this.session.send('Page.setDocumentContent', { frameId: this.frameId, html: document.html }),
      this.waitUntilReady(),
    ]);
  }

  /**
   * Waits for the load event, fonts and pictures, with a timeout: a document may never finish loading. (The protocol's
   * own timeout does not apply to awaited promises.)
   */
  private async waitUntilReady(): Promise<void> {
    const layout = this.measureHeight();
    const settled = Promise.all([
      this.nextLoad(),
      this.session.send('Runtime.evaluate', { expression: WAIT_FOR_FONTS_AND_IMAGES, awaitPromise: true }),
    ]);
    const { promise: timedOut, resolve } = Promise.withResolvers<void>();
    let timer: NodeJS.Timeout | undefined;
    const begin = layout.then(() => {
      timer = setTimeout(() => {
        this.loadPending = true;
        resolve();
      }, READY_TIMEOUT_MS);
    });
    try {
      await Promise.all([begin, Promise.race([settled, timedOut])]);
    } finally {
      clearTimeout(timer);
    }
    const pages = Math.ceil((await layout) / PAPER_HEIGHT);
    if (pages > FORMAT_LIMITS.onePiecePages)
      throw tooLarge(rendererMessages.tooLarge.pages(FORMAT_LIMITS.onePiecePages));
  }

  private async measureHeight(): Promise<number> {
    const { result } = await this.session.send('Runtime.evaluate', { expression: MEASURE_HEIGHT });
    return typeof result.value === 'number' ? result.value : 0;
  }

  /**
   * Evaluates an expression in the loaded document (the document's own scripts stay off).
   * @returns the raw value, to be parsed by the caller.
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
   * Prints the loaded document to PDF with the page size of its `@page` rules.
   * @param tagged with the structure tree for screen readers and an outline of the headings.
   * @throws the reason of `crashed` once the page's process has ended: Chromium itself ends, with everybody's pages,
   * when it is told to print such a page (a failed check, SIGTRAP).
   */
  async print({ tagged } = { tagged: false }): Promise<Uint8Array> {
    this.crashed.throwIfAborted();
    // Sent first but not awaited, to save a round trip.
    const hidden = tagged ? undefined : this.session.send('Runtime.evaluate', { expression: HIDE_ON_SCREEN });
    const printed = this.session.send('Page.printToPDF', {
      preferCSSPageSize: true,
      printBackground: true,
      generateTaggedPDF: tagged,
      generateDocumentOutline: tagged,
    });
    const [{ data }] = await Promise.all([printed, hidden]);
    return Buffer.from(data, 'base64');
  }

  /** A PNG of the top left corner of the loaded document. @param size in CSS pixels. @param scale image pixels per CSS pixel. */
  async screenshot(size: { width: number; height: number }, scale: number): Promise<Uint8Array> {
    const { data } = await this.session.send('Page.captureScreenshot', {
      format: 'png',
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, ...size, scale },
    });
    return Buffer.from(data, 'base64');
  }

  /** Discards the document. */
  async blank(): Promise<void> {
    this.pictures = undefined;
    await Promise.all([this.nextLoad(), this.navigate()]);
    this.loadedDocument = false;
  }

  async close(): Promise<void> {
    await this.session.send('Page.close');
  }

  /** Listens to the browser's crash events, which carry the signal that killed a page. */
  private watchForCrash(root: CDPSession, targetId: string): void {
    const crashed = (event: Protocol.Target.TargetCrashedEvent): void => {
      if (event.targetId !== targetId) return;
      this.crashController.abort(
        event.errorCode === OVERSIZED_PAGE_SIGNAL
          ? tooLarge(rendererMessages.tooLarge.memory)
          : new PageLostError('the page crashed'),
      );
    };
    const stopWatching = (event: Protocol.Target.TargetDestroyedEvent): void => {
      if (event.targetId !== targetId) return;
      root.off('Target.targetCrashed', crashed);
      root.off('Target.targetDestroyed', stopWatching);
    };
    root.on('Target.targetCrashed', crashed);
    root.on('Target.targetDestroyed', stopWatching);
  }

  private async navigate(): Promise<void> {
    const { errorText } = await this.session.send('Page.navigate', { url: `${PAGE_ORIGIN}/blank` });
    if (errorText !== undefined) throw new Error(`navigation failed: ${errorText}`);
  }

  /** Resolves at the next load event; rejects when the page crashes before. */
  private async nextLoad(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const crashController = (): void => reject(this.crashController.signal.reason);
    this.session.once('Page.loadEventFired', () => resolve());
    this.crashController.signal.addEventListener('abort', crashController, { once: true });
    try {
      await promise;
    } finally {
      this.crashController.signal.removeEventListener('abort', crashController);
    }
  }

  private async answer(event: Protocol.Fetch.RequestPausedEvent): Promise<void> {
    const { requestId } = event;
    const reply = this.responseTo(event.request.url);
    if (reply === undefined) {
      this.refusedRequests += 1;
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

  private responseTo(url: string): { headers: typeof DOCUMENT_HEADERS; body: Buffer } | undefined {
    const { origin, pathname } = new URL(url);
    if (origin !== PAGE_ORIGIN) return undefined;
    if (pathname === '/blank') return { headers: DOCUMENT_HEADERS, body: Buffer.alloc(0) };
    if (pathname.startsWith('/fonts/')) {
      const body = pageFont(pathname.slice(7));
      return body === undefined ? undefined : { headers: FONT_HEADERS, body };
    }
    const screenshot = this.pictures?.at(pathname);
    if (screenshot === undefined) return undefined;
    return {
      headers: [
        { name: 'content-type', value: `image/${screenshot.type}` },
        { name: 'cache-control', value: 'no-store' },
      ],
      body: Buffer.from(screenshot.bytes),
    };
  }
}

/** One session per browser; detaching it would make puppeteer consider the browser closed. */
const browserSessions = new WeakMap<Browser, Promise<CDPSession>>();

function browserSession(browser: Browser): Promise<CDPSession> {
  const known = browserSessions.get(browser);
  if (known !== undefined) return known;
  const root = openBrowserSession(browser.target().createCDPSession());
  browserSessions.set(browser, root);
  return root;
}

/** A browser-level session that receives target events. */
async function openBrowserSession(opening: Promise<CDPSession>): Promise<CDPSession> {
  const root = await opening;
  await root.send('Target.setDiscoverTargets', { discover: true });
  return root;
}

/** Opens a page without puppeteer's own page tracking, which costs a tenth of a short print. */
async function newPage(root: CDPSession): Promise<{ session: CDPSession; targetId: string }> {
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true });
  const session = root.connection()?.session(sessionId);
  if (session == null) throw new PageLostError('the page ended as it was opened');
  return { session, targetId };
}

/** Errors of answering a request of a page that was closed meanwhile are ignored. */
function ignoreClosedPage(error: unknown): void {
  const closedMessages = /closed|detached|Invalid InterceptionId|Session/i;
  if (!(error instanceof Error) || !closedMessages.test(error.message)) throw error;
}
