import type { Browser } from 'puppeteer';
import { abortable } from '../platform/async/abortable.ts';
import { settlesWithin } from '../platform/async/settles-within.ts';
import type { Log } from '../platform/log/log.ts';
import { killBrowser } from './kill-browser.ts';
import { isPageLost, PageLostError } from './page-lost-error.ts';
import { MemoryGuard } from './page-memory-guard.ts';
import { PrintPage } from './print-page.ts';

/** A page is replaced after this many prints. */
const PRINTS_PER_PAGE = 250;
/** A page that has loaded this many characters keeps the memory of large documents. */
const LARGE_PAGE_CHARACTERS = 2_000_000;
/** A page that takes longer to close gets its browser killed. */
const CLOSE_TIMEOUT_MS = 2_000;
/** A browser that takes longer to respond is killed. */
const RESPONSE_TIMEOUT_MS = 5_000;

/** A page and how often it has printed. */
type Slot = { page: PrintPage; prints: number };

/** A result, and a promise for the reset of the page that made it. */
export type Printed<Result> = { result: Result; settled: Promise<void> };

/** One browser process with its pages; each page does one print at a time. */
export class RunningBrowser {
  /** Aborts when the browser ends; pending protocol calls would never settle. */
  readonly closed: AbortSignal;
  /** How many prints it has started. */
  prints = 0;
  /** Whether it takes no more prints and closes after its last one. */
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

  /** Calls `work` with an idle page or a new one. @throws the error of the work, or the loss of the page or browser. */
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

  /** Whether the browser has ended. One that does not respond in time is killed. */
  async hasEnded(): Promise<boolean> {
    if (!this.connected) return true;
    const answer = abortable(this.browser.version(), this.closed);
    if (!(await settlesWithin(answer, RESPONSE_TIMEOUT_MS))) await this.kill();
    return !this.connected;
  }

  /** Closes idle pages that have loaded large documents. */
  async closeLargePages(): Promise<void> {
    const largePages = this.idlePages.filter(({ page }) => page.characters >= LARGE_PAGE_CHARACTERS);
    this.idlePages = this.idlePages.filter((slot) => !largePages.includes(slot));
    await Promise.all(largePages.map(({ page }) => this.closePage(page)));
  }

  /** Takes no more prints; closes after the last one. */
  retire(): void {
    this.retired = true;
    this.closeIfDrained();
  }

  /** Closes the browser; kills it when that takes too long. */
  async close(): Promise<void> {
    if (!(await settlesWithin(this.browser.close(), CLOSE_TIMEOUT_MS))) await this.kill();
  }

  /** Kills its processes. */
  async kill(): Promise<void> {
    await killBrowser(this.browser);
  }

  /**
   * Why a print failed. A page may report a protocol error before its crash event arrives; after a round trip to the
   * browser the crash is known.
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

  /** Opens a page. When the wait is aborted, the page is closed as soon as it is open. */
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

  /** Resets a page for the next print, or closes it when it has printed enough. */
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

  /** Takes an idle page that has not crashed. */
  private takeIdlePage(): Slot | undefined {
    this.idlePages = this.idlePages.filter(({ page }) => !page.crashed.aborted);
    return this.idlePages.pop();
  }

  private closeIfDrained(): void {
    if (!this.retired || this.active > 0 || !this.connected) return;
    this.browser.close().catch((cause: unknown) => this.log.warn('browser_close_failed', { cause }));
  }

  /** Closes a page; kills the browser when the page does not close in time. */
  private async closePage(page: PrintPage): Promise<void> {
    if (!this.connected || (await settlesWithin(page.close(), CLOSE_TIMEOUT_MS))) return;
    this.log.warn('page_close_timed_out');
    await this.kill();
  }
}
