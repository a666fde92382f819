/** A credit in words. */

import { formatMediumDate } from '@lienzo/schema/data/format';
import { creditAmount } from '@lienzo/schema/masters/credit-amount';
import type { EmployeeDetail } from '@lienzo/schema/masters/employee-endpoints';
import { masterCodes } from '@lienzo/schema/masters/master-codes';
import { masterMessages } from '@lienzo/schema/masters/master-messages';

export type Credit = EmployeeDetail['credits'][number];

/** 'Crédito INFONAVIT 1234567890'. */
export const creditName = ({ kind, number }: Pick<Credit, 'kind' | 'number'>): string =>
  `${masterCodes.credits[kind]} ${number}`.trim();

/** '20 % · Desde el 1 ene 2026', and the reduced percentage that is taken. */
export function creditTerms({
  discount_type,
  value,
  porcentaje_reducido: reduced = null,
  vigente_desde: from,
  vigente_hasta: until,
}: Credit): string {
  const days =
    until === null
      ? masterMessages.since(formatMediumDate(from))
      : masterMessages.sinceUntil(formatMediumDate(from), formatMediumDate(until));
  const amount = creditAmount(discount_type, value);
  const taken = reduced === null ? amount : masterMessages.reducedTo(amount, creditAmount(1, reduced));
  return `${taken} · ${days}`;
}
