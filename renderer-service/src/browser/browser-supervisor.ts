import type { Browser } from 'puppeteer';
import type { Log } from '../log/log.ts';
import { FairPlaces } from '../queue/fair-places.ts';
import { abortable } from '../signals/abortable.ts';
import { groupMemory } from './browser-memory.ts';
import { findBrowser } from './find-browser.ts';
import { isLost } from './is-lost.ts';
import { launchBrowser } from './launch-browser.ts';
import type { PrintPage } from './print-page.ts';
import type { Printer } from './printer.ts';
import { type Printed, RunningBrowser } from './running-browser.ts';

/** Pages that print at once: on two cores nothing is gained past two. One more is for a tenant that has none. */
export const PAGES = 2;
const SPARE_PAGES = 1;
/** A browser is replaced after so many prints, before it grows old. */
const PRINTS_PER_BROWSER = 2_000;
/** How long a browser may take to start, in milliseconds. */
const START_WAIT = 20_000;
/** A print whose browser dies is done again so many times; the deadline of its job ends it earlier. */
const BROWSER_TRIES = 16;
/** And one whose page dies so many times: the document itself may be what kills it. */
const PAGE_TRIES = 2;
/** Between two looks at a browser's memory, in milliseconds. */
const MEMORY_EVERY = 2_000;

/** How often what a print worked on has ended. */
type Losses = { browsers: number; pages: number };

export type SupervisorOptions = {
  path: string | undefined;
  log: Log;
  started?: ((pid: number) => void) | undefined;
  /** Bytes past which the browser is replaced once its prints are done. */
  memoryLimit?: number | undefined;
  /** Bytes past which a page is ended while it prints. */
  pageMemory?: number | undefined;
};

/**
 * Keeps a warm browser and hands out its pages, one print at a time each. A browser that dies or has printed
 * enough is replaced: new prints go to the new one, the old one ends when its last print is done.
 */
export class BrowserSupervisor implements Printer {
  /** How often the browser was started, and how many requests of documents were refused. */
  readonly counts = { starts: 0, crashes: 0, memoryRestarts: 0, refused: 0, prints: 0 };
  /** Memory of the browser in bytes when it was last looked at; 0 where the system does not tell. */
  memory = 0;
  private readonly places = new FairPlaces({ places: PAGES, spare: SPARE_PAGES });
  private readonly options: SupervisorOptions;
  private readonly log: Log;
  private lookedAt = 0;
  /** Pages that are being cleaned after a print. */
  private readonly settling = new Set<Promise<void>>();
  private alive: 'apagado' | 'iniciando' | 'listo' | 'fallo' = 'apagado';
  private running: Promise<RunningBrowser> | undefined;
  private stopped = false;

  constructor(options: SupervisorOptions) {
    this.options = options;
    this.log = options.log;
  }

  /** How the browser is: off, being started, there, or not to be started. */
  get state(): 'apagado' | 'iniciando' | 'listo' | 'fallo' {
    return this.alive;
  }

  /** Starts the browser if it is not there. @throws NoBrowserError */
  async ready(): Promise<void> {
    await this.current();
  }

  /** The pages as a tenant is given them: never all of them. */
  forTenant(tenant: string): Printer {
    return {
      withPage: (signal, work) => this.printFor(tenant, signal, work),
      dropGrown: () => this.dropGrown(),
    };
  }

  async withPage<Result>(signal: AbortSignal, work: (page: PrintPage) => Promise<Result>): Promise<Result> {
    return await this.printFor('', signal, work);
  }

  async dropGrown(): Promise<void> {
    await Promise.allSettled(this.settling);
    await (await this.running)?.dropGrown();
  }

  /** Ends the browser; later prints fail. */
  async stop(): Promise<void> {
    this.stopped = true;
    const running = await this.running?.catch(() => undefined);
    this.running = undefined;
    await running?.close();
  }

  /** Ends the browser's process without a word; what it prints is printed again by the next one. */
  async restart(): Promise<void> {
    await (await this.current()).end();
  }

