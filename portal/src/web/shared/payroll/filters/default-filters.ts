import { daysBetween } from '@lienzo/schema/payroll/plain-date';
import { hasEnded } from '../has-ended';
import type { PayrollFilters } from './payroll-filters';

type Choices = {
  clients: readonly { id: string }[] | undefined;
  /** Of the chosen client. */
  paysheets:
    | readonly { id: number; ended_on: string | null; due: { calendar: number; closes: string } | null }[]
    | undefined;
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
  /** Whether of several payrolls, none of them captured before, the one that closes next is chosen. */
  takesDue: boolean;
  today: string;
  year: number;
};

const ORDINARY = 'ORD';

/**
 * The filters with what has one sensible choice: the only client, its only payroll, the last one or the one that closes
 * next, this year or that of what closes next, the ordinary process, and the open period that closes next. What has ended
 * is never chosen.
 */
export function defaultFilters(filters: PayrollFilters, choices: Choices): PayrollFilters {
  const { clients, paysheets, processes, periods, today, year } = choices;
  const cliente = filters.cliente ?? (clients?.length === 1 ? clients[0]?.id : undefined);
  if (cliente === undefined) return filters;
  const nominas = filters.nominas ?? (filters.cliente === undefined ? undefined : defaultPaysheets(choices));
  if (nominas === undefined) return { ...filters, cliente };
  const anio = filters.anio ?? yearOfDue(paysheets, { nominas, today, year });
  const proceso = filters.proceso ?? processes?.find(({ process }) => process === ORDINARY)?.id;
  const isSettled = filters.anio === anio && filters.proceso === proceso && filters.nominas === nominas;
  const periodo = filters.periodo ?? (isSettled ? nextToClose(periods ?? [], today) : undefined);
  return { ...filters, cliente, nominas, anio, proceso, periodo };
}

function defaultPaysheets({ paysheets, last, takesDue, today }: Choices): string | undefined {
  const used = paysheets?.filter((one) => !hasEnded(one, today)) ?? [];
  const isUsed = (id: string): boolean => used.some((one) => `${one.id}` === id);
  if (last?.split(',').every(isUsed) === true) return last;
  if (used.length === 1) return `${used[0]?.id}`;
  return takesDue ? dueFirst(used, today) : undefined;
}

/** In January the last period of December may still be captured. @returns undefined while the payrolls load. */
function yearOfDue(
  paysheets: Choices['paysheets'],
  { nominas, today, year }: { nominas: string; today: string; year: number },
): number | undefined {
  if (paysheets === undefined) return undefined;
  const [first] = nominas.split(',');
  const due = paysheets.find(({ id }) => `${id}` === first)?.due ?? null;
  return due !== null && due.closes >= today ? due.calendar : year;
}

/** The payroll whose capture closes next; when all have closed, the one that closed last. Of equals the first of the list. */
function dueFirst(paysheets: NonNullable<Choices['paysheets']>, today: string): string | undefined {
  const [first] = paysheets
    .flatMap(({ id, due }) => (due === null ? [] : [{ id, days: daysBetween(today, due.closes) }]))
    .toSorted((one, other) =>
      one.days < 0 || other.days < 0 ? other.days - one.days : one.days - other.days,
    );
  return first === undefined ? undefined : `${first.id}`;
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
