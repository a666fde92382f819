/** What Node cuts out of its shared pool is smaller. */
const MIN_BYTES = 4096;

/**
 * Gives the memory of bytes back at once: the garbage collector sees only their small handle and lets hundreds of
 * megabytes wait.
 * @param bytes that nobody reads any more; they are empty afterwards. A part of something larger is left as it is.
 */
export function releaseBuffer(bytes: Uint8Array): void {
  const { buffer, byteLength } = bytes;
  if (byteLength >= MIN_BYTES && buffer instanceof ArrayBuffer && buffer.byteLength === byteLength)
    buffer.transfer(0);
}
