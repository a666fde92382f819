import type { PaysheetChoice } from '@lienzo/schema/api/master-endpoints';
import { payrollMessages } from '@lienzo/schema/messages/payroll-messages';
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

/** Payrolls to choose from; those that have ended say so. */
export const paysheetOptions = (
  paysheets: readonly PaysheetChoice[] = [],
  today: string = todayInMexico(),
): { value: string; label: string }[] =>
  paysheets.map((one) => {
    const label = paysheetLabel(one);
    return { value: `${one.id}`, label: hasEnded(one, today) ? payrollMessages.endedPaysheet(label) : label };
  });
