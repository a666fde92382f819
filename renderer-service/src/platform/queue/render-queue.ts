import { RenderError } from '../errors/render-error.ts';
import { type SlotCounts, TenantSemaphore } from './tenant-semaphore.ts';

/** From this many full shares on, tenants that already wait are refused. */
const CROWDED_SHARES = 10;

export type QueueLimits = SlotCounts & {
  /** How many jobs of one tenant may wait, beside those that run. */
  waiting: number;
};

/** An entry in the queue, taken before the body is read, so that refusing is cheap. */
export type QueueTicket = {
  /**
   * Assigns the tenant that the body names, for a request without the tenant header.
   * @throws RenderError render_busy when that tenant's share is full.
   */
  assignTenant(tenant: string): void;
  /**
   * Waits for a slot and runs the work. Slots are given round-robin by tenant: forty reports of one tenant do not delay
   * the first of another.
   * @throws the signal's reason when it aborts while waiting.
   */
  run<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
  /** Leaves the queue; may be called after `run`. */
  release(): void;
};

/**
 * A bounded queue. Each tenant has a share of its own: a tenant with a full share is refused at once, others are not
 * affected.
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

  /** Whether the queue accepts work. */
  get open(): boolean {
    return !this.closed;
  }

  /** Accepts no more work; resolves when all accepted work is done. */
  async drain(): Promise<void> {
    this.closed = true;
    if (this.total > 0) await this.empty.promise;
  }

  /**
   * @param tenant '' when only the body may name it.
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
    // A tenant without entries is accepted however crowded the queue is.
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
