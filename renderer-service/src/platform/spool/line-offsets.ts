/** Offsets per array. */
const PAGE_LENGTH = 8_192;

/** The byte offsets of the lines of a file, eight bytes each, in arrays that need no copying to grow. */
export class LineOffsets {
  private readonly pages: Float64Array[] = [];
  private count = 0;
  /** Where the last line ends, in bytes. */
  end = 0;

  /** Appends a line of `size` bytes. */
  push(size: number): void {
    const at = this.count % PAGE_LENGTH;
    if (at === 0) this.pages.push(new Float64Array(PAGE_LENGTH));
    const page = this.pages.at(-1);
    if (page !== undefined) page[at] = this.end;
    this.count += 1;
    this.end += size;
  }

  /** All offsets, followed by the end of the last line. */
  all(): Float64Array {
    const all = new Float64Array(this.count + 1);
    for (const [index, page] of this.pages.entries())
      all.set(page.subarray(0, Math.min(PAGE_LENGTH, this.count - index * PAGE_LENGTH)), index * PAGE_LENGTH);
    all[this.count] = this.end;
    return all;
  }
}
