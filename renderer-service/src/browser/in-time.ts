/** Whether something came to its end, well or badly, before the patience did. @param patience in milliseconds. */
export async function inTime(closing: Promise<unknown>, patience: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), patience);
  const closed = closing.then(
    () => true,
    () => true,
  );
  const outcome = await Promise.race([closed, late]);
  clearTimeout(timer);
  return outcome;
}
