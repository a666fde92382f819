import { hasEnded } from '../has-ended';
import type { PayrollFilters } from './payroll-filters';

type Choices = {
  clients: readonly { id: string }[] | undefined;
  /** Of the chosen client. */
  paysheets: readonly { id: number; ended_on: string | null }[] | undefined;
  processes: readonly { id: number; process: string }[] | undefined;
  /** Of the chosen payrolls, year and process. */
  periods:
    | readonly {
        id: number;
        initial_date: string;
        end_date: string;
        incidence_close_date: string | null;
        estatus: 'Abierta' | 'Finalizada';
        served: boolean;
      }[]
    | undefined;
  /** The payrolls that were captured last of the client. */
  last: string | undefined;
  today: string;
  year: number;
};

const ORDINARY = 'ORD';

/**
 * The filters with what has one sensible choice: the only client, its only payroll or the last one, this year, the ordinary
 * process, and the open period that closes next. What has ended is never chosen.
 */
export function defaultFilters(filters: PayrollFilters, choices: Choices): PayrollFilters {
  const { clients, paysheets, processes, periods, last, today, year } = choices;
  const cliente = filters.cliente ?? (clients?.length === 1 ? clients[0]?.id : undefined);
  if (cliente === undefined) return filters;
  const used = paysheets?.filter((one) => !hasEnded(one, today));
  const isUsed = (id: string): boolean => used?.some((one) => `${one.id}` === id) === true;
  const only = used?.length === 1 ? `${used[0]?.id}` : undefined;
  const kept = last?.split(',').every(isUsed) === true ? last : undefined;
  const nominas = filters.nominas ?? (filters.cliente === undefined ? undefined : (kept ?? only));
  if (nominas === undefined) return { ...filters, cliente };
  const anio = filters.anio ?? year;
  const proceso = filters.proceso ?? processes?.find(({ process }) => process === ORDINARY)?.id;
  const isSettled = filters.anio === anio && filters.proceso === proceso && filters.nominas === nominas;
  const periodo = filters.periodo ?? (isSettled ? nextToClose(periods ?? [], today) : undefined);
  return { ...filters, cliente, nominas, anio, proceso, periodo };
}

/**
 * Of the open ones that have begun the one that closes next; when all have closed, the latest of them, and of finalised
 * ones too when none is open. What is not served is not captured, so it is no default.
 */
function nextToClose(periods: NonNullable<Choices['periods']>, today: string): number | undefined {
  const begun = periods
    .filter(({ initial_date, served }) => served && initial_date <= today)
    .map((one) => ({ ...one, closes: one.incidence_close_date ?? one.end_date }))
    .toSorted((one, other) => (one.closes < other.closes ? -1 : 1));
  const open = begun.filter(({ estatus }) => estatus === 'Abierta');
  return (open.find(({ closes }) => closes >= today) ?? open.at(-1) ?? begun.at(-1))?.id;
}
