import type { Readable } from 'node:stream';
import { release } from '../../../platform/storage/release.ts';

/** Size of the chunks that are hashed and written. */
const PIECE = 256 * 1024;
/** Backpressure: full chunks that may wait for the reader. */
const WAITING = 4;
const NO_ROOM = Buffer.alloc(0);

/**
 * Coalesces a stream into large chunks that belong to the reader. Bytes are copied immediately, so that no chunk of the
 * source is retained while the stream flows. Starts immediately; leaving early destroys the stream.
 */
export function coalesceChunks(stream: Readable): AsyncGenerator<Uint8Array> {
  const full: Uint8Array[] = [];
  // Never an element of `full`: the reader releases the chunks it received, and a released buffer cannot be written to.
  let room = NO_ROOM;
  let filled = 0;
  let ended: 'no' | 'whole' | Error = 'no';
  let news = Promise.withResolvers<void>();
  stream.on('data', (bytes: Buffer) => {
    for (let from = 0; from < bytes.length; ) {
      if (room === NO_ROOM) room = Buffer.allocUnsafeSlow(PIECE);
      const copied = bytes.copy(room, filled, from);
      from += copied;
      filled += copied;
      if (filled === PIECE) {
        full.push(room);
        room = NO_ROOM;
        filled = 0;
      }
    }
    if (full.length >= WAITING) stream.pause();
    if (full.length > 0) news.resolve();
  });
  stream.on('end', () => {
    if (filled > 0) {
      full.push(Uint8Array.from(room.subarray(0, filled)));
      release(room);
    }
    ended = 'whole';
    news.resolve();
  });
  stream.on('error', (error: Error) => {
    ended = error;
    news.resolve();
  });
  return pieces();

  async function* pieces(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        if (ended instanceof Error) throw ended;
        const piece = full.shift();
        if (piece !== undefined) yield piece;
        else if (ended === 'whole') return;
        else {
          news = Promise.withResolvers();
          stream.resume();
          await news.promise;
        }
      }
    } finally {
      stream.destroy();
    }
  }
}
