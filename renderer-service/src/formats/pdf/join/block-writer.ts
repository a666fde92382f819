/** Bytes written at once. */
const BLOCK = 2 ** 20;

/** Gathers small pieces to blocks. */
export class BlockWriter {
  private readonly write: (block: Uint8Array) => void;
  private readonly block = Buffer.allocUnsafe(BLOCK);
  private used = 0;

  constructor(write: (block: Uint8Array) => void) {
    this.write = write;
  }

  put(bytes: Uint8Array): void {
    if (this.used + bytes.byteLength > BLOCK) this.end();
    if (bytes.byteLength > BLOCK) this.write(bytes);
    else {
      this.block.set(bytes, this.used);
      this.used += bytes.byteLength;
    }
  }

  /** Writes what is still held. */
  end(): void {
    if (this.used > 0) this.write(this.block.subarray(0, this.used));
    this.used = 0;
  }
}
