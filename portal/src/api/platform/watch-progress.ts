/** Ends work that has stopped moving. */

export type ProgressWatch = Disposable & {
  /** Aborted with the reason when nothing has moved for too long. */
  signal: AbortSignal;
  /** Something has: bytes, rows, pages. */
  moved(): void;
  /** Waits for work that may be silent for longer, as others hold it up or say nothing while they work. */
  patiently<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result>;
};

/** The same pieces, each of which is a move. */
export async function* moving<Chunk>(
  chunks: AsyncIterable<Chunk>,
  { moved }: Pick<ProgressWatch, 'moved'>,
): AsyncGenerator<Chunk> {
  for await (const chunk of chunks) {
    moved();
    yield chunk;
  }
  moved();
}

/** @param milliseconds without a move after which the signal aborts; until the watch is disposed of. */
export function watchProgress(milliseconds: number, reason: () => Error): ProgressWatch {
  const stopped = new AbortController();
  const timeout: number[] = [milliseconds];
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const restart = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const longest = Math.max(...timeout);
    if (!isOver && longest < Number.POSITIVE_INFINITY)
      timer = setTimeout(() => stopped.abort(reason()), longest);
  };
  restart();
  return {
    signal: stopped.signal,
    moved: () => void timer?.refresh(),
    async patiently(longer, work) {
      timeout.push(longer);
      restart();
      try {
        return await work();
      } finally {
        timeout.splice(timeout.indexOf(longer), 1);
        restart();
      }
    },
    [Symbol.dispose]() {
      isOver = true;
      restart();
    },
  };
}
