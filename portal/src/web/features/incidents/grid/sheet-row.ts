import type { PayrollPerson } from '@lienzo/schema/masters/master-endpoints';

/** A person's row in a grid of capture. */
export type SheetRow = {
  person: PayrollPerson;
  /** Of what is stored, as it was when the person at the screen began to change the row; 0 when nothing ever was. */
  version: number;
};

/** Days are told by their number and their weekday: 3, lun. */
const WEEKDAY = new Intl.DateTimeFormat('es-MX', { weekday: 'short', timeZone: 'UTC' });
export const weekdayName = (day: string): string => WEEKDAY.format(new Date(`${day}T00:00:00Z`));
