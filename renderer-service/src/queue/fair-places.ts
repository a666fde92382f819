type Waiting = { start: () => void };

/** How many places there are. */
export type PlaceCounts = {
  /** Ordinary places: one tenant may take all of them. */
  places: number;
  /** More places, each for a tenant that has none: nobody keeps all places from everybody else. */
  spare: number;
};

/** Places for work; who comes when none is free waits. Turns go around the tenants. */
export class FairPlaces {
  private readonly counts: PlaceCounts;
  private readonly lines = new Map<string, Waiting[]>();
  private readonly taken = new Map<string, number>();
  private total = 0;

  constructor(counts: PlaceCounts) {
    this.counts = counts;
  }

  /** How many places are taken. */
  get active(): number {
    return this.total;
  }

  /** Takes a place for a tenant. @returns what gives it back, once. @throws the signal's reason. */
  async take(tenant: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.mayTake(tenant)) this.add(tenant, 1);
    else await this.wait(tenant, signal);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.add(tenant, -1);
      this.callNext();
    };
  }

  private mayTake(tenant: string): boolean {
    const { places, spare } = this.counts;
    const own = this.taken.get(tenant) ?? 0;
    return this.total < places || (own === 0 && this.total < places + spare);
  }

  private add(tenant: string, change: 1 | -1): void {
    const own = (this.taken.get(tenant) ?? 0) + change;
    if (own === 0) this.taken.delete(tenant);
    else this.taken.set(tenant, own);
    this.total += change;
  }

  private async wait(tenant: string, signal: AbortSignal): Promise<void> {
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
    for (const [tenant, line] of [...this.lines]) {
      if (!this.mayTake(tenant)) continue;
      const entry = line.shift();
      this.lines.delete(tenant);
      if (line.length > 0) this.lines.set(tenant, line);
      if (entry === undefined) continue;
      this.add(tenant, 1);
      entry.start();
    }
  }
}
