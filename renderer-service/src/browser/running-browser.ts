import type { Browser } from 'puppeteer';
import { abortable } from '../async/abortable.ts';
import { settlesWithin } from '../async/settles-within.ts';
import type { Log } from '../log/log.ts';
import { killBrowser } from './kill-browser.ts';
import { isPageLost, PageLostError } from './page-lost-error.ts';
import { MemoryGuard } from './page-memory-guard.ts';
import { PrintPage } from './print-page.ts';

/** A page is replaced after so many prints. */
const PRINTS_PER_PAGE = 250;
/** A page that has loaded so many characters has grown: its process keeps what large documents took. */
const LARGE_PAGE_CHARACTERS = 2_000_000;
/** How long a page that is dropped may take to close, in milliseconds, before its browser is ended. */
const CLOSE_TIMEOUT_MS = 2_000;
/** How long a browser may take to say that it is there, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 5_000;

/** A page and how often it has printed. */
type Slot = { page: PrintPage; prints: number };

/** A result, and when the page that made it is clean. */
export type Printed<Result> = { result: Result; settled: Promise<void> };

/** One process of the browser with its pages, one print at a time each. */
export class RunningBrowser {
  /** Aborts when the browser ends: what waits for an event of it would wait for ever. */
  readonly closed: AbortSignal;
  /** How many prints it was given. */
  prints = 0;
  /** Whether it takes no more prints and ends with its last one. */
  retired = false;
  private readonly browser: Browser;
  private readonly log: Log;
  private readonly guard: MemoryGuard;
  private readonly onPrintEnd: (refused: number) => void;
  private idlePages: Slot[] = [];
  private active = 0;

  /**
   * @param options `pageMemory`: bytes that each page may grow to; `ended` is called once when the browser ends, `left`
   * after each print, with the number of its requests that were refused.
   */
  constructor(
    browser: Browser,
    options: {
      log: Log;
      pageMemory: number;
      onEnd: (browser: RunningBrowser) => void;
      onPrintEnd: (refused: number) => void;
    },
  ) {
    this.browser = browser;
    this.log = options.log;
    this.onPrintEnd = options.onPrintEnd;
    this.guard = new MemoryGuard(this.pid ?? 0, options.pageMemory, options.log);
    const closed = new AbortController();
    this.closed = closed.signal;
    browser.on('disconnected', () => {
      closed.abort(new PageLostError('the browser ended'));
      options.onEnd(this);
    });
  }

  get pid(): number | undefined {
    return this.browser.process()?.pid;
  }

  get connected(): boolean {
    return this.browser.connected;
  }

  /** Does a work on one of its pages, or on a new one. @throws what the work threw, or the end of page or browser. */
  async print<Result>(
    signal: AbortSignal,
    work: (page: PrintPage) => Promise<Result>,
  ): Promise<Printed<Result>> {
    this.active += 1;
    this.prints += 1;
    let slot: Slot | undefined;
    using _watch = this.guard.watch();
    try {
      slot = this.takeIdlePage() ?? { page: await this.openPage(signal), prints: 0 };
      slot.prints += 1;
      const aborted = AbortSignal.any([signal, this.closed, slot.page.crashed]);
      const result = await abortable(work(slot.page), aborted);
      return { result, settled: this.recyclePage(slot) };
    } catch (error) {
      const failure = await this.failureOf(error, signal, slot?.page);
      if (slot !== undefined) await this.closePage(slot.page);
      this.finishPrint(slot?.page);
      throw failure;
    }
  }

  /** Whether it is gone. One that says nothing for a while is ended. */
  async hasEnded(): Promise<boolean> {
    if (!this.connected) return true;
    const answer = abortable(this.browser.version(), this.closed);
    if (!(await settlesWithin(answer, RESPONSE_TIMEOUT_MS))) await this.kill();
    return !this.connected;
  }

  /** Closes the pages that nobody prints on and that large documents have grown. */
  async closeLargePages(): Promise<void> {
    const largePages = this.idlePages.filter(({ page }) => page.characters >= LARGE_PAGE_CHARACTERS);
    this.idlePages = this.idlePages.filter((slot) => !largePages.includes(slot));
    await Promise.all(largePages.map(({ page }) => this.closePage(page)));
  }

  /** Takes no more prints; ends with its last one. */
  retire(): void {
    this.retired = true;
    this.closeIfDrained();
  }

  /** Ends it in order, and without a word if that takes too long. */
  async close(): Promise<void> {
    if (!(await settlesWithin(this.browser.close(), CLOSE_TIMEOUT_MS))) await this.kill();
  }

  /** Ends its processes without a word. */
  async kill(): Promise<void> {
    await killBrowser(this.browser);
  }

  /**
   * Why a print failed. A page whose process ends may first fail in words of its own: the browser is asked, and by its
   * answer the end of the page is known, too.
   */
  private async failureOf(
    error: unknown,
    signal: AbortSignal,
    page: PrintPage | undefined,
  ): Promise<unknown> {
    if (signal.aborted || page === undefined || !isPageLost(error)) return error;
    await this.hasEnded();
    return page.crashed.aborted && this.connected ? page.crashed.reason : error;
  }

  /** A new page. One that is there after the wait for it was given up is closed. */
  private async openPage(signal: AbortSignal): Promise<PrintPage> {
    const opening = PrintPage.open(this.browser);
    try {
      return await abortable(opening, AbortSignal.any([signal, this.closed]));
    } catch (error) {
      opening.then(
        (page) => this.closePage(page),
        () => undefined,
      );
      throw error;
    }
  }

  /** Cleans a page for the next print, or closes it when it has done enough. */
  private async recyclePage(slot: Slot): Promise<void> {
    try {
      if (slot.prints >= PRINTS_PER_PAGE || !slot.page.reusable) await this.closePage(slot.page);
      else {
        await abortable(slot.page.blank(), AbortSignal.any([this.closed, slot.page.crashed]));
        this.idlePages.push(slot);
      }
    } catch (cause) {
      if (this.connected && !this.retired) this.log.warn('page_recycle_failed', { cause });
      await this.closePage(slot.page);
    } finally {
      this.finishPrint(slot.page);
    }
  }

  private finishPrint(page: PrintPage | undefined): void {
    this.active -= 1;
    this.closeIfDrained();
    this.onPrintEnd(page?.takeRefusedRequests() ?? 0);
  }

  /** A page that waits for a document, unless its process ended meanwhile. */
  private takeIdlePage(): Slot | undefined {
    this.idlePages = this.idlePages.filter(({ page }) => !page.crashed.aborted);
    return this.idlePages.pop();
  }

  private closeIfDrained(): void {
    if (!this.retired || this.active > 0 || !this.connected) return;
    this.browser.close().catch((cause: unknown) => this.log.warn('browser_close_failed', { cause }));
  }

  /** Closes a page; one that will not close takes its browser with it. */
  private async closePage(page: PrintPage): Promise<void> {
    if (!this.connected || (await settlesWithin(page.close(), CLOSE_TIMEOUT_MS))) return;
    this.log.warn('page_close_timed_out');
    await this.kill();
  }
}
