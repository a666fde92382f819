/** Credits and alimony that are discounted of an employee, and what they must be. */
import { z } from 'zod';
import { masterRuleMessages } from '../rule-messages/master-rule-messages.ts';
import { optionalText, plainDay } from './paysheet-endpoints.ts';

export const CREDIT_KINDS = ['INFONAVIT', 'FONACOT', 'PENSION'] as const;

/** How each kind is discounted, as SUA numbers it: 1 percent, 2 fixed amount, 3 factor. */
export const DISCOUNT_TYPES: Record<(typeof CREDIT_KINDS)[number], readonly number[]> = {
  INFONAVIT: [1, 2, 3],
  FONACOT: [1, 2],
  PENSION: [1, 2],
};

export const REDUCTION_CHOICES = ['S', 'N'] as const;

export const creditFields = z.object({
  kind: z.enum(CREDIT_KINDS),
  number: optionalText(30),
  discount_type: z.int().min(1).max(3),
  value: z
    .string()
    .trim()
    .regex(/^\d{1,8}(\.\d{1,4})?$/, masterRuleMessages.amount)
    .refine((text) => Number(text) > 0, masterRuleMessages.amount),
  vigente_desde: plainDay,
  vigente_hasta: plainDay.nullable(),
  /**
   * Whether the table of reduced discounts applies to a percentage of INFONAVIT, as its notice says; null: it is not known.
   * Absent: as it was.
   */
  tabla_disminucion: z.enum(REDUCTION_CHOICES).nullable().optional(),
  /** The percentage that the table gives, which the payroll takes; null: it is not known. Absent: as it was. */
  porcentaje_reducido: z
    .string()
    .trim()
    .regex(/^\d{1,3}(\.\d{1,4})?$/, masterRuleMessages.amount)
    .nullable()
    .optional(),
});

type CreditFields = z.infer<typeof creditFields>;

/** A reduced percentage is of a credit with the table, and no larger than the whole one. */
export const isReducedPercentage = (
  percent: string,
  { tabla_disminucion, value }: Pick<CreditFields, 'tabla_disminucion' | 'value'>,
): boolean => tabla_disminucion === 'S' && Number(percent) > 0 && Number(percent) <= Number(value);

/** Only percentages of INFONAVIT have a table of reduced discounts. */
export const canBeReduced = ({
  kind,
  discount_type,
}: Pick<CreditFields, 'kind' | 'discount_type'>): boolean => kind === 'INFONAVIT' && discount_type === 1;

/** An INFONAVIT credit has ten digits; a file number of an alimony is not always known. */
const hasNumber = ({ kind, number }: CreditFields): boolean =>
  kind === 'PENSION' || (kind === 'INFONAVIT' ? /^\d{10}$/ : /\S/).test(number);

export const creditContent = creditFields
  .refine(({ vigente_desde, vigente_hasta }) => vigente_hasta === null || vigente_hasta >= vigente_desde, {
    path: ['vigente_hasta'],
    message: masterRuleMessages.until,
  })
  .refine((credit) => credit.kind !== 'INFONAVIT' || hasNumber(credit), {
    path: ['number'],
    message: masterRuleMessages.infonavitNumber,
  })
  .refine((credit) => credit.kind !== 'FONACOT' || hasNumber(credit), {
    path: ['number'],
    message: masterRuleMessages.creditNumber,
  })
  .refine(({ kind, discount_type }) => DISCOUNT_TYPES[kind].includes(discount_type), {
    path: ['discount_type'],
    message: masterRuleMessages.discountType,
  })
  .refine(({ discount_type, value }) => discount_type !== 1 || Number(value) <= 100, {
    path: ['value'],
    message: masterRuleMessages.percent,
  })
  .refine((credit) => credit.tabla_disminucion !== 'S' || canBeReduced(credit), {
    path: ['tabla_disminucion'],
    message: masterRuleMessages.reductionTable,
  })
  .refine(
    // Whether the table applies may be known already.
    ({ porcentaje_reducido, tabla_disminucion = 'S', value }) =>
      porcentaje_reducido == null || isReducedPercentage(porcentaje_reducido, { tabla_disminucion, value }),
    { path: ['porcentaje_reducido'], message: masterRuleMessages.reducedPercentage },
  );

/** Nobody has two INFONAVIT credits discounted on a day; of the others there may be several. */
export const creditsCollide = (
  one: Pick<CreditFields, 'kind' | 'vigente_desde' | 'vigente_hasta'>,
  other: Pick<CreditFields, 'kind' | 'vigente_desde' | 'vigente_hasta'>,
): boolean =>
  one.kind === 'INFONAVIT' &&
  other.kind === 'INFONAVIT' &&
  (other.vigente_hasta === null || one.vigente_desde <= other.vigente_hasta) &&
  (one.vigente_hasta === null || other.vigente_desde <= one.vigente_hasta);
