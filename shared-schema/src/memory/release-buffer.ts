/** Less is not worth the call, and smaller buffers may be slices of Node's shared pool. */
const MIN_BYTES = 4096;

/**
 * Gives the memory of a buffer back at once. The garbage collector sees only its small handle: hundreds of megabytes
 * wait for it, and then it walks through the whole program because of them.
 * @param bytes that nobody reads, writes or sends any more; empty afterwards. A slice of a larger buffer is left as it
 *   is.
 */
export function releaseBuffer(bytes: Uint8Array): void {
  const { buffer, byteLength } = bytes;
  if (byteLength >= MIN_BYTES && buffer instanceof ArrayBuffer && buffer.byteLength === byteLength)
    buffer.transfer(0);
}
