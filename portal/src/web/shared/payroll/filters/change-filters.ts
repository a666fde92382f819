import type { PayrollFilters } from './payroll-filters';

/**
 * A filter that changes clears those that depend on it (specification 3 §4, filter cascade): the client all others, the
 * payroll its cost centre and period, the year process and period, the process the period.
 */
export function changeFilters(filters: PayrollFilters, change: Partial<PayrollFilters>): PayrollFilters {
  if ('cliente' in change) return { cliente: change.cliente };
  const next = { ...filters, ...change };
  if ('nominas' in change) return { ...next, centro: undefined, periodo: undefined };
  if ('anio' in change) return { ...next, proceso: undefined, periodo: undefined };
  if ('proceso' in change) return { ...next, periodo: undefined };
  return next;
}
