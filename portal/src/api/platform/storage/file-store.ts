/** Content-addressed storage: blobs by their SHA-256, deduplicated and immutable. */

export type StoredBlob = {
  /** Hexadecimal. */
  sha256: string;
  /** Bytes. */
  size: number;
};

/** Zero-based byte range, both ends inclusive, as in HTTP. */
export type ByteRange = { start: number; end: number };

/**
 * Why a store cannot be used: the bucket is not there, its key is rejected, or it does not answer (of a directory: it
 * cannot be written to).
 */
export type StorageProblem = 'no_bucket' | 'rejected_key' | 'unavailable';

export type FileStore = {
  /** What keeps the store from working at this moment; never throws. @returns null when nothing does. */
  problem(): Promise<StorageProblem | null>;
  /**
   * Stores bytes; resolves once they are durable. Refused, aborted or failed uploads leave nothing behind.
   * @param content bytes, or chunks of them, which belong to the store from then on.
   * @param limit maximum size in bytes.
   * @throws StorageError; whatever the content throws.
   */
  put(
    content: Uint8Array | AsyncIterable<Uint8Array>,
    options?: { limit?: number | undefined },
  ): Promise<StoredBlob>;
  /**
   * The bytes, or a range of them within the blob. The caller reads to the end or cancels; the chunks belong to it.
   * @returns null when there is no such blob.
   */
  open(sha256: string, range?: ByteRange): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null>;
  /** @returns size, and when it was last stored; null when there is no such blob. */
  stat(sha256: string): Promise<{ size: number; storedAt: Date } | null>;
  /** Deletes a blob, if it exists. Only for unreferenced blobs. */
  remove(sha256: string): Promise<void>;
  /** Every blob, in no order. */
  list(): AsyncIterable<StoredBlob & { storedAt: Date }>;
  /** Removes leftovers of uploads that were aborted before that instant. @returns their number. */
  removeAborted(before: Date): Promise<number>;
};
