/** Buffered bytes from which on the producer has to wait for the client. */
const HIGH_WATER_MARK = 2 ** 20;
/** Size of the chunks that a whole file is split into. */
const CHUNK_BYTES = 2 ** 18;

/** What is known when the response can start; `size` only if the file is complete by then. */
export type FileStart = { size: number | undefined };

/**
 * Connects the job that makes a file with the response that sends it, with back-pressure. A file that is complete
 * before the buffer is full is sent with its length. A job that fails after the response started errors the stream,
 * which breaks the connection, so that a truncated file is never taken for a complete one.
 */
export class FileSink {
  /** Resolves when the response can start; rejects when the job fails before. */
  readonly started: Promise<FileStart>;
  readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Bytes written so far. */
  bytes = 0;
  private readonly startSignal: PromiseWithResolvers<FileStart> = Promise.withResolvers();
  private readonly chunks: Uint8Array<ArrayBuffer>[] = [];
  private bufferedBytes = 0;
  private state: 'open' | 'ended' | 'failed' = 'open';
  private reason: unknown;
  private wakeReader: () => void = () => undefined;
  private wakeWriter: () => void = () => undefined;

  /** @param onDisconnect is called when the client disconnects before the end. */
  constructor(onDisconnect: () => void) {
    this.started = this.startSignal.promise;
    this.started.catch(() => undefined);
    this.readable = new ReadableStream(
      {
        pull: (controller) => this.pull(controller),
        cancel: () => {
          onDisconnect();
          this.fail(new Error('the client left'));
        },
      },
      { highWaterMark: 0 },
    );
  }

  /** Writes a chunk; resolves when there is room for the next. @throws the reason when the file failed. */
  async write(chunk: Uint8Array<ArrayBuffer>): Promise<void> {
    if (this.state !== 'open') throw this.reason ?? new Error('the file has ended');
    this.chunks.push(chunk);
    this.bufferedBytes += chunk.byteLength;
    this.bytes += chunk.byteLength;
    this.wakeReader();
    if (this.bufferedBytes <= HIGH_WATER_MARK) return;
    this.startSignal.resolve({ size: undefined });
    const { promise, resolve } = Promise.withResolvers<void>();
    this.wakeWriter = resolve;
    await promise;
    this.throwIfFailed();
  }

  /** Writes a complete file; it is sent when `end` is called. */
  writeWhole(file: Uint8Array<ArrayBuffer>): void {
    if (this.state !== 'open') throw this.reason ?? new Error('the file has ended');
    for (let at = 0; at < file.byteLength; at += CHUNK_BYTES)
      this.chunks.push(file.subarray(at, at + CHUNK_BYTES));
    this.bytes = file.byteLength;
  }

  end(): void {
    if (this.state !== 'open') return;
    this.state = 'ended';
    this.startSignal.resolve({ size: this.bytes });
    this.wakeReader();
  }

  /** Fails the file; unread chunks are dropped. */
  fail(reason: unknown): void {
    if (this.state === 'failed') return;
    this.state = 'failed';
    this.reason = reason;
    this.chunks.length = 0;
    this.startSignal.reject(reason);
    this.wakeReader();
    this.wakeWriter();
  }

  private throwIfFailed(): void {
    if (this.state === 'failed') throw this.reason;
  }

  private async pull(controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>): Promise<void> {
    while (this.chunks.length === 0 && this.state === 'open') {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.wakeReader = resolve;
      await promise;
    }
    const chunk = this.chunks.shift();
    if (chunk !== undefined) {
      this.bufferedBytes -= chunk.byteLength;
      controller.enqueue(chunk);
      if (this.bufferedBytes <= HIGH_WATER_MARK / 2) this.wakeWriter();
    } else if (this.state === 'failed') controller.error(this.reason);
    else controller.close();
  }
}
