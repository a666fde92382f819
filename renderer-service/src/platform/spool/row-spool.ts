import { type FileHandle, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Row } from '@lienzo/schema/data/column';
import type { RowList } from '@lienzo/schema/data/row-list';
import { LineOffsets } from './line-offsets.ts';
import { RowFile } from './row-file.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Rows and bytes up to which a list stays in memory; longer lists go to the disk. */
const ROWS_IN_MEMORY = 5_000;
const BYTES_IN_MEMORY = 2 ** 21;
/** Bytes written at once. */
const BLOCK = 2 ** 20;
const MIN_BLOCK = 2 ** 14;

/**
 * Collects the rows of one item while they arrive: a short list stays in memory, the lines of a long one are written
 * unchanged to a file in the system's temporary folder.
 */
export class RowSpool {
  private readonly offsets = new LineOffsets();
  private rows: Row[] = [];
  private block = Buffer.alloc(0);
  private used = 0;
  private file: { handle: FileHandle; path: string; folder: string } | undefined;
  private rowFile: RowFile | undefined;
  private readonly memoryShare: number;

  /** @param memoryShare the fraction of the memory limit, where several spools fill concurrently. */
  constructor(memoryShare = 1) {
    this.memoryShare = memoryShare;
  }

  /** @param line the row's NDJSON line, `{ "row": … }`, without its line end. */
  async add(row: Row, line: Uint8Array): Promise<void> {
    if (this.file === undefined) this.rows.push(row);
    this.offsets.push(line.byteLength);
    if (this.used + line.byteLength > this.block.byteLength) await this.makeRoom(line.byteLength);
    this.block.set(line, this.used);
    this.used += line.byteLength;
    if (this.file !== undefined) return;
    const { memoryShare } = this;
    if (this.rows.length > ROWS_IN_MEMORY * memoryShare || this.offsets.end > BYTES_IN_MEMORY * memoryShare)
      await this.moveToDisk();
  }

  /** The rows, once all have arrived. */
  async finish(): Promise<RowList> {
    if (this.file === undefined) return this.rows;
    await this.flush();
    this.block = Buffer.alloc(0);
    this.rowFile = new RowFile({ path: this.file.path, offsets: this.offsets.all() });
    return this.rowFile;
  }

  /** Deletes the file. */
  async close(): Promise<void> {
    const { file } = this;
    this.file = undefined;
    this.rows = [];
    this.rowFile?.close();
    if (file === undefined) return;
    await file.handle.close();
    await rm(file.folder, { recursive: true, force: true });
  }

  /** In memory the block grows; on disk it is flushed when it is full. */
  private async makeRoom(size: number): Promise<void> {
    if (this.file !== undefined) await this.flush();
    const needed = this.used + size;
    if (needed <= this.block.byteLength) return;
    const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.block.byteLength, 4_096));
    larger.set(this.block.subarray(0, this.used));
    this.block = larger;
  }

  private async moveToDisk(): Promise<void> {
    this.rows = [];
    const folder = await temporaryFolder();
    const filePath = path.join(folder, 'filas.ndjson');
    this.file = { handle: await open(filePath, 'a', 0o600), path: filePath, folder };
    await this.flush();
    this.block = Buffer.allocUnsafe(Math.max(MIN_BLOCK, Math.floor(BLOCK * this.memoryShare)));
  }

  private async flush(): Promise<void> {
    if (this.used === 0) return;
    const block = this.block.subarray(0, this.used);
    this.used = 0;
    await this.file?.handle.appendFile(block);
  }
}
