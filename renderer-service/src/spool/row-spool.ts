import { closeSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Row } from '@lienzo/schema/data/column';
import { row } from '@lienzo/schema/data/column';
import type { RowList } from './row-list.ts';

/** Rows that stay in memory; more go to the disk. */
const IN_MEMORY = 5_000;
/** Bytes written and read at once. */
const BLOCK = 2 ** 20;
const LINE_END = 0x0a;

/**
 * The rows of one item while they come, of any number: the first in memory, all of a long list in a file of its
 * own in the system's temporary folder.
 */
export class RowSpool implements RowList {
  private readonly first: Row[] = [];
  private count = 0;
  private held: string[] = [];
  private heldSize = 0;
  private file: { handle: FileHandle; place: string; folder: string } | undefined;

  get length(): number {
    return this.count;
  }

  async add(one: Row): Promise<void> {
    this.count += 1;
    if (this.count <= IN_MEMORY) {
      this.first.push(one);
      return;
    }
    const line = `${JSON.stringify(one)}\n`;
    this.held.push(line);
    this.heldSize += line.length;
    if (this.heldSize >= BLOCK) await this.write();
  }

  /** Writes what is still held; to be called before the rows are read. */
  async finish(): Promise<void> {
    if (this.held.length > 0) await this.write();
  }

  slice(from: 0, to: number): readonly Row[] {
    return this.first.slice(from, Math.min(to, IN_MEMORY));
  }

  *entries(): Generator<[number, Row]> {
    yield* this.first.entries();
    let index = this.first.length;
    for (const line of this.lines()) {
      yield [index, row.parse(JSON.parse(line))];
      index += 1;
    }
  }

  /** Deletes the file. */
  async close(): Promise<void> {
    const { file } = this;
    this.file = undefined;
    this.first.length = 0;
    if (file === undefined) return;
    await file.handle.close();
    rmSync(file.folder, { recursive: true, force: true });
  }

  private async write(): Promise<void> {
    this.file ??= await newFile();
    const text = this.held.join('');
    this.held = [];
    this.heldSize = 0;
    await this.file.handle.appendFile(text, 'utf8');
  }

  /** The lines of the file. It was just written and comes from the system's memory: no need to wait for it. */
  private *lines(): Generator<string> {
    if (this.file === undefined) return;
    const descriptor = openSync(this.file.place, 'r');
    try {
      const block = Buffer.alloc(BLOCK);
      let rest = Buffer.alloc(0);
      for (;;) {
        const size = readSync(descriptor, block, 0, BLOCK, null);
        if (size === 0) return;
        const piece = Buffer.concat([rest, block.subarray(0, size)]);
        let from = 0;
        for (let at = piece.indexOf(LINE_END); at >= 0; at = piece.indexOf(LINE_END, from)) {
          yield piece.toString('utf8', from, at);
          from = at + 1;
        }
        rest = piece.subarray(from);
      }
    } finally {
      closeSync(descriptor);
    }
  }
}

async function newFile(): Promise<{ handle: FileHandle; place: string; folder: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lienzo-filas-'));
  const place = path.join(folder, 'filas.ndjson');
  return { handle: await open(place, 'a', 0o600), place, folder };
}
