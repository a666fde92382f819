import type { Browser } from 'puppeteer';
import { abortable } from '../platform/async/abortable.ts';
import type { Log } from '../platform/log/log.ts';
import { TenantSemaphore } from '../platform/queue/tenant-semaphore.ts';
import { findBrowser } from './find-browser.ts';
import { launchBrowser } from './launch-browser.ts';
import { isPageLost } from './page-lost-error.ts';
import type { PrintPage } from './print-page.ts';
import type { Printer } from './printer.ts';
import { processGroupMemory } from './process-memory.ts';
import { type Printed, RunningBrowser } from './running-browser.ts';

/** Pages that print concurrently: more than two gain nothing on two cores. A spare one serves a tenant that has none. */
export const CONCURRENT_PAGES = 2;
const SPARE_PAGES = 1;
/** A browser is replaced after this many prints. */
const PRINTS_PER_BROWSER = 2_000;
const START_TIMEOUT_MS = 20_000;
/** How often a print is retried when its browser dies; the job's deadline may end it earlier. */
const MAX_BROWSER_ATTEMPTS = 16;
/** How often it is retried when its page dies: the document itself may be the cause. */
const MAX_PAGE_ATTEMPTS = 2;
const MEMORY_CHECK_INTERVAL_MS = 2_000;

/** Whether the browser is off, being started, there, or cannot be started. */
export type BrowserState = 'off' | 'starting' | 'ready' | 'failed';

/** How often a print has lost its browser or its page. */
type Losses = { browsers: number; pages: number };

export type SupervisorOptions = {
  path: string | undefined;
  log: Log;
  onStart?: ((pid: number) => void) | undefined;
  /** Bytes above which the browser is replaced once its prints are done. */
  memoryLimit?: number | undefined;
  /** Bytes above which a page is killed while it prints. */
  pageMemory?: number | undefined;
};

/**
 * Keeps a warm browser and lends its pages, one print per page at a time. A browser that dies or has printed enough is
 * replaced: new prints go to the new one, the old one closes after its last print.
 */
export class BrowserSupervisor implements Printer {
  /** Counters for the metrics; `refused` counts network requests of documents. */
  readonly counts = { starts: 0, crashes: 0, memoryRestarts: 0, refused: 0, prints: 0 };
  /** Memory of the browser in bytes at the last check; 0 outside of Linux. */
  memory = 0;
  private readonly pageSlots = new TenantSemaphore({ slots: CONCURRENT_PAGES, spare: SPARE_PAGES });
  private readonly options: SupervisorOptions;
  private readonly log: Log;
  private memoryCheckedAt = 0;
  /** Pages that are being reset after a print. */
  private readonly settling = new Set<Promise<void>>();
  private currentState: BrowserState = 'off';
  private running: Promise<RunningBrowser> | undefined;
  private stopped = false;

  constructor(options: SupervisorOptions) {
    this.options = options;
    this.log = options.log;
  }

  get state(): BrowserState {
    return this.currentState;
  }

  /** Starts the browser if it is not running. @throws NoBrowserError */
  async ready(): Promise<void> {
    await this.current();
  }

  /** A printer for one tenant, which never gets all of the pages. */
  forTenant(tenant: string): Printer {
    return {
      withPage: (signal, work) => this.printFor(tenant, signal, work),
      closeLargePages: () => this.closeLargePages(),
    };
  }

  async withPage<Result>(signal: AbortSignal, work: (page: PrintPage) => Promise<Result>): Promise<Result> {
    return await this.printFor('', signal, work);
  }

  async closeLargePages(): Promise<void> {
    await Promise.allSettled(this.settling);
    await (await this.running)?.closeLargePages();
  }

  /** Closes the browser; later prints fail. */
  async stop(): Promise<void> {
    this.stopped = true;
    const running = await this.running?.catch(() => undefined);
    this.running = undefined;
    await running?.close();
  }

  /** Kills the browser process; its prints are retried on the next one. */
  async restart(): Promise<void> {
    await (await this.current()).kill();
  }

  private async printFor<Result>(
    tenant: string,
    signal: AbortSignal,
    work: (page: PrintPage) => Promise<Result>,
  ): Promise<Result> {
    const releaseSlot = await this.pageSlots.acquire(tenant, signal);
    let settled: Promise<void> = Promise.resolve();
    try {
      const printed = await this.printWithRetries(signal, work);
      settled = printed.settled;
      return printed.result;
    } finally {
      // The slot is released once the page is reset; the result does not wait for that.
      settled.then(releaseSlot, releaseSlot);
      this.settling.add(settled);
      const forget = (): void => void this.settling.delete(settled);
      settled.then(forget, forget);
    }
  }

