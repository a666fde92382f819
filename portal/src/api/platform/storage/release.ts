/** Less is not worth the call; what Node cuts out of its shared pool is smaller too. */
const LEAST = 4096;

/**
 * Gives the memory of a piece back at once. The garbage collector sees only the small handles of such pieces: hundreds
 * of megabytes wait for it, and then it walks through the whole program because of them.
 * @param piece that nobody reads, writes or sends any more; it is empty afterwards. A part of a larger piece is left
 *   as it is.
 */
export function release(piece: Uint8Array): void {
  const { buffer, byteLength } = piece;
  if (byteLength >= LEAST && buffer instanceof ArrayBuffer && buffer.byteLength === byteLength)
    buffer.transfer(0);
}
