import type { CaptureFilters } from '../capture-search';

type Choices = {
  clients: readonly { id: string }[] | undefined;
  /** Of the chosen client. */
  paysheets: readonly { id: number }[] | undefined;
  processes: readonly { id: number; process: string }[] | undefined;
  /** Of the chosen payrolls, year and process. */
  periods:
    | readonly { id: number; initial_date: string; end_date: string; incidence_close_date: string | null }[]
    | undefined;
  /** The payrolls that were captured last of the client. */
  last: string | undefined;
  today: string;
  year: number;
};

const ORDINARY = 'ORD';

/**
 * The filters with what has one sensible choice: the only client, its only payroll or the last one, this year, the ordinary
 * process, and the period that closes next.
 */
export function defaultFilters(filters: CaptureFilters, choices: Choices): CaptureFilters {
  const { clients, paysheets, processes, periods, last, today, year } = choices;
  const cliente = filters.cliente ?? (clients?.length === 1 ? clients[0]?.id : undefined);
  if (cliente === undefined) return filters;
  const isOfClient = (id: string): boolean => paysheets?.some((one) => `${one.id}` === id) === true;
  const only = paysheets?.length === 1 ? `${paysheets[0]?.id}` : undefined;
  const kept = last?.split(',').every(isOfClient) === true ? last : undefined;
  const nominas = filters.nominas ?? (filters.cliente === undefined ? undefined : (kept ?? only));
  if (nominas === undefined) return { ...filters, cliente };
  const anio = filters.anio ?? year;
  const proceso = filters.proceso ?? processes?.find(({ process }) => process === ORDINARY)?.id;
  const isSettled = filters.anio === anio && filters.proceso === proceso && filters.nominas === nominas;
  const periodo = filters.periodo ?? (isSettled ? nextToClose(periods ?? [], today) : undefined);
  return { ...filters, cliente, nominas, anio, proceso, periodo };
}

/** Of those that have begun the one that closes next; when all have closed, the latest of them. */
function nextToClose(periods: NonNullable<Choices['periods']>, today: string): number | undefined {
  const begun = periods
    .filter(({ initial_date }) => initial_date <= today)
    .map(({ id, end_date, incidence_close_date }) => ({ id, closes: incidence_close_date ?? end_date }))
    .toSorted((one, other) => (one.closes < other.closes ? -1 : 1));
  return (begun.find(({ closes }) => closes >= today) ?? begun.at(-1))?.id;
}
