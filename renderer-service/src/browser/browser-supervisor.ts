import type { Browser } from 'puppeteer';
import type { Log } from '../log/log.ts';
import { abortable } from '../signals/abortable.ts';
import { groupMemory } from './browser-memory.ts';
import { endProcess } from './end-process.ts';
import { findBrowser } from './find-browser.ts';
import { isLost } from './is-lost.ts';
import { launchBrowser } from './launch-browser.ts';
import { PageLostError } from './page-lost-error.ts';
import { PrintPage } from './print-page.ts';
import { Semaphore } from './semaphore.ts';

/** Pages that print at once: on two cores nothing is gained past two. */
export const PAGES = 2;
/** A browser is replaced after so many prints, before it grows old. */
const PRINTS_PER_BROWSER = 2_000;
/** A page is replaced after so many prints. */
const PRINTS_PER_PAGE = 250;
/** A page that has loaded so many characters has grown: its process keeps what large documents took. */
const CHARACTERS_OF_GROWN = 2_000_000;
/** How long a page that is dropped may take to close, in milliseconds, before its browser is ended. */
const CLOSE_WAIT = 2_000;
/** How long a browser may take to start, in milliseconds. */
const START_WAIT = 20_000;
/** A print whose browser dies is done again so many times; the deadline of its job ends it earlier. */
const TRIES = 16;
/** How long the end of a browser may take to be noticed after its pages failed, in milliseconds. */
const NOTICE_WAIT = 250;
/** Between two looks at a browser's memory, in milliseconds. */
const MEMORY_EVERY = 2_000;
/** And one whose page dies so many times: the document itself may be what kills it. */
const PAGE_TRIES = 2;

/** A page and how often it has printed. */
type Slot = { page: PrintPage; prints: number };

