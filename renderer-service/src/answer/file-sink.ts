/** Bytes that may wait for the client before the work waits for it. */
const HIGH_WATER = 2 ** 20;
/** Bytes handed over at once. */
const SLICE = 2 ** 18;

/** What is known of a file when its first bytes are there; `size` only of one that is whole. */
export type StartedFile = { size: number | undefined };

/**
 * Takes a file from the work and gives it to the client, no faster than the client reads. A file that is done
 * before it is long is sent with its length. One that fails after it began ends in an error, which cuts the
 * connection: it cannot be taken for whole.
 */
export class FileSink {
  /** Comes when the answer can begin; fails when the work fails before. */
  readonly started: Promise<StartedFile>;
  readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Bytes taken so far. */
  bytes = 0;
  private readonly begin: PromiseWithResolvers<StartedFile> = Promise.withResolvers();
  private readonly pieces: Uint8Array<ArrayBuffer>[] = [];
  private held = 0;
  private state: 'open' | 'ended' | 'failed' = 'open';
  private reason: unknown;
  private wakeReader: () => void = () => undefined;
  private wakeWriter: () => void = () => undefined;

  /** @param left is called when the client leaves before the end. */
  constructor(left: () => void) {
    this.started = this.begin.promise;
    this.started.catch(() => undefined);
    this.readable = new ReadableStream(
      {
        pull: (controller) => this.pull(controller),
        cancel: () => {
          left();
          this.fail(new Error('the client left'));
        },
      },
      { highWaterMark: 0 },
    );
  }

  /** Takes a piece; comes back when there is room for the next. @throws what ended the file. */
  async write(piece: Uint8Array<ArrayBuffer>): Promise<void> {
    if (this.state !== 'open') throw this.reason ?? new Error('the file has ended');
    this.pieces.push(piece);
    this.held += piece.byteLength;
    this.bytes += piece.byteLength;
    this.wakeReader();
    if (this.held <= HIGH_WATER) return;
    this.begin.resolve({ size: undefined });
    const { promise, resolve } = Promise.withResolvers<void>();
    this.wakeWriter = resolve;
    await promise;
    this.throwIfFailed();
  }

  /** Takes a file that is whole; the client has it at the end. */
  whole(file: Uint8Array<ArrayBuffer>): void {
    if (this.state !== 'open') throw this.reason ?? new Error('the file has ended');
    for (let at = 0; at < file.byteLength; at += SLICE) this.pieces.push(file.subarray(at, at + SLICE));
    this.bytes = file.byteLength;
  }

  end(): void {
    if (this.state !== 'open') return;
    this.state = 'ended';
    this.begin.resolve({ size: this.bytes });
    this.wakeReader();
  }

  /** Ends the file with a fault; what has not been read is dropped. */
  fail(reason: unknown): void {
    if (this.state === 'failed') return;
    this.state = 'failed';
    this.reason = reason;
    this.pieces.length = 0;
    this.begin.reject(reason);
    this.wakeReader();
    this.wakeWriter();
  }

  private throwIfFailed(): void {
    if (this.state === 'failed') throw this.reason;
  }

  private async pull(controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>): Promise<void> {
    while (this.pieces.length === 0 && this.state === 'open') {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.wakeReader = resolve;
      await promise;
    }
    const piece = this.pieces.shift();
    if (piece !== undefined) {
      this.held -= piece.byteLength;
      controller.enqueue(piece);
      if (this.held <= HIGH_WATER / 2) this.wakeWriter();
    } else if (this.state === 'failed') controller.error(this.reason);
    else controller.close();
  }
}
