/** A credit in words. */
import type { EmployeeDetail } from '@lienzo/schema/api/employee-endpoints';
import { formatMediumDate } from '@lienzo/schema/data/format';
import { creditAmount } from '@lienzo/schema/messages/credit-amount';
import { masterCodes } from '@lienzo/schema/messages/master-codes';
import { masterMessages } from '@lienzo/schema/messages/master-messages';

export type Credit = EmployeeDetail['credits'][number];

/** 'Crédito INFONAVIT 1234567890'. */
export const creditName = ({ kind, number }: Pick<Credit, 'kind' | 'number'>): string =>
  `${masterCodes.credits[kind]} ${number}`.trim();

/** '20 % · Desde el 1 ene 2026'. */
export function creditTerms({
  discount_type,
  value,
  vigente_desde: from,
  vigente_hasta: until,
}: Credit): string {
  const days =
    until === null
      ? masterMessages.since(formatMediumDate(from))
      : masterMessages.sinceUntil(formatMediumDate(from), formatMediumDate(until));
  return `${creditAmount(discount_type, value)} · ${days}`;
}
