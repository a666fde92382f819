import type { Browser } from 'puppeteer';
import type { Log } from '../log/log.ts';
import { findBrowser } from './find-browser.ts';
import { launchBrowser } from './launch-browser.ts';
import { PrintPage } from './print-page.ts';
import { Semaphore } from './semaphore.ts';

/** Pages that print at once: on two cores nothing is gained past two. */
export const PAGES = 2;
/** A browser is replaced after so many prints, before it grows old. */
const PRINTS_PER_BROWSER = 2_000;
/** A page is replaced after so many prints. */
const PRINTS_PER_PAGE = 250;
/** How long a page that is dropped may take to close, in milliseconds, before its browser is ended. */
const CLOSE_WAIT = 2_000;
/** A print whose browser dies is done again so many times. */
const TRIES = 4;

/** A page and how often it has printed. */
type Slot = { page: PrintPage; prints: number };

/** One process of the browser and what belongs to it. */
type Running = {
  browser: Browser;
  idle: Slot[];
  active: number;
  prints: number;
  retired: boolean;
};

/**
 * Keeps a warm browser and hands out its pages, one print at a time each. A browser that dies or has printed
 * enough is replaced: new prints go to the new one, the old one ends when its last print is done.
 */
export class BrowserSupervisor {
  /** How often the browser was started, and how many requests of documents were refused. */
  readonly counts = { starts: 0, crashes: 0, refused: 0, prints: 0 };
  private readonly places = new Semaphore(PAGES);
  private readonly path: string | undefined;
  private readonly log: Log;
  private running: Promise<Running> | undefined;
  private stopped = false;

  constructor(options: { path: string | undefined; log: Log }) {
    this.path = options.path;
    this.log = options.log;
  }

  /** Starts the browser if it is not there. @throws NoBrowserError */
  async ready(): Promise<void> {
    await this.current();
  }

  /**
   * Gives `work` a page. The work only reads from the page, so that it can be done again when the browser dies.
   * When the signal aborts the page is dropped at once and its place is free again.
   * @throws the signal's reason, or what the work threw.
   */
  async withPage<Result>(signal: AbortSignal, work: (page: PrintPage) => Promise<Result>): Promise<Result> {
    const leave = await this.places.take(signal);
    let settled: Promise<void> = Promise.resolve();
    try {
      for (let attempt = 1; ; attempt += 1) {
        signal.throwIfAborted();
        const running = await this.current();
        try {
          const printed = await this.printOn(running, signal, work);
          settled = printed.settled;
          return printed.result;
        } catch (error) {
          if (signal.aborted || running.browser.connected || attempt >= TRIES) throw error;
          this.log.warn('el navegador terminó a media impresión; se repite', { attempt });
        }
      }
    } finally {
      // The result need not wait for the page to be cleaned; the next print does.
      settled.then(leave, leave);
    }
  }

  /** Ends the browser; later prints fail. */
  async stop(): Promise<void> {
    this.stopped = true;
    const running = await this.running?.catch(() => undefined);
    this.running = undefined;
    await running?.browser.close();
  }

  /** The process of the browser that prints now, for whoever watches it from outside. */
  async processId(): Promise<number | undefined> {
    return (await this.current()).browser.process()?.pid;
  }

  private async current(): Promise<Running> {
    if (this.stopped) throw new Error('the renderer was stopped');
    if (this.running !== undefined) {
      const running = await this.running;
      if (running.browser.connected && running.prints < PRINTS_PER_BROWSER) return running;
      this.retire(running);
    }
    this.running ??= this.launch();
    return this.running;
  }

  private async launch(): Promise<Running> {
    try {
      const browser = await launchBrowser(findBrowser(this.path), this.log);
      this.counts.starts += 1;
      const running: Running = { browser, idle: [], active: 0, prints: 0, retired: false };
      browser.on('disconnected', () => {
        if (!this.stopped && !running.retired) this.counts.crashes += 1;
        this.retire(running);
      });
      return running;
    } catch (error) {
      this.running = undefined;
      throw error;
    }
  }

  /** Takes a browser out of service; it ends with its last print. */
  private retire(running: Running): void {
    if (running.retired) return;
    running.retired = true;
    this.running = undefined;
    this.endIfDrained(running);
  }

  private endIfDrained(running: Running): void {
    if (!running.retired || running.active > 0 || !running.browser.connected) return;
    running.browser.close().catch((cause: unknown) => this.log.warn('el navegador no cerró', { cause }));
  }

  private async printOn<Result>(
    running: Running,
    signal: AbortSignal,
    work: (page: PrintPage) => Promise<Result>,
  ): Promise<{ result: Result; settled: Promise<void> }> {
    running.active += 1;
    running.prints += 1;
    this.counts.prints += 1;
    let slot: Slot | undefined;
    try {
      slot = running.idle.pop() ?? { page: await PrintPage.open(running.browser), prints: 0 };
      slot.prints += 1;
      const result = await untilAborted(work(slot.page), signal);
      return { result, settled: this.giveBack(running, slot) };
    } catch (error) {
      if (slot !== undefined) await this.drop(running, slot.page);
      this.leave(running);
      throw error;
    }
  }

  /** Cleans a page for the next print, or closes it when it has done enough. */
  private async giveBack(running: Running, slot: Slot): Promise<void> {
    try {
      this.counts.refused += slot.page.takeRefusedRequests();
      if (slot.prints >= PRINTS_PER_PAGE) await this.drop(running, slot.page);
      else {
        await slot.page.blank();
        running.idle.push(slot);
      }
    } catch (cause) {
      if (running.browser.connected) this.log.warn('una página no se pudo limpiar', { cause });
      await this.drop(running, slot.page);
    } finally {
      this.leave(running);
    }
  }

  private leave(running: Running): void {
    running.active -= 1;
    this.endIfDrained(running);
  }

  /** Closes a page; one that will not close (an endless layout) takes its browser with it. */
  private async drop(running: Running, page: PrintPage): Promise<void> {
    if (!running.browser.connected) return;
    const { promise: late, resolve } = Promise.withResolvers<'late'>();
    const timer = setTimeout(() => resolve('late'), CLOSE_WAIT);
    const closing = page.close().then(
      () => 'closed' as const,
      () => 'closed' as const,
    );
    const outcome = await Promise.race([closing, late]);
    clearTimeout(timer);
    if (outcome === 'late') {
      this.log.warn('una página no cerró; se termina su navegador');
      running.browser.process()?.kill('SIGKILL');
    }
  }
}

/** The promise's value, unless the signal aborts first. */
async function untilAborted<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = (): void => reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
    // What an abandoned print says later is nobody's concern.
    promise.catch(() => undefined);
  }
}
