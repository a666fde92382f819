/** Limits concurrency; further tasks wait in a bounded queue. */
export class Gate {
  private free: number;
  private readonly longest: number;
  private readonly waiting: (() => void)[] = [];

  constructor(scopes: number, longest: number) {
    this.free = scopes;
    this.longest = longest;
  }

  /** Whether the queue is full. */
  get full(): boolean {
    return this.free === 0 && this.waiting.length >= this.longest;
  }

  /** Waits for a slot, however long the queue; callers that may refuse check `full` first. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.free += 1;
      else next();
    }
  }
}
