/** The promise's value, unless the signal aborts first; the promise is then abandoned. @throws the signal's reason */
export async function abortable<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = (): void => reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
    // A later rejection of the abandoned promise is ignored.
    promise.catch(() => undefined);
  }
}
