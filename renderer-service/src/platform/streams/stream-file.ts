import { open } from 'node:fs/promises';
import type { ByteSink } from './byte-sink.ts';

/** Bytes read at once. */
const CHUNK_BYTES = 2 ** 18;

/** Streams a file from the disk to a sink, with back-pressure. */
export async function streamFile(path: string, sink: ByteSink): Promise<void> {
  const file = await open(path);
  try {
    for (;;) {
      const chunk = new Uint8Array(CHUNK_BYTES);
      const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES);
      if (bytesRead === 0) return;
      await sink.write(chunk.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}
