import { type FileHandle, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Row } from '@lienzo/schema/data/column';
import type { RowList } from '@lienzo/schema/data/row-list';
import { LineStarts } from './line-starts.ts';
import { RowFile } from './row-file.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Rows, and bytes of them, that stay in memory; more go to the disk. */
const ROWS_IN_MEMORY = 5_000;
const BYTES_IN_MEMORY = 2 ** 21;
/** Bytes written at once. */
const BLOCK = 2 ** 20;
const SMALLEST_BLOCK = 2 ** 14;

/**
 * The rows of one item while they come, of any number: few stay in memory, the lines of a long list go to a file
 * of its own in the system's temporary folder, as they came.
 */
export class RowSpool {
  private readonly starts = new LineStarts();
  private rows: Row[] = [];
  private block = Buffer.alloc(0);
  private used = 0;
  private file: { handle: FileHandle; path: string; folder: string } | undefined;
  private read: RowFile | undefined;
  private readonly share: number;

  /** @param share the part of the memory that it may take, where several fill at once; 1: all of it. */
  constructor(share = 1) {
    this.share = share;
  }

  /** @param line what the row came as, `{ "row": … }` without a line's end. */
  async add(row: Row, line: Uint8Array): Promise<void> {
    if (this.file === undefined) this.rows.push(row);
    this.starts.push(line.byteLength);
    if (this.used + line.byteLength > this.block.byteLength) await this.makeRoom(line.byteLength);
    this.block.set(line, this.used);
    this.used += line.byteLength;
    if (this.file !== undefined) return;
    const { share } = this;
    if (this.rows.length > ROWS_IN_MEMORY * share || this.starts.end > BYTES_IN_MEMORY * share)
      await this.moveToDisk();
  }

  /** The rows, once all have come. */
  async finish(): Promise<RowList> {
    if (this.file === undefined) return this.rows;
    await this.write();
    this.block = Buffer.alloc(0);
    this.read = new RowFile({ path: this.file.path, starts: this.starts.all() });
    return this.read;
  }

  /** Deletes the file. */
  async close(): Promise<void> {
    const { file } = this;
    this.file = undefined;
    this.rows = [];
    this.read?.close();
    if (file === undefined) return;
    await file.handle.close();
    await rm(file.folder, { recursive: true, force: true });
  }

  /** While all rows are in memory the block grows with their lines; later it is written each time it is full. */
  private async makeRoom(size: number): Promise<void> {
    if (this.file !== undefined) await this.write();
    const needed = this.used + size;
    if (needed <= this.block.byteLength) return;
    const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.block.byteLength, 4_096));
    larger.set(this.block.subarray(0, this.used));
    this.block = larger;
  }

  private async moveToDisk(): Promise<void> {
    this.rows = [];
    const folder = await temporaryFolder();
    const place = path.join(folder, 'filas.ndjson');
    this.file = { handle: await open(place, 'a', 0o600), path: place, folder };
    await this.write();
    this.block = Buffer.allocUnsafe(Math.max(SMALLEST_BLOCK, Math.floor(BLOCK * this.share)));
  }

  private async write(): Promise<void> {
    if (this.used === 0) return;
    const block = this.block.subarray(0, this.used);
    this.used = 0;
    await this.file?.handle.appendFile(block);
  }
}
