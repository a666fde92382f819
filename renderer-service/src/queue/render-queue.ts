import { RenderError } from '../errors/render-error.ts';

type Waiting = { start: () => void };

/** A place in the queue: taken before the body is read, so that a full queue costs nothing. */
export type QueuePlace = {
  /**
   * Waits for the turn and does the work. Turns go around the tenants: one with forty reports does not hold up
   * another's first.
   * @throws the signal's reason when it aborts while waiting.
   */
  run<Result>(tenant: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
  /** Gives the place up; harmless after `run`. */
  leave(): void;
};

/** A bounded line before the work: some run, some wait, the rest is refused at once. */
export class RenderQueue {
  private readonly limits: { running: number; waiting: number };
  private readonly lines = new Map<string, Waiting[]>();
  private entered = 0;
  private active = 0;
  private averageMs = 500;
  private closed = false;
  private readonly empty = Promise.withResolvers<void>();

  constructor(limits: { running: number; waiting: number }) {
    this.limits = limits;
  }

  get running(): number {
    return this.active;
  }

  get waiting(): number {
    return this.entered - this.active;
  }

  /** Whether work is taken at all. */
  get open(): boolean {
    return !this.closed;
  }

  /** Takes no more; comes back when all that was taken is done. */
  async drain(): Promise<void> {
    this.closed = true;
    if (this.entered > 0) await this.empty.promise;
  }

  /** @throws RenderError render_busy when the queue is full, with the seconds after which to try again. */
  enter(): QueuePlace {
    const { running, waiting } = this.limits;
    if (this.closed) throw new RenderError('render_busy', { retryAfter: 5 });
    if (this.entered >= running + waiting) {
      const seconds = Math.ceil((this.averageMs * this.waiting) / running / 1000);
      throw new RenderError('render_busy', { retryAfter: Math.min(60, Math.max(1, seconds)) });
    }
    this.entered += 1;
    let inside = true;
    const leave = (): void => {
      if (inside) this.entered -= 1;
      inside = false;
      if (this.closed && this.entered === 0) this.empty.resolve();
    };
    return {
      leave,
      run: async (tenant, signal, work) => {
        try {
          await this.turn(tenant, signal);
          return await this.timed(work);
        } finally {
          leave();
        }
      },
    };
  }

  private async timed<Result>(work: () => Promise<Result>): Promise<Result> {
    const begin = performance.now();
    try {
      return await work();
    } finally {
      this.averageMs = this.averageMs * 0.8 + (performance.now() - begin) * 0.2;
      this.active -= 1;
      this.callNext();
    }
  }

  private async turn(tenant: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.active < this.limits.running) {
      this.active += 1;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry: Waiting = { start: resolve };
    const line = this.lines.get(tenant) ?? [];
    line.push(entry);
    this.lines.set(tenant, line);
    const abort = (): void => {
      this.remove(tenant, entry);
      reject(signal.reason);
    };
    signal.addEventListener('abort', abort, { once: true });
    try {
      await promise;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  private remove(tenant: string, entry: Waiting): void {
    const rest = (this.lines.get(tenant) ?? []).filter((one) => one !== entry);
    if (rest.length === 0) this.lines.delete(tenant);
    else this.lines.set(tenant, rest);
  }

  /** The tenant that has waited longest since its last turn goes next, and then to the end. */
  private callNext(): void {
    const [turn] = this.lines;
    if (turn === undefined) return;
    const [tenant, line] = turn;
    const entry = line.shift();
    this.lines.delete(tenant);
    if (line.length > 0) this.lines.set(tenant, line);
    if (entry === undefined) return;
    this.active += 1;
    entry.start();
  }
}
