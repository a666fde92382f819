import { todayInMexico, yearOf } from '@lienzo/schema/payroll/plain-date';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../session/use-session';
import { clientChoicesQuery, paysheetsQuery, processesQuery } from '../lookup-queries';
import { defaultFilters } from './default-filters';
import type { PayrollFilters } from './payroll-filters';
import { useSharedPeriods } from './use-shared-periods';

/** The payroll that a person captured last of each client. */
const keyOf = (userId: string): string => `lienzo.captura.nominas.${userId}`;

function lastPaysheets(userId: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).map(([client, ids]) => [client, `${ids}`]));
  } catch {
    // Not ours: forgotten.
    return {};
  }
}

/** Chooses what has one sensible choice: what is chosen already stays. */
export function useDefaultFilters(
  filters: PayrollFilters,
  { takesDue, choose }: { takesDue: boolean; choose: (filters: PayrollFilters) => void },
): void {
  const userId = useSession()?.userId ?? '';
  const clients = useQuery(clientChoicesQuery).data;
  const paysheets = useQuery(paysheetsQuery(filters.cliente)).data;
  const processes = useQuery(processesQuery).data;
  const { periods } = useSharedPeriods(filters);
  const { cliente, nominas, periodo } = filters;
  const today = todayInMexico();
  const next = defaultFilters(filters, {
    ...{ clients, paysheets, processes, periods, takesDue, today, year: yearOf(today) },
    last: cliente === undefined ? undefined : lastPaysheets(userId)[cliente],
  });
  const added = JSON.stringify(next);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `choose` is another function at every render
  useEffect(() => {
    if (added !== JSON.stringify(filters)) choose(next);
  }, [added]);
  useEffect(() => {
    if (cliente === undefined || nominas === undefined || periodo === undefined) return;
    localStorage.setItem(keyOf(userId), JSON.stringify({ ...lastPaysheets(userId), [cliente]: nominas }));
  }, [userId, cliente, nominas, periodo]);
}
