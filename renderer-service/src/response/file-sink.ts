/** Bytes that may wait for the client before the work waits for it. */
const HIGH_WATER_MARK = 2 ** 20;
/** Bytes handed over at once. */
const CHUNK_BYTES = 2 ** 18;

/** What is known of a file when its first bytes are there; `size` only of one that is whole. */
export type FileStart = { size: number | undefined };

/**
 * Takes a file from the work and gives it to the client, no faster than the client reads. A file that is done
 * before it is long is sent with its length. One that fails after it began ends in an error, which cuts the
 * connection: it cannot be taken for whole.
 */
export class FileSink {
  /** Comes when the answer can begin; fails when the work fails before. */
  readonly started: Promise<FileStart>;
  readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Bytes taken so far. */
  bytes = 0;
  private readonly startSignal: PromiseWithResolvers<FileStart> = Promise.withResolvers();
  private readonly chunks: Uint8Array<ArrayBuffer>[] = [];
  private bufferedBytes = 0;
  private state: 'open' | 'ended' | 'failed' = 'open';
  private reason: unknown;
  private wakeReader: () => void = () => undefined;
  private wakeWriter: () => void = () => undefined;

  /** @param onDisconnect is called when the client leaves before the end. */
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

  /** Takes a piece; comes back when there is room for the next. @throws what ended the file. */
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

  /** Takes a file that is whole; the client has it at the end. */
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

  /** Ends the file with a fault; what has not been read is dropped. */
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
