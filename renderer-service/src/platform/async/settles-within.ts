/** Whether a promise settles, fulfilled or rejected, within a time. */
export async function settlesWithin(promise: Promise<unknown>, timeoutMs: number): Promise<boolean> {
  const { promise: expired, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), timeoutMs);
  const settled = promise.then(
    () => true,
    () => true,
  );
  const outcome = await Promise.race([settled, expired]);
  clearTimeout(timer);
  return outcome;
}
