/** Where bytes are kept: by their SHA-256, so that the same content is stored once and never changes. */
export type FileStore = {
  /**
   * Keeps bytes; returns after they are safe.
   * @returns their SHA-256, hexadecimal.
   */
  put(bytes: Uint8Array): Promise<string>;
  /** @returns null when nothing is kept under that hash. */
  get(sha256: string): Promise<Buffer | null>;
};
