import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import type { Browser, CDPSession, Protocol } from 'puppeteer';
import { tooLarge } from '../errors/render-error.ts';
import { fontFiles } from '../fonts/font-files.ts';
import { FORMAT_LIMITS } from '../limits/format-limits.ts';
import { PAGE_ORIGIN } from '../page-assets/page-origin.ts';
import type { PagePictures } from '../page-assets/page-pictures.ts';
import { PageLostError } from './page-lost-error.ts';
import { OVERSIZED_PAGE_SIGNAL } from './page-memory-guard.ts';

/** How long a document that is laid out may wait for its fonts and pictures, in milliseconds. */
const READY_TIMEOUT_MS = 5_000;

const DOCUMENT_HEADERS = [
  { name: 'content-type', value: 'text/html; charset=utf-8' },
  {
    name: 'content-security-policy',
    // With an origin of its own for each document the browser would ask for the same fonts again and again.
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

/** The layout asks for the fonts; then they and the pictures are waited for. In CSS pixels, what runs over included. */
const MEASURE_HEIGHT = 'document.documentElement.scrollHeight';
/** Letter paper in CSS pixels. */
const PAPER_HEIGHT = 1_056;
const WAIT_FOR_FONTS_AND_IMAGES =
  'Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => null))]).then(() => true)';

/**
 * Shows nothing on the screen any more: the browser would lay the whole document out for it again after a print,
 * which is a quarter of the work.
 */
const HIDE_ON_SCREEN =
  "document.head.append(Object.assign(document.createElement('style'), { media: 'screen', textContent: 'html{display:none}' }))";

/** A document to be printed, the pictures that it names, and whether its print carries tags. */
export type PrintDocument = { html: string; pictures?: PagePictures; tagged?: boolean };

/**
 * A page that prints one document after another. After each it is navigated to an empty document: a new window
 * without anything of the one before, made ready while nobody waits. Into this one the next document is written, for
 * a navigation costs a third of a short print. Script is off; every request is answered here, from memory: the empty
 * document, the drawing's fonts, the report's pictures, and for all else a refusal.
 */
export class PrintPage {
  private readonly session: CDPSession;
  private readonly frameId: string;
  private pictures: PagePictures | undefined;
  /** Whether the page holds a document, which the next one would be written over. */
  private loadedDocument = false;
  /** Whether a document was printed whose load had not ended; its end could be taken for that of the next one. */
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
   * Aborts when the page's process ends: what waits for an answer of it would wait for ever. Its reason is a
   * PageLostError, or RenderError body_too_large for a page that was ended because of its memory.
   */
  get crashed(): AbortSignal {
    return this.crashController.signal;
  }

  /** The length of all documents that the page has loaded. */
  get characters(): number {
    return this.loadedCharacters;
  }

  /** Whether the page may print another document. */
  get reusable(): boolean {
    return !this.loadPending;
  }

  /** How many requests of documents were refused since this was last asked. */
  takeRefusedRequests(): number {
    const count = this.refusedRequests;
    this.refusedRequests = 0;
    return count;
  }

  /**
   * Loads a document: its pictures decoded, its fonts there (both bounded), nothing else waited for.
   * @throws RenderError body_too_large for one that is longer than a print may be: laid out it weighs little, printed
   * it would take all memory.
   */
  async load(document: PrintDocument): Promise<void> {
    if (this.loadedDocument) await this.blank();
    this.loadedDocument = true;
    this.loadedCharacters += document.html.length;
    this.pictures = document.pictures;
    // All at once: each answer that is waited for costs its way there and back.
    await Promise.all([
      this.session.send('Page.setDocumentContent', { frameId: this.frameId, html: document.html }),
      this.waitUntilReady(),
    ]);
  }

  /**
   * Waits for the end of the load, for fonts and for pictures, but not for ever: a document may keep its load from
   * ending. (The protocol's own limit does not end the wait for a promise.)
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
    // Sent before it and not waited for: an answer costs its way there and back.
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

  /** The upper left corner of the loaded document as PNG; `size` in CSS pixels, `scale` times as many in the picture. */
  async screenshot(size: { width: number; height: number }, scale: number): Promise<Uint8Array> {
    const { data } = await this.session.send('Page.captureScreenshot', {
      format: 'png',
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, ...size, scale },
    });
    return Buffer.from(data, 'base64');
  }

  /** Drops the document and what it held. */
  async blank(): Promise<void> {
    this.pictures = undefined;
    await Promise.all([this.nextLoad(), this.navigate()]);
    this.loadedDocument = false;
  }

  async close(): Promise<void> {
    await this.session.send('Page.close');
  }

  /** The browser tells of the end of any page's process, and of the signal that ended it. */
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

  /** The next document's load; a page that crashes first has none. */
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
      const body = fontFiles.get(pathname.slice(7));
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

/** One line to each browser; if it were hung up, puppeteer would take the browser for gone. */
const browserSessions = new WeakMap<Browser, Promise<CDPSession>>();

function browserSession(browser: Browser): Promise<CDPSession> {
  const known = browserSessions.get(browser);
  if (known !== undefined) return known;
  const root = openBrowserSession(browser.target().createCDPSession());
  browserSessions.set(browser, root);
  return root;
}

/** A line over which the browser tells what becomes of its pages. */
async function openBrowserSession(opening: Promise<CDPSession>): Promise<CDPSession> {
  const root = await opening;
  await root.send('Target.setDiscoverTargets', { discover: true });
  return root;
}

/** A page without puppeteer's own watching of it, which costs a tenth of a short print. */
async function newPage(root: CDPSession): Promise<{ session: CDPSession; targetId: string }> {
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true });
  const session = root.connection()?.session(sessionId);
  if (session == null) throw new PageLostError('the page ended as it was opened');
  return { session, targetId };
}

/** A request of a page that was closed meanwhile needs no answer. */
function ignoreClosedPage(error: unknown): void {
  const closedMessages = /closed|detached|Invalid InterceptionId|Session/i;
  if (!(error instanceof Error) || !closedMessages.test(error.message)) throw error;
}
