import { type FileHandle, open } from 'node:fs/promises';
import type { ByteRange } from './file-store.ts';
import { StorageError } from './storage-error.ts';

/** Chunk size: large enough for few reads per file, small enough for a thousand concurrent readers. */
const CHUNK = 256 * 1024;

/** A file's bytes, read with backpressure. Opened on the first read; closed at the end and when the reader leaves. */
export function fileStream(
  scope: string,
  { start, end }: ByteRange,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let handle: FileHandle | undefined;
  let at = start;
  const next = async (): Promise<Buffer<ArrayBuffer> | null> => {
    if (at > end) return null;
    handle ??= await open(scope, 'r');
    const length = Math.min(CHUNK, end + 1 - at);
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafeSlow(length), 0, length, at);
    if (bytesRead === 0) throw new Error(`${scope} is cut short`);
    at += bytesRead;
    return buffer.subarray(0, bytesRead);
  };
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const chunk = await next();
          if (chunk !== null) controller.enqueue(chunk);
          if (at <= end) return;
        } catch (cause) {
          await handle?.close();
          throw new StorageError('unavailable', { cause });
        }
        await handle?.close();
        controller.close();
      },
      cancel: () => handle?.close(),
    },
    { highWaterMark: 0 },
  );
}
