/** Smaller buffers may be slices of Node's shared pool. */
const MIN_BYTES = 4096;

/**
 * Frees the memory of a buffer at once. The garbage collector sees only its small handle and would let hundreds of
 * megabytes accumulate.
 * @param bytes not used any more; empty afterwards. A slice of a larger buffer is left as it is.
 */
export function releaseBuffer(bytes: Uint8Array): void {
  const { buffer, byteLength } = bytes;
  if (byteLength >= MIN_BYTES && buffer instanceof ArrayBuffer && buffer.byteLength === byteLength)
    buffer.transfer(0);
}
