import type { Browser } from 'puppeteer';
import type { Log } from '../log/log.ts';
import { abortable } from '../signals/abortable.ts';
import { endProcess } from './end-process.ts';
import { inTime } from './in-time.ts';
import { isLost } from './is-lost.ts';
import { MemoryGuard } from './memory-guard.ts';
import { PageLostError } from './page-lost-error.ts';
import { PrintPage } from './print-page.ts';

/** A page is replaced after so many prints. */
const PRINTS_PER_PAGE = 250;
/** A page that has loaded so many characters has grown: its process keeps what large documents took. */
const CHARACTERS_OF_GROWN = 2_000_000;
/** How long a page that is dropped may take to close, in milliseconds, before its browser is ended. */
const CLOSE_WAIT = 2_000;
/** How long a browser may take to say that it is there, in milliseconds. */
const ANSWER_WAIT = 5_000;

/** A page and how often it has printed. */
type Slot = { page: PrintPage; prints: number };

/** A result, and when the page that made it is clean. */
export type Printed<Result> = { result: Result; settled: Promise<void> };

/** One process of the browser with its pages, one print at a time each. */
export class RunningBrowser {
  /** Aborts when the browser ends: what waits for an event of it would wait for ever. */
  readonly gone: AbortSignal;
  /** How many prints it was given. */
  prints = 0;
  /** Whether it takes no more prints and ends with its last one. */
  retired = false;
  private readonly browser: Browser;
  private readonly log: Log;
  private readonly guard: MemoryGuard;
  private readonly left: (refused: number) => void;
  private idle: Slot[] = [];
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
      ended: (browser: RunningBrowser) => void;
      left: (refused: number) => void;
    },
  ) {
    this.browser = browser;
    this.log = options.log;
    this.left = options.left;
    this.guard = new MemoryGuard(this.pid ?? 0, options.pageMemory, options.log);
    const gone = new AbortController();
    this.gone = gone.signal;
    browser.on('disconnected', () => {
      gone.abort(new PageLostError('the browser ended'));
      options.ended(this);
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
      slot = this.idlePage() ?? { page: await this.openPage(signal), prints: 0 };
      slot.prints += 1;
      const either = AbortSignal.any([signal, this.gone, slot.page.crashed]);
      const result = await abortable(work(slot.page), either);
      return { result, settled: this.giveBack(slot) };
    } catch (error) {
      const told = await this.causeOf(error, signal, slot?.page);
      if (slot !== undefined) await this.drop(slot.page);
      this.leave(slot?.page);
      throw told;
    }
  }

  /** Whether it is gone. One that says nothing for a while is ended. */
  async hasEnded(): Promise<boolean> {
    if (!this.connected) return true;
    const answer = abortable(this.browser.version(), this.gone);
    if (!(await inTime(answer, ANSWER_WAIT))) await this.end();
    return !this.connected;
  }

  /** Closes the pages that nobody prints on and that large documents have grown. */
  async dropGrown(): Promise<void> {
    const grown = this.idle.filter(({ page }) => page.characters >= CHARACTERS_OF_GROWN);
    this.idle = this.idle.filter((slot) => !grown.includes(slot));
    await Promise.all(grown.map(({ page }) => this.drop(page)));
  }

  /** Takes no more prints; ends with its last one. */
  retire(): void {
    this.retired = true;
    this.endIfDrained();
  }

  /** Ends it in order, and without a word if that takes too long. */
  async close(): Promise<void> {
    if (!(await inTime(this.browser.close(), CLOSE_WAIT))) await this.end();
  }

  /** Ends its processes without a word. */
  async end(): Promise<void> {
    await endProcess(this.browser);
  }

  /**
   * Why a print failed. A page whose process ends may first fail in words of its own: the browser is asked, and by its
   * answer the end of the page is known, too.
   */
  private async causeOf(error: unknown, signal: AbortSignal, page: PrintPage | undefined): Promise<unknown> {
    if (signal.aborted || page === undefined || !isLost(error)) return error;
    await this.hasEnded();
    return page.crashed.aborted && this.connected ? page.crashed.reason : error;
  }

  /** A new page. One that is there after the wait for it was given up is closed. */
  private async openPage(signal: AbortSignal): Promise<PrintPage> {
    const opening = PrintPage.open(this.browser);
    try {
      return await abortable(opening, AbortSignal.any([signal, this.gone]));
    } catch (error) {
      opening.then(
        (page) => this.drop(page),
        () => undefined,
      );
      throw error;
    }
  }

  /** Cleans a page for the next print, or closes it when it has done enough. */
  private async giveBack(slot: Slot): Promise<void> {
    try {
      if (slot.prints >= PRINTS_PER_PAGE || !slot.page.reusable) await this.drop(slot.page);
      else {
        await abortable(slot.page.blank(), AbortSignal.any([this.gone, slot.page.crashed]));
        this.idle.push(slot);
      }
    } catch (cause) {
      if (this.connected && !this.retired) this.log.warn('una página no se pudo limpiar', { cause });
      await this.drop(slot.page);
    } finally {
      this.leave(slot.page);
    }
  }

  private leave(page: PrintPage | undefined): void {
    this.active -= 1;
    this.endIfDrained();
    this.left(page?.takeRefusedRequests() ?? 0);
  }

  /** A page that waits for a document, unless its process ended meanwhile. */
  private idlePage(): Slot | undefined {
    this.idle = this.idle.filter(({ page }) => !page.crashed.aborted);
    return this.idle.pop();
  }

  private endIfDrained(): void {
    if (!this.retired || this.active > 0 || !this.connected) return;
    this.browser.close().catch((cause: unknown) => this.log.warn('el navegador no cerró', { cause }));
  }

  /** Closes a page; one that will not close takes its browser with it. */
  private async drop(page: PrintPage): Promise<void> {
    if (!this.connected || (await inTime(page.close(), CLOSE_WAIT))) return;
    this.log.warn('una página no cerró; se termina su navegador');
    await this.end();
  }
}
