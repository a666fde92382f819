import type { Readable } from 'node:stream';
import { releaseBuffer } from '@lienzo/schema/memory/release-buffer';

/** Size of the chunks that are hashed and written. */
const CHUNK_BYTES = 256 * 1024;
/** Backpressure: full chunks that may wait for the reader. */
const MAX_WAITING_CHUNKS = 4;
const NO_BUFFER = Buffer.alloc(0);

/**
 * Coalesces a stream into large chunks that belong to the reader. Bytes are copied immediately, so that no chunk of the
 * source is retained while the stream flows. Starts immediately; leaving early destroys the stream.
 */
export function coalesceChunks(stream: Readable): AsyncGenerator<Uint8Array> {
  const full: Uint8Array[] = [];
  // Never an element of `full`: the reader releases the chunks it received, and a released buffer cannot be written to.
  let buffer = NO_BUFFER;
  let filled = 0;
  let ended: 'no' | 'whole' | Error = 'no';
  let wakeReader = Promise.withResolvers<void>();
  stream.on('data', (bytes: Buffer) => {
    for (let from = 0; from < bytes.length; ) {
      if (buffer === NO_BUFFER) buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES);
      const copied = bytes.copy(buffer, filled, from);
      from += copied;
      filled += copied;
      if (filled === CHUNK_BYTES) {
        full.push(buffer);
        buffer = NO_BUFFER;
        filled = 0;
      }
    }
    if (full.length >= MAX_WAITING_CHUNKS) stream.pause();
    if (full.length > 0) wakeReader.resolve();
  });
  stream.on('end', () => {
    if (filled > 0) {
      full.push(Uint8Array.from(buffer.subarray(0, filled)));
      releaseBuffer(buffer);
    }
    ended = 'whole';
    wakeReader.resolve();
  });
  stream.on('error', (error: Error) => {
    ended = error;
    wakeReader.resolve();
  });
  return fragments();

  async function* fragments(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        if (ended instanceof Error) throw ended;
        const fragment = full.shift();
        if (fragment !== undefined) yield fragment;
        else if (ended === 'whole') return;
        else {
          wakeReader = Promise.withResolvers();
          stream.resume();
          await wakeReader.promise;
        }
      }
    } finally {
      stream.destroy();
    }
  }
}
