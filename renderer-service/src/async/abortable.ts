/** The promise's value, unless the signal aborts first: a body that never ends, a print that hangs are left alone. @throws its reason */
export async function abortable<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = (): void => reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
    // What the abandoned one says later is nobody's concern.
    promise.catch(() => undefined);
  }
}
