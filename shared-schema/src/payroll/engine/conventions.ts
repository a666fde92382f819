/** Conventions of a payroll where the law leaves a choice: dated settings, named in the trace. */
import { z } from 'zod';
import { conventionMessages } from '../../rule-messages/convention-messages.ts';
import { slashedDate } from '../../rule-messages/slashed-date.ts';
import { FOURTEEN_DAY_TARIFFS } from './income-tax.ts';

export const conventions = z.object({
  /** Who comes or leaves within a period: its days less those not employed, or the calendar's days. */
  partial_period: z.enum(['restar_no_laborados', 'dias_calendario']),
  /** The tax of a part of a period: raised to the whole period and prorated, or the tariff on what is paid. */
  partial_period_tax: z.enum(['elevar_y_prorratear', 'tarifa_directa']),
  /** Days of a full month of a monthly payroll that does not pay the calendar's days. */
  month_days: z.enum(['30', '30.4']),
  /** Days of quotas: those of the calendar, which add up to the EMA, or those that the period pays. */
  quota_days: z.enum(['calendario', 'periodo']),
  /** The factor from salary to base: to four decimals before it is used, or unrounded. */
  integration_factor: z.enum(['cuatro_decimales', 'sin_redondear']),
  fourteen_day_tariff: z.enum(FOURTEEN_DAY_TARIFFS),
  /** Which income is compared with the limit of the subsidy. */
  subsidy_income: z.enum(['gravado_del_periodo', 'gravado_del_mes', 'sbc_mensual']),
  /** The last period of a month withholds what the month's tariff asks for. */
  monthly_adjustment: z.boolean(),
  /** Quotas in cents for each branch, or for their sum. */
  quota_rounding: z.enum(['por_concepto', 'en_la_suma']),
  /** Aguinaldo, PTU, vacation and Sunday bonuses paid by themselves. */
  extraordinary_tax: z.enum(['rlisr_174', 'articulo_96']),
  alimony_base: z.enum(['bruto', 'bruto_menos_isr_imss']),
  /** A credit's amount: by the payrolls of its bimester or month, or by days. */
  credit_spread: z.enum(['nominas', 'dias']),
});
export type Conventions = z.infer<typeof conventions>;

export const DEFAULT_CONVENTIONS: Conventions = {
  partial_period: 'restar_no_laborados',
  partial_period_tax: 'elevar_y_prorratear',
  month_days: '30',
  quota_days: 'calendario',
  integration_factor: 'cuatro_decimales',
  fourteen_day_tariff: 'diaria',
  subsidy_income: 'gravado_del_periodo',
  monthly_adjustment: false,
  quota_rounding: 'por_concepto',
  extraordinary_tax: 'rlisr_174',
  alimony_base: 'bruto_menos_isr_imss',
  credit_spread: 'nominas',
};

/** Those that a payroll has chosen, from a day on; what it has not chosen is the default. */
export type DatedConventions = { vigente_desde: string } & Partial<Conventions>;

/** The conventions of a day: the last choice before it for each of them. */
export function conventionsOn(choices: readonly DatedConventions[], date: string): Conventions {
  if (choices.length === 0) return DEFAULT_CONVENTIONS;
  const inOrder = choices.toSorted((one, other) => (one.vigente_desde < other.vigente_desde ? -1 : 1));
  return inOrder.reduce(
    (chosen: Conventions, choice) => (choice.vigente_desde <= date ? merged(chosen, choice) : chosen),
    DEFAULT_CONVENTIONS,
  );
}

function merged(chosen: Conventions, { vigente_desde: _from, ...choice }: DatedConventions): Conventions {
  const given = Object.entries(choice).filter(([, value]) => value !== undefined);
  return { ...chosen, ...Object.fromEntries(given) };
}

/** In the order of the screen. */
export const conventionKeys = conventions.keyof().options;

const CHOICES: { readonly [Key in keyof Conventions]: Readonly<Record<`${Conventions[Key]}`, string>> } =
  conventionMessages.values;

/** What is chosen of a convention, as people read it. */
export function choiceInWords(chosen: Conventions, key: keyof Conventions): string {
  const texts: Readonly<Record<string, string>> = CHOICES[key];
  return texts[`${chosen[key]}`] ?? `${chosen[key]}`;
}

/** Since when a payroll's own choices hold on a day. */
export function conventionSource(choices: readonly DatedConventions[], date: string): string {
  const since = choices
    .map(({ vigente_desde }) => vigente_desde)
    .filter((day) => day <= date)
    .toSorted()
    .at(-1);
  return since === undefined ? conventionMessages.legal : `${conventionMessages.since} ${slashedDate(since)}`;
}
