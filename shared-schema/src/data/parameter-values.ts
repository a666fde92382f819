/** What a person, a schedule or another program answers to the parameters of a report. */
import { z } from 'zod';
import { parameterRuleMessages } from '../rule-messages/parameter-rule-messages.ts';

/** Moments that are found anew each time that the report is made; they keep a report true next month. */
export const RELATIVE_VALUES = [
  'último periodo cerrado',
  'periodo actual',
  'hoy',
  'mes actual',
  'mes anterior',
  'últimos 3 meses',
  'este año',
  'año anterior',
] as const;

const plainDate = z.iso.date();

/**
 * A text (also a number as decimal text, a date as `YYYY-MM-DD`, the name or the number of a row), the two ends of a
 * range, or a relative moment.
 */
export const parameterValue = z.union(
  [
    z.string().max(500),
    z.object({ desde: plainDate, hasta: plainDate }),
    z.object({ relativo: z.enum(RELATIVE_VALUES) }),
  ],
  parameterRuleMessages.shape,
);
export type ParameterValue = z.infer<typeof parameterValue>;

/** By the id of the parameter. One that is absent has its default. */
export const parameterValues = z.record(z.string().min(1).max(64), parameterValue);
export type ParameterValues = z.infer<typeof parameterValues>;
