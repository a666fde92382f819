/**
 * Reads a number out of a runner's report.
 *
 * @throws when it is not there: a report of another shape must not count as "nothing failed"
 */
export function numberAt(report: unknown, ...path: string[]): number {
  const found = path.reduce<unknown>((value, key) => valueAt(value, key), report);
  if (typeof found === 'number') return found;
  throw new Error(`the runner's report has no number ${path.join('.')}`);
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, key)?.value
    : undefined;
}
