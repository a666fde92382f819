import { createDeflateRaw } from 'node:zlib';
import { releaseBuffer } from '@lienzo/schema/memory/release-buffer';

/**
 * The content deflated, with backpressure. Its chunks are released once they are compressed. Leaving early cancels the
 * source.
 */
export async function* deflated(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw();
  const closed = new Promise<void>((resolve) => deflate.once('close', resolve));
  const feed = async (): Promise<void> => {
    for await (const chunk of source) {
      const taken = new Promise<void>((resolve) => deflate.write(chunk, () => resolve()));
      // A stream destroyed while it waits for its reader never drains and reports nothing.
      await Promise.race([taken, closed]);
      if (deflate.destroyed) return;
      releaseBuffer(chunk);
    }
    deflate.end();
  };
  const fed = feed().catch((error: unknown) => {
    deflate.destroy(error instanceof Error ? error : new Error('broken source', { cause: error }));
  });
  try {
    yield* deflate;
  } finally {
    deflate.destroy();
    await fed;
  }
}
