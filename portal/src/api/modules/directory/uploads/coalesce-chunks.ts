import type { Readable } from 'node:stream';
import { releaseBuffer } from '@lienzo/schema/memory/release-buffer';

/** As much as is hashed and written at once. */
const PIECE = 256 * 1024;
/** Full pieces that may wait for their reader before the sender has to. */
const WAITING = 4;
const NO_ROOM = Buffer.alloc(0);

/**
 * A stream's bytes in large pieces that belong to the reader. They are copied at once, so that nothing of the source's
 * own pieces is held while the stream flows. Begins at once; leaving early destroys the stream.
 */
export function coalesceChunks(stream: Readable): AsyncGenerator<Uint8Array> {
  const full: Uint8Array[] = [];
  // Never one of `full`: the reader empties what it has got, and an emptied room would take no byte any more.
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
      releaseBuffer(room);
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
