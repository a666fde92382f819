/** Takes a file chunk by chunk; a write resolves once there is room for the next chunk. */
export type ByteSink = { write(chunk: Uint8Array<ArrayBuffer>): Promise<void> };

/** Takes a finished document: a short one whole, a long one chunk by chunk. */
export type DocumentSink = ByteSink & { writeWhole(file: Uint8Array<ArrayBuffer>): void };
