import type { PaysheetChoice } from '@lienzo/schema/masters/master-endpoints';
import { payrollMessages } from '@lienzo/schema/masters/payroll-messages';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { hasEnded } from './has-ended';

/** How a payroll is called in lists: its number and its name (specification 3 §2.1). */
export const paysheetLabel = ({
  id_humansite,
  paysheet,
}: {
  id_humansite: string;
  paysheet: string;
}): string => `${id_humansite} ${paysheet}`;

/** Its label; one that has ended says so. */
export function paysheetChoiceLabel(one: PaysheetChoice, today: string = todayInMexico()): string {
  const label = paysheetLabel(one);
  return hasEnded(one, today) ? payrollMessages.endedPaysheet(label) : label;
}

/** Payrolls to choose from. */
export const paysheetOptions = (
  paysheets: readonly PaysheetChoice[] = [],
): { value: string; label: string }[] =>
  paysheets.map((one) => ({ value: `${one.id}`, label: paysheetChoiceLabel(one) }));
