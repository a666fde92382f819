/** Numbers held together. */
const PAGE_LENGTH = 8_192;

/** Where the lines of a file begin, for any number of them: eight bytes each. */
export class LineOffsets {
  private readonly pages: Float64Array[] = [];
  private count = 0;
  /** Where the last line ends. */
  end = 0;

  /** A line of so many bytes follows. */
  push(size: number): void {
    const at = this.count % PAGE_LENGTH;
    if (at === 0) this.pages.push(new Float64Array(PAGE_LENGTH));
    const page = this.pages.at(-1);
    if (page !== undefined) page[at] = this.end;
    this.count += 1;
    this.end += size;
  }

  /** All starts, and the end of the last line behind them. */
  all(): Float64Array {
    const all = new Float64Array(this.count + 1);
    for (const [index, page] of this.pages.entries())
      all.set(page.subarray(0, Math.min(PAGE_LENGTH, this.count - index * PAGE_LENGTH)), index * PAGE_LENGTH);
    all[this.count] = this.end;
    return all;
  }
}
