/** Bytes written at once. */
const BLOCK = 2 ** 20;

/** Buffers small writes into blocks. */
export class BlockWriter {
  private readonly output: (block: Uint8Array) => void;
  private readonly block = Buffer.allocUnsafe(BLOCK);
  private used = 0;

  constructor(output: (block: Uint8Array) => void) {
    this.output = output;
  }

  write(bytes: Uint8Array): void {
    if (this.used + bytes.byteLength > BLOCK) this.flush();
    if (bytes.byteLength > BLOCK) this.output(bytes);
    else {
      this.block.set(bytes, this.used);
      this.used += bytes.byteLength;
    }
  }

  /** Writes the buffered bytes. */
  flush(): void {
    if (this.used > 0) this.output(this.block.subarray(0, this.used));
    this.used = 0;
  }
}
