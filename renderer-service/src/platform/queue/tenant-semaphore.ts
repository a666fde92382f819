type Waiter = { start: () => void };

/** How many slots there are. */
export type SlotCounts = {
  /** Ordinary slots; one tenant may hold all of them. */
  slots: number;
  /** Extra slots, only for tenants that hold none, so that one tenant cannot block all others. */
  spare: number;
};

/** A semaphore that is fair between tenants: waiters are served round-robin by tenant. */
export class TenantSemaphore {
  private readonly counts: SlotCounts;
  private readonly waiters = new Map<string, Waiter[]>();
  private readonly inUseByTenant = new Map<string, number>();
  private inUse = 0;

  constructor(counts: SlotCounts) {
    this.counts = counts;
  }

  /** How many slots are in use. */
  get acquired(): number {
    return this.inUse;
  }

  /** Acquires a slot. @returns its idempotent release. @throws the signal's reason. */
  async acquire(tenant: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.mayAcquire(tenant)) this.add(tenant, 1);
    else await this.wait(tenant, signal);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.add(tenant, -1);
      this.startNext();
    };
  }

  private mayAcquire(tenant: string): boolean {
    const { slots, spare } = this.counts;
    const ownSlots = this.inUseByTenant.get(tenant) ?? 0;
    return this.inUse < slots || (ownSlots === 0 && this.inUse < slots + spare);
  }

  private add(tenant: string, change: 1 | -1): void {
    const ownSlots = (this.inUseByTenant.get(tenant) ?? 0) + change;
    if (ownSlots === 0) this.inUseByTenant.delete(tenant);
    else this.inUseByTenant.set(tenant, ownSlots);
    this.inUse += change;
  }

  private async wait(tenant: string, signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry: Waiter = { start: resolve };
    const queue = this.waiters.get(tenant) ?? [];
    queue.push(entry);
    this.waiters.set(tenant, queue);
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

  private remove(tenant: string, entry: Waiter): void {
    const rest = (this.waiters.get(tenant) ?? []).filter((one) => one !== entry);
    if (rest.length === 0) this.waiters.delete(tenant);
    else this.waiters.set(tenant, rest);
  }

  /** Serves the tenant whose last turn is longest ago and moves it to the end. */
  private startNext(): void {
    for (const [tenant, queue] of [...this.waiters]) {
      if (!this.mayAcquire(tenant)) continue;
      const entry = queue.shift();
      this.waiters.delete(tenant);
      if (queue.length > 0) this.waiters.set(tenant, queue);
      if (entry === undefined) continue;
      this.add(tenant, 1);
      entry.start();
    }
  }
}
