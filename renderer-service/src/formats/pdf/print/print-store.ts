import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseBuffer } from '@lienzo/schema/memory/release-buffer';
import { temporaryFolder } from '../../../platform/spool/temporary-folder.ts';
import type { StoredPrint } from '../chunk.ts';

/** Bytes of prints kept in memory; the rest goes to the disk. */
const MAX_BYTES_IN_MEMORY = 8_000_000;

/** Stores prints until they are merged: in memory, or on the disk for long reports. */
export class PrintStore {
  /** Bytes of all prints. */
  bytes = 0;
  private count = 0;
  private folder: Promise<string> | undefined;

  /** @param print is owned by the store afterwards. */
  async store(print: Uint8Array): Promise<StoredPrint> {
    this.bytes += print.byteLength;
    if (this.bytes <= MAX_BYTES_IN_MEMORY) return print;
    const newPath = await this.newPath();
    await writeFile(newPath, print, { mode: 0o600 });
    releaseBuffer(print);
    return newPath;
  }

  /** A path for the merged file; undefined while all prints are in memory. */
  async outputPath(): Promise<string | undefined> {
    return this.folder === undefined ? undefined : await this.newPath();
  }

  /** Deletes what is on the disk. */
  async close(): Promise<void> {
    if (this.folder !== undefined) await rm(await this.folder, { recursive: true, force: true });
  }

  private async newPath(): Promise<string> {
    this.folder ??= temporaryFolder();
    this.count += 1;
    return path.join(await this.folder, `${this.count}.pdf`);
  }
}
