import { RenderError } from '../errors/render-error.ts';
import { type SlotCounts, TenantSemaphore } from './tenant-semaphore.ts';

/** So many tenants can fill their share of the line before those who hold most of it are sent away. */
const CROWDED_SHARES = 10;

export type QueueLimits = SlotCounts & {
  /** How many of one tenant may wait, beside those that run. */
  waiting: number;
};

/** A place in the queue: taken before the body is read, so that a full queue costs nothing. */
export type QueueTicket = {
  /**
   * The tenant that the body names, for a call that did not say whose it is.
   * @throws RenderError render_busy when that tenant's share is full.
   */
  assignTenant(tenant: string): void;
  /**
   * Waits for the turn and does the work. Turns go around the tenants: one with forty reports does not hold up
   * another's first.
   * @throws the signal's reason when it aborts while waiting.
   */
  run<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
  /** Gives the place up; harmless after `run`. */
  release(): void;
};

/**
 * A bounded line before the work. Each tenant has its own share of it: who fills it is refused at once, and whoever
 * else comes finds room.
 */
export class RenderQueue {
  private readonly limits: QueueLimits;
  private readonly semaphore: TenantSemaphore;
  private readonly entriesByTenant = new Map<string, number>();
  private total = 0;
  private averageMs = 500;
  private closed = false;
  private readonly empty = Promise.withResolvers<void>();

  constructor(limits: QueueLimits) {
    this.limits = limits;
    this.semaphore = new TenantSemaphore(limits);
  }

  get running(): number {
    return this.semaphore.acquired;
  }

  get waiting(): number {
    return this.total - this.semaphore.acquired;
  }

  /** Whether work is taken at all. */
  get open(): boolean {
    return !this.closed;
  }

  /** Takes no more; comes back when all that was taken is done. */
  async drain(): Promise<void> {
    this.closed = true;
    if (this.total > 0) await this.empty.promise;
  }

  /**
   * @param tenant who calls; '' when only the body says it.
   * @throws RenderError render_busy when the tenant's share is full, with the seconds after which to try again.
   */
  enter(tenant = ''): QueueTicket {
    if (this.closed) throw new RenderError('render_busy', { retryAfter: 5 });
    this.checkShare(tenant);
    let owner = tenant;
    let isInside = true;
    this.add(owner, 1);
    const release = (): void => {
      if (isInside) this.add(owner, -1);
      isInside = false;
      if (this.closed && this.total === 0) this.empty.resolve();
    };
    return {
      release,
      assignTenant: (named) => {
        if (!isInside || named === owner) return;
        this.checkShare(named);
        this.add(owner, -1);
        owner = named;
        this.add(owner, 1);
      },
      run: async (signal, work) => {
        try {
          const releaseSlot = await this.semaphore.acquire(owner, signal);
          return await this.timed(work, releaseSlot);
        } finally {
          release();
        }
      },
    };
  }

  /** @throws RenderError render_busy */
  private checkShare(tenant: string): void {
    const { slots: semaphore, waiting } = this.limits;
    const own = this.entriesByTenant.get(tenant) ?? 0;
    const share = semaphore + waiting;
    const crowded = this.total >= CROWDED_SHARES * share;
    // However many there are, a tenant with nothing in the line finds room.
    if (own < share && !(crowded && own > 0)) return;
    const seconds = Math.ceil((this.averageMs * own) / semaphore / 1000);
    throw new RenderError('render_busy', { retryAfter: Math.min(60, Math.max(1, seconds)) });
  }

  private add(tenant: string, change: 1 | -1): void {
    const own = (this.entriesByTenant.get(tenant) ?? 0) + change;
    if (own === 0) this.entriesByTenant.delete(tenant);
    else this.entriesByTenant.set(tenant, own);
    this.total += change;
  }

  private async timed<Result>(work: () => Promise<Result>, releaseSlot: () => void): Promise<Result> {
    const begin = performance.now();
    try {
      return await work();
    } finally {
      this.averageMs = this.averageMs * 0.8 + (performance.now() - begin) * 0.2;
      releaseSlot();
    }
  }
}
