/** Lets so many pieces of work run at once; the others wait in a line that has an end. */
export class Gate {
  private free: number;
  private readonly longest: number;
  private readonly waiting: (() => void)[] = [];

  constructor(places: number, longest: number) {
    this.free = places;
    this.longest = longest;
  }

  /** Whether nobody else may join the line. */
  get full(): boolean {
    return this.free === 0 && this.waiting.length >= this.longest;
  }

  /** Waits for a place, however long the line; who may be turned away asks `full` first. */
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
