import { appendFile } from 'node:fs/promises';
import type { ByteSink } from '../../../platform/streams/byte-sink.ts';
import { streamFile } from '../../../platform/streams/stream-file.ts';

/** Bytes buffered before they are written to the disk. */
const MAX_BUFFERED_BYTES = 2 ** 20;

/** Buffers a part of a file until the parts before it are written: in memory, or on the disk if a path is given. */
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

  /** Sends everything to a sink. */
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