  /** Prints, and retries when the page or the browser is lost. */
  private async printWithRetries<Result>(
    signal: AbortSignal,
    work: (page: PrintPage) => Promise<Result>,
  ): Promise<Printed<Result>> {
    const losses: Losses = { browsers: 0, pages: 0 };
    for (;;) {
      signal.throwIfAborted();
      const running = await abortable(this.current(), signal);
      try {
        this.counts.prints += 1;
        return await running.print(signal, work);
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        await this.recordLoss(error, running, losses);
      }
    }
  }

  /** Lost browsers are counted apart from lost pages: other documents may have caused them. @throws the error when no retry is left */
  private async recordLoss(error: unknown, running: RunningBrowser, losses: Losses): Promise<void> {
    if (!isPageLost(error)) throw error;
    losses[(await running.hasEnded()) ? 'browsers' : 'pages'] += 1;
    if (losses.browsers >= MAX_BROWSER_ATTEMPTS || losses.pages >= MAX_PAGE_ATTEMPTS) throw error;
    this.log.warn('print_retried', losses);
  }

  private async current(): Promise<RunningBrowser> {
    if (this.stopped) throw new Error('the renderer was stopped');
    if (this.running !== undefined) {
      const running = await this.running;
      if (running.connected && running.prints < PRINTS_PER_BROWSER) return running;
      this.retire(running);
    }
    this.running ??= this.launch();
    return this.running;
  }

  private async launch(): Promise<RunningBrowser> {
    this.currentState = 'starting';
    try {
      const browser = await this.launchWithRetries(findBrowser(this.options.path));
      const running: RunningBrowser = new RunningBrowser(browser, {
        log: this.log,
        pageMemory: this.options.pageMemory ?? Infinity,
        onEnd: (ended) => this.onBrowserEnded(ended),
        onPrintEnd: (refused) => {
          this.counts.refused += refused;
          this.checkMemoryInBackground(running);
        },
      });
      this.currentState = 'ready';
      this.options.onStart?.(running.pid ?? 0);
      return running;
    } catch (error) {
      this.running = undefined;
      this.currentState = 'failed';
      throw error;
    }
  }

  private onBrowserEnded(running: RunningBrowser): void {
    if (!this.stopped && !running.retired) this.counts.crashes += 1;
    this.retire(running);
    this.restartInBackground();
  }

  /** Starts the replacement now, so that the next report need not wait for it. */
  private restartInBackground(): void {
    if (this.stopped) return;
    this.current().catch((cause: unknown) => this.log.error('browser_restart_failed', { cause }));
  }

  private checkMemoryInBackground(running: RunningBrowser): void {
    this.checkMemory(running).catch((cause: unknown) =>
      this.log.warn('browser_memory_unreadable', { cause }),
    );
  }

  /** Retires a browser that exceeds its memory limit. */
  private async checkMemory(running: RunningBrowser): Promise<void> {
    const { pid } = running;
    if (pid === undefined || performance.now() - this.memoryCheckedAt < MEMORY_CHECK_INTERVAL_MS) return;
    this.memoryCheckedAt = performance.now();
    this.memory = (await processGroupMemory(pid)) ?? 0;
    if (this.memory <= (this.options.memoryLimit ?? Infinity) || running.retired) return;
    this.counts.memoryRestarts += 1;
    this.log.warn('browser_oversized', { bytes: this.memory });
    this.retire(running);
    this.restartInBackground();
  }

  /** A browser that is killed while it starts never responds: the launch has a timeout of its own and is retried. */
  private async launchWithRetries(path: string): Promise<Browser> {
    for (let attempt = 1; ; attempt += 1)
      try {
        const browser = await abortable(launchBrowser(path, this.log), AbortSignal.timeout(START_TIMEOUT_MS));
        this.counts.starts += 1;
        return browser;
      } catch (cause) {
        if (attempt >= MAX_BROWSER_ATTEMPTS) throw cause;
        this.log.warn('browser_launch_retried', { attempt, cause });
      }
  }

  /** Takes a browser out of service; it closes after its last print. */
  private retire(running: RunningBrowser): void {
    if (running.retired) return;
    this.running = undefined;
    this.currentState = this.stopped ? 'off' : 'starting';
    running.retire();
  }
}
