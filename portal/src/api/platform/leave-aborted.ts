/**
 * Waits for work that observes the signal, and leaves it when it does not.
 * @param cleaning milliseconds that it gets from the abort on, to close what it holds.
 * @throws what the work throws; the signal's reason once the work is left.
 */
export async function leaveAborted<Result>(
  work: Promise<Result>,
  { signal, cleaning }: { signal: AbortSignal; cleaning: number },
): Promise<Result> {
  const left = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const leave = (): void => {
    timer = setTimeout(() => left.reject(signal.reason), cleaning);
  };
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([work, left.promise]);
  } finally {
    signal.removeEventListener('abort', leave);
    clearTimeout(timer);
  }
}