/** One process of the browser and what belongs to it. */
type Running = {
  browser: Browser;
  /** Aborts when the browser ends: what waits for an event of it would wait for ever. */
  gone: AbortSignal;
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
  readonly counts = { starts: 0, crashes: 0, memoryRestarts: 0, refused: 0, prints: 0 };
  /** Memory of the browser in bytes when it was last looked at; 0 where the system does not tell. */
  memory = 0;
  private readonly places = new Semaphore(PAGES);
  private readonly path: string | undefined;
  private readonly log: Log;
  private readonly memoryLimit: number;
  private readonly started: (pid: number) => void;
  private lookedAt = 0;
  /** Pages that are being cleaned after a print. */
  private readonly settling = new Set<Promise<void>>();
  private alive: 'apagado' | 'iniciando' | 'listo' | 'fallo' = 'apagado';
  private running: Promise<Running> | undefined;
  private stopped = false;

  /** @param options `memoryLimit`: bytes past which the browser is replaced once its prints are done. */
  constructor(options: {
    path: string | undefined;
    log: Log;
    started?: ((pid: number) => void) | undefined;
    memoryLimit?: number | undefined;
  }) {
    this.started = options.started ?? (() => undefined);
    this.path = options.path;
    this.memoryLimit = options.memoryLimit ?? Infinity;
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
        const running = await abortable(this.current(), signal);
        try {
          const printed = await this.printOn(running, signal, work);
          settled = printed.settled;
          return printed.result;
        } catch (error) {
          if (signal.aborted) throw signal.reason;
          const dead = await hasEnded(running, error);
          const tries = dead ? TRIES : PAGE_TRIES;
          if (!(dead || isLost(error)) || attempt >= tries) throw error;
          this.log.warn('el navegador terminó a media impresión; se repite', { attempt });
        }
      }
    } finally {
      // The result need not wait for the page to be cleaned; the next print does.
      settled.then(leave, leave);
      this.settling.add(settled);
      const forget = (): void => void this.settling.delete(settled);
      settled.then(forget, forget);
    }
  }

  /** Closes the pages that nobody prints on and that large documents have grown: what follows needs the memory. */
  async dropGrown(): Promise<void> {
    await Promise.allSettled(this.settling);
    const running = await this.running;
    if (running === undefined) return;
    const grown = running.idle.filter(({ page }) => page.characters >= CHARACTERS_OF_GROWN);
    running.idle = running.idle.filter((slot) => !grown.includes(slot));
    await Promise.all(grown.map(({ page }) => this.drop(running, page)));
  }

  /** Ends the browser; later prints fail. */
  async stop(): Promise<void> {
    this.stopped = true;
    const running = await this.running?.catch(() => undefined);
    this.running = undefined;
    if (running !== undefined && !(await inTime(running.browser.close()))) await endProcess(running.browser);
  }

  /** Ends the browser's process without a word; what it prints is printed again by the next one. */
  async restart(): Promise<void> {
    await endProcess((await this.current()).browser);
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
    this.alive = 'iniciando';
    try {
      const browser = await this.startedBrowser(findBrowser(this.path));
      const gone = new AbortController();
      const running: Running = { browser, gone: gone.signal, idle: [], active: 0, prints: 0, retired: false };
      browser.on('disconnected', () => {
        if (!this.stopped && !running.retired) this.counts.crashes += 1;
        this.retire(running);
        gone.abort(new PageLostError('the browser ended'));
        this.startAgain();
      });
      this.alive = 'listo';
      this.started(browser.process()?.pid ?? 0);
      return running;
    } catch (error) {
      this.running = undefined;
      this.alive = 'fallo';
      throw error;
    }
  }

  /** The next report need not wait for a browser that ended to be started again. */
  private startAgain(): void {
    if (this.stopped) return;
    this.current().catch((cause: unknown) => this.log.error('el navegador no volvió', { cause }));
  }

  /** Takes a browser that has grown too large out of service; it ends with its last print. */
  private async watchMemory(running: Running): Promise<void> {
    const pid = running.browser.process()?.pid;
    if (pid === undefined || performance.now() - this.lookedAt < MEMORY_EVERY) return;
    this.lookedAt = performance.now();
    this.memory = (await groupMemory(pid)) ?? 0;
    if (this.memory <= this.memoryLimit || running.retired) return;
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
        if (attempt >= TRIES) throw cause;
        this.log.warn('el navegador no inició; se intenta de nuevo', { attempt, cause });
      }
  }

  /** Takes a browser out of service; it ends with its last print. */
  private retire(running: Running): void {
    if (running.retired) return;
    running.retired = true;
    this.running = undefined;
    this.alive = this.stopped ? 'apagado' : 'iniciando';
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
      slot = running.idle.pop() ?? { page: await this.openPage(running, signal), prints: 0 };
      slot.prints += 1;
      const result = await abortable(
        work(slot.page),
        AbortSignal.any([signal, running.gone, slot.page.crashed]),
      );
      return { result, settled: this.giveBack(running, slot) };
    } catch (error) {
      if (slot !== undefined) await this.drop(running, slot.page);
      this.leave(running);
      throw error;
    }
  }

  /** A new page. One that is there after the wait for it was given up is closed. */
  private async openPage(running: Running, signal: AbortSignal): Promise<PrintPage> {
    const opening = PrintPage.open(running.browser);
    try {
      return await abortable(opening, AbortSignal.any([signal, running.gone]));
    } catch (error) {
      opening.then(
        (page) => this.drop(running, page),
        () => undefined,
      );
      throw error;
    }
  }

  /** Cleans a page for the next print, or closes it when it has done enough. */
  private async giveBack(running: Running, slot: Slot): Promise<void> {
    try {
      this.counts.refused += slot.page.takeRefusedRequests();
      if (slot.prints >= PRINTS_PER_PAGE || !slot.page.reusable) await this.drop(running, slot.page);
      else {
        await abortable(slot.page.blank(), AbortSignal.any([running.gone, slot.page.crashed]));
        running.idle.push(slot);
      }
    } catch (cause) {
      if (running.browser.connected && !this.stopped)
        this.log.warn('una página no se pudo limpiar', { cause });
      await this.drop(running, slot.page);
    } finally {
      this.leave(running);
    }
  }

  private leave(running: Running): void {
    running.active -= 1;
    this.endIfDrained(running);
    this.watchMemory(running).catch((cause: unknown) =>
      this.log.warn('la memoria del navegador no se pudo leer', { cause }),
    );
  }

  /** Closes a page; one that will not close (an endless layout) takes its browser with it. */
  private async drop(running: Running, page: PrintPage): Promise<void> {
    if (!running.browser.connected || (await inTime(page.close()))) return;
    this.log.warn('una página no cerró; se termina su navegador');
    await endProcess(running.browser);
  }
}

/** Whether a failed print's browser is gone; its end may be noticed a moment after its pages'. */
async function hasEnded(running: Running, error: unknown): Promise<boolean> {
  if (!running.browser.connected) return true;
  if (!isLost(error)) return false;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, NOTICE_WAIT);
  running.gone.addEventListener('abort', () => resolve(), { once: true });
  await promise;
  clearTimeout(timer);
  return !running.browser.connected;
}

/** Whether a closing came to its end, well or badly, before the patience did. */
async function inTime(closing: Promise<void>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), CLOSE_WAIT);
  const closed = closing.then(
    () => true,
    () => true,
  );
  const outcome = await Promise.race([closed, late]);
  clearTimeout(timer);
  return outcome;
}
