import { useEffect, useRef } from 'react';
import { useSession } from '../../session/use-session';
import { type PayrollFilters, payrollFilters } from './payroll-filters';

const keyOf = (userId: string): string => `lienzo.captura.${userId}`;

/** The filters that a person chose last, on any screen of capture. */
function remembered(userId: string): PayrollFilters | null {
  const stored = localStorage.getItem(keyOf(userId));
  if (stored === null) return null;
  try {
    return payrollFilters.parse(JSON.parse(stored));
  } catch {
    // Not ours, or of another version: forgotten.
    return null;
  }
}

/** Remembers what is chosen, and restores it when the screen is opened without anything chosen. */
export function useRememberedFilters(
  filters: PayrollFilters,
  restore: (filters: PayrollFilters) => void,
): void {
  const userId = useSession()?.userId;
  const isFirst = useRef(true);
  const chosen = JSON.stringify(payrollFilters.parse(filters));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `restore` is another function at every render
  useEffect(() => {
    if (userId === undefined) return;
    const before = isFirst.current ? remembered(userId) : null;
    isFirst.current = false;
    if (chosen === '{}' && before !== null && before.cliente !== undefined) restore(before);
    else localStorage.setItem(keyOf(userId), chosen);
  }, [userId, chosen]);
}
