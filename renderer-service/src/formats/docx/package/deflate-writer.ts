import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';
import type { ByteSink } from '../../../platform/streams/byte-sink.ts';

/** The checksum and sizes that a zip directory records for an entry. */
export type DeflatedSize = { crc: number; size: number; compressed: number };

/** Deflates text in the background while it is written. */
export class DeflateWriter {
  private readonly stream = createDeflateRaw();
  private readonly forwarded: Promise<void>;
  private facts: DeflatedSize = { crc: 0, size: 0, compressed: 0 };
  private failure: unknown;

  constructor(sink: ByteSink) {
    this.forwarded = this.forward(sink);
    this.forwarded.catch((cause: unknown) => {
      this.failure = cause;
    });
  }

  /** Uncompressed bytes written so far. */
  get size(): number {
    return this.facts.size;
  }

  /** Resolves when there is room for more. @throws the sink's error. */
  async write(text: string): Promise<void> {
    if (this.failure !== undefined) throw this.failure;
    const bytes = Buffer.from(text);
    this.facts.crc = crc32(bytes, this.facts.crc);
    this.facts.size += bytes.byteLength;
    if (!this.stream.write(bytes)) await Promise.race([once(this.stream, 'drain'), this.forwarded]);
  }

  async end(): Promise<DeflatedSize> {
    this.stream.end();
    await this.forwarded;
    return this.facts;
  }

  /** Destroys the stream if it was not ended. */
  close(): void {
    this.stream.destroy();
  }

  private async forward(sink: ByteSink): Promise<void> {
    for await (const chunk of this.stream) {
      const bytes = new Uint8Array(chunk);
      this.facts.compressed += bytes.byteLength;
      await sink.write(bytes);
    }
  }
}
