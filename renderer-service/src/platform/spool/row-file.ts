import { closeSync, openSync, readSync } from 'node:fs';
import type { Row } from '@lienzo/schema/data/column';
import type { RowList } from '@lienzo/schema/data/row-list';
import { z } from 'zod';

/** Read-ahead for sequential reads, in bytes. */
const BLOCK = 2 ** 18;

/** Where rows are stored on the disk; can be sent to a worker. */
export type RowFileLocation = {
  path: string;
  /** The byte offset of each row's line, and the end of the last one. */
  offsets: Float64Array;
};

/**
 * Rows in an NDJSON file, read on demand. Reads are synchronous: the file was just written and is in the page cache.
 */
export class RowFile implements RowList {
  readonly location: RowFileLocation;
  private descriptor: number | undefined;
  private block = Buffer.alloc(0);
  /** The block's offset in the file. */
  private blockStart = 0;

  constructor(location: RowFileLocation) {
    this.location = location;
  }

  get length(): number {
    return this.location.offsets.length - 1;
  }

  at(index: number): Row | undefined {
    const from = this.location.offsets[index];
    const to = this.location.offsets[index + 1];
    return from === undefined || to === undefined ? undefined : parseSpooledRow(this.text(from, to));
  }

  slice(from: number, to: number): readonly Row[] {
    const rows: Row[] = [];
    for (let index = from; index < Math.min(to, this.length); index += 1) {
      const row = this.at(index);
      if (row !== undefined) rows.push(row);
    }
    return rows;
  }

  *[Symbol.iterator](): Generator<Row> {
    for (let index = 0; index < this.length; index += 1) {
      const row = this.at(index);
      if (row !== undefined) yield row;
    }
  }

  close(): void {
    if (this.descriptor !== undefined) closeSync(this.descriptor);
    this.descriptor = undefined;
    this.block = Buffer.alloc(0);
  }

  private text(from: number, to: number): string {
    const end = this.blockStart + this.block.length;
    if (from < this.blockStart || to > end) {
      // Read ahead for sequential access only.
      const isSequential = from >= this.blockStart && from <= end;
      this.read(from, isSequential ? Math.max(BLOCK, to - from) : to - from);
    }
    return this.block.toString('utf8', from - this.blockStart, to - this.blockStart);
  }

  private read(from: number, size: number): void {
    this.descriptor ??= openSync(this.location.path, 'r');
    const block = Buffer.allocUnsafe(size);
    let read = 0;
    while (read < size) {
      const more = readSync(this.descriptor, block, read, size - read, from + read);
      if (more === 0) break;
      read += more;
    }
    this.block = block.subarray(0, read);
    this.blockStart = from;
  }
}

/** The line was validated on arrival; only its shape is checked here. */
const line = z.object({ row: z.custom<Row>((value) => typeof value === 'object' && value !== null) });

/** The row of an NDJSON line. */
const parseSpooledRow = (text: string): Row => line.parse(JSON.parse(text)).row;
