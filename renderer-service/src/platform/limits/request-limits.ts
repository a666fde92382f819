/** How large a request may be. */
export type RendererLimits = {
  /** Bytes of a JSON body, or of the head line of a streamed one (it may carry pictures). */
  jsonBytes: number;
  /** Bytes of a body with HTML. */
  htmlBytes: number;
  /** Bytes of a line with a row. */
  lineBytes: number;
  /** Bytes of a streamed body. */
  streamBytes: number;
  rows: number;
};

export const DEFAULT_LIMITS: RendererLimits = {
  jsonBytes: 64 * 2 ** 20,
  htmlBytes: 8 * 2 ** 20,
  lineBytes: 2 ** 20,
  // Rows are spooled to the disk: these bound the temporary folder, not the memory.
  streamBytes: 4 * 2 ** 30,
  rows: 5_000_000,
};
