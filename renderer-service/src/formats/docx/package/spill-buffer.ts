import { appendFile } from 'node:fs/promises';
import type { ByteSink } from '../../../streams/byte-sink.ts';
import { streamFile } from '../../../streams/stream-file.ts';

/** Bytes that wait before they are written. */
const MAX_BUFFERED_BYTES = 2 ** 20;

/** Pieces that wait for what comes before them in a file: in memory, or on the disk where a place is given. */
export class SpillBuffer implements ByteSink {
  private readonly path: string | undefined;
  private chunks: Uint8Array<ArrayBuffer>[] = [];
  private bufferedBytes = 0;

  constructor(path?: string) {
    this.path = path;
  }

  async write(chunk: Uint8Array<ArrayBuffer>): Promise<void> {
    this.chunks.push(chunk);
    this.bufferedBytes += chunk.byteLength;
    if (this.path !== undefined && this.bufferedBytes > MAX_BUFFERED_BYTES) await this.flush(this.path);
  }

  /** Gives all pieces to another. */
  async sendTo(sink: ByteSink): Promise<void> {
    if (this.path !== undefined) {
      await this.flush(this.path);
      await streamFile(this.path, sink);
      return;
    }
    for (const chunk of this.chunks) await sink.write(chunk);
  }

  private async flush(path: string): Promise<void> {
    await appendFile(path, Buffer.concat(this.chunks), { mode: 0o600 });
    this.chunks = [];
    this.bufferedBytes = 0;
  }
}
