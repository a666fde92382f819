/** A response body that is written with backpressure. */
export type PacedStream = {
  stream: ReadableStream<Uint8Array>;
  /** Waits until the reader is ready. @throws the reason, once it has stopped. */
  write(text: string): Promise<void>;
  /** Closes the body, or aborts it with an error. */
  end(error?: unknown): void;
};

/** @param stop aborts the writing, also while it waits, as does a reader that leaves. */
export function pacedStream(stop: AbortSignal): PacedStream {
  const left = new AbortController();
  const stopped = AbortSignal.any([stop, left.signal]);
  let requested = Promise.withResolvers<void>();
  let close: (error?: unknown) => void = () => undefined;
  let push: (chunk: Uint8Array) => void = () => undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      push = (fragment) => controller.enqueue(fragment);
      close = (error) => (error === undefined ? controller.close() : controller.error(error));
    },
    pull: () => requested.resolve(),
    cancel: (reason) => left.abort(reason ?? new Error('the reader left')),
  });
  let open = true;
  const end = (error?: unknown): void => {
    if (open && !left.signal.aborted) close(error);
    open = false;
  };
  stopped.addEventListener('abort', () => {
    end(stopped.reason);
    requested.resolve();
  });
  return {
    stream,
    end,
    async write(text) {
      await requested.promise;
      stopped.throwIfAborted();
      requested = Promise.withResolvers<void>();
      push(Buffer.from(text));
    },
  };
}
