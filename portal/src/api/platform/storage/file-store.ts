/** Where bytes are kept: by their SHA-256, so that the same content is stored once and never changes. */

export type StoredBlob = {
  /** Hexadecimal. */
  sha256: string;
  /** Bytes. */
  size: number;
};

/** From the first byte to the last, both counted from 0 and both included, as in HTTP. */
export type ByteRange = { start: number; end: number };

export type FileStore = {
  /**
   * Keeps bytes; returns after they are safe. What is refused, cut short or fails leaves nothing behind.
   * @param content bytes, or pieces of them, which belong to the store from then on.
   * @param limit the most bytes that are taken.
   * @throws StorageError; whatever the content throws.
   */
  put(
    content: Uint8Array | AsyncIterable<Uint8Array>,
    options?: { limit?: number | undefined },
  ): Promise<StoredBlob>;
  /**
   * The bytes, or a range of them that lies inside. Whoever opens reads to the end or cancels; the pieces are theirs.
   * @returns null when nothing is kept under that hash.
   */
  open(sha256: string, range?: ByteRange): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null>;
  /** @returns bytes, and when they were put for the last time; null when nothing is kept under that hash. */
  stat(sha256: string): Promise<{ size: number; storedAt: Date } | null>;
  /** Forgets the bytes; no fault when they are not there. Only for what no row names any more. */
  remove(sha256: string): Promise<void>;
  /** Everything that is kept, in no order. */
  list(): AsyncIterable<StoredBlob & { storedAt: Date }>;
  /** Forgets what a process that ended had begun to take before that moment. @returns how many. */
  removeAborted(before: Date): Promise<number>;
};
