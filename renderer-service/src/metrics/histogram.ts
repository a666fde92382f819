/** Seconds: from a one-page report to the default deadline. */
const BOUNDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

/** How long things took, as Prometheus counts them: how many were no longer than each bound. */
export class Histogram {
  private readonly counts = BOUNDS.map(() => 0);
  private sum = 0;
  private count = 0;

  observe(seconds: number): void {
    this.sum += seconds;
    this.count += 1;
    for (const [index, bound] of BOUNDS.entries())
      if (seconds <= bound) this.counts[index] = (this.counts[index] ?? 0) + 1;
  }

  /** @param label such as `format="pdf"`. */
  lines(name: string, label: string): string[] {
    return [
      ...BOUNDS.map((bound, index) => `${name}_bucket{${label},le="${bound}"} ${this.counts[index]}`),
      `${name}_bucket{${label},le="+Inf"} ${this.count}`,
      `${name}_sum{${label}} ${this.sum}`,
      `${name}_count{${label}} ${this.count}`,
    ];
  }
}
