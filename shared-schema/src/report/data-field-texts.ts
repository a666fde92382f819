import { dataFieldMessages as messages } from '../rule-messages/data-field-messages.ts';
import { rangeText } from './parameter-text.ts';
import type { DataField } from './rich-text.ts';
import type { DataFieldTexts } from './with-data-fields.ts';

/** The rows' clients, payrolls and periods, each once; days are `YYYY-MM-DD`. */
export type DataOwners = {
  client: readonly string[];
  /** Number and name. */
  payroll: readonly string[];
  period: readonly { number: string; initial_date: string; end_date: string }[];
};

/**
 * What the data fields say: the one owner that all rows have, or that there are several, and how many.
 * @param divided whether each file has only some of the rows.
 */
export function dataFieldTexts(owners: DataOwners, divided = false): DataFieldTexts {
  return {
    client: onlyName('client', owners.client, divided),
    payroll: onlyName('payroll', owners.payroll, divided),
    period: periodText(owners.period, divided),
  };
}

function onlyName(field: Exclude<DataField, 'period'>, names: readonly string[], divided: boolean): string {
  const [only, ...others] = names;
  if (only === undefined) return messages.none;
  if (others.length === 0) return only;
  return (divided ? messages.divided : messages.several)[field](names.length);
}

/** Payrolls count their periods each by itself: periods of one number and the same days read as one. */
function periodText(periods: DataOwners['period'], divided: boolean): string {
  const labels = new Set(
    periods.map(({ number, initial_date, end_date }) =>
      messages.period(number, rangeText({ desde: initial_date, hasta: end_date })),
    ),
  );
  const [only, ...others] = labels;
  if (only === undefined) return messages.none;
  if (others.length === 0) return only;
  const [desde = ''] = periods.map((one) => one.initial_date).toSorted();
  const hasta =
    periods
      .map((one) => one.end_date)
      .toSorted()
      .at(-1) ?? '';
  const texts = divided ? messages.divided.period : messages.periods;
  return texts(periods.length, rangeText({ desde, hasta }));
}
