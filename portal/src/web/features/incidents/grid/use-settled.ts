import { useState } from 'react';

/**
 * What several queries make together, as it was before while one of them is read again: rows and their versions never
 * mix, so no change of somebody else is overwritten by a row that was read before it.
 */
export function useSettled<Value>(
  value: Value | null,
  queries: readonly { isFetching: boolean }[],
): Value | null {
  const [kept, keep] = useState(value);
  const isSettled = queries.every(({ isFetching }) => !isFetching);
  if (isSettled && kept !== value) keep(value);
  return isSettled ? value : kept;
}