  private async printFor<Result>(
    tenant: string,
    signal: AbortSignal,
    work: (page: PrintPage) => Promise<Result>,
  ): Promise<Result> {
    const leave = await this.places.take(tenant, signal);
    let settled: Promise<void> = Promise.resolve();
    try {
      const printed = await this.untilPrinted(signal, work);
      settled = printed.settled;
      return printed.result;
    } finally {
      // The result need not wait for the page to be cleaned; the next print does.
      settled.then(leave, leave);
      this.settling.add(settled);
      const forget = (): void => void this.settling.delete(settled);
      settled.then(forget, forget);
    }
  }

  /** Prints, and again when page or browser ended meanwhile. */
  private async untilPrinted<Result>(
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
        await this.countLoss(error, running, losses);
      }
    }
  }

  /** A browser's end is not its documents' guilt: it is counted apart from the ends of pages. @throws the last one */
  private async countLoss(error: unknown, running: RunningBrowser, losses: Losses): Promise<void> {
    if (!isLost(error)) throw error;
    losses[(await running.hasEnded()) ? 'browsers' : 'pages'] += 1;
    if (losses.browsers >= BROWSER_TRIES || losses.pages >= PAGE_TRIES) throw error;
    this.log.warn('el navegador terminó a media impresión; se repite', losses);
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
    this.alive = 'iniciando';
    try {
      const browser = await this.startedBrowser(findBrowser(this.options.path));
      const running: RunningBrowser = new RunningBrowser(browser, {
        log: this.log,
        pageMemory: this.options.pageMemory ?? Infinity,
        ended: (ended) => this.browserEnded(ended),
        left: (refused) => {
          this.counts.refused += refused;
          this.lookAtMemory(running);
        },
      });
      this.alive = 'listo';
      this.options.started?.(running.pid ?? 0);
      return running;
    } catch (error) {
      this.running = undefined;
      this.alive = 'fallo';
      throw error;
    }
  }

  private browserEnded(running: RunningBrowser): void {
    if (!this.stopped && !running.retired) this.counts.crashes += 1;
    this.retire(running);
    this.startAgain();
  }

  /** The next report need not wait for a browser that ended to be started again. */
  private startAgain(): void {
    if (this.stopped) return;
    this.current().catch((cause: unknown) => this.log.error('el navegador no volvió', { cause }));
  }

  private lookAtMemory(running: RunningBrowser): void {
    this.watchMemory(running).catch((cause: unknown) =>
      this.log.warn('la memoria del navegador no se pudo leer', { cause }),
    );
  }

  /** Takes a browser that has grown too large out of service; it ends with its last print. */
  private async watchMemory(running: RunningBrowser): Promise<void> {
    const { pid } = running;
    if (pid === undefined || performance.now() - this.lookedAt < MEMORY_EVERY) return;
    this.lookedAt = performance.now();
    this.memory = (await groupMemory(pid)) ?? 0;
    if (this.memory <= (this.options.memoryLimit ?? Infinity) || running.retired) return;
    this.counts.memoryRestarts += 1;
    this.log.warn('el navegador creció demasiado; se reemplaza', { bytes: this.memory });
    this.retire(running);
    this.startAgain();
  }

  /** A browser that is killed while it starts never answers: the start has an end of its own, and is tried again. */
  private async startedBrowser(path: string): Promise<Browser> {
    for (let attempt = 1; ; attempt += 1)
      try {
        const browser = await abortable(launchBrowser(path, this.log), AbortSignal.timeout(START_WAIT));
        this.counts.starts += 1;
        return browser;
      } catch (cause) {
        if (attempt >= BROWSER_TRIES) throw cause;
        this.log.warn('el navegador no inició; se intenta de nuevo', { attempt, cause });
      }
  }

  /** Takes a browser out of service; it ends with its last print. */
  private retire(running: RunningBrowser): void {
    if (running.retired) return;
    this.running = undefined;
    this.alive = this.stopped ? 'apagado' : 'iniciando';
    running.retire();
  }
}
