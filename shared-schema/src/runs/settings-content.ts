/** The dated settings of a payroll's calculation: conventions, benefits and the state's payroll tax. */
import { z } from 'zod';
import { ExactDecimal } from '../data/exact-decimal.ts';
import { typedNumber } from '../data/typed-number.ts';
import { conventions, DEFAULT_CONVENTIONS } from '../payroll/engine/conventions.ts';
import { type Benefits, benefitProblems, type DatedBenefits, lawDay } from '../payroll/engine/integration.ts';
import { PUBLISHED_FIGURES } from '../payroll/figures/published-figures.ts';
import { expectedMessages } from '../rule-messages/expected-messages.ts';
import { settingsMessages } from './settings-messages.ts';

const { problems } = settingsMessages;

/** As people type it; null: what the law gives. */
const optionalNumber = z
  .string()
  .max(40)
  .transform((text) => typedNumber(text, 2))
  .pipe(z.string().regex(/^(\d{1,4}(\.\d{1,2})?)?$/, { error: problems.number, abort: true }))
  .transform((text) => (text === '' ? null : text))
  .nullable();

/** Days by year of service, with commas. */
const dayList = z
  .string()
  .max(300)
  .transform((text) => text.replaceAll(/\s+/g, ''))
  .pipe(z.string().regex(/^(\d{1,3}(,\d{1,3}){0,59})?$/, { error: problems.vacations, abort: true }))
  .transform((text) => (text === '' ? null : text.replaceAll(',', ', ')))
  .nullable();

/** Abroad nobody pays it. */
export const TAX_STATES = Object.keys(expectedMessages.states).filter((code) => code !== 'NE');
/** Two letters as in the CURP; null: the payroll tax is not calculated. */
const stateCode = z
  .string()
  .transform((text) => (text === '' ? null : text))
  .nullable()
  .refine((code) => code === null || TAX_STATES.includes(code), problems.state);

/** Numbers as text with up to two decimals. */
export const settingsContent = conventions.extend({
  aguinaldo_days: z.string().nullable(),
  vacation_premium_percent: z.string().nullable(),
  /** "14, 16, 18". */
  vacation_days: z.string().nullable(),
  state: z.string().nullable(),
  isn_percent: z.string().nullable(),
});
export type SettingsContent = z.infer<typeof settingsContent>;

export const DEFAULT_SETTINGS: SettingsContent = {
  ...DEFAULT_CONVENTIONS,
  aguinaldo_days: null,
  vacation_premium_percent: null,
  vacation_days: null,
  state: null,
  isn_percent: null,
};

/** As the database keeps it; what a later version adds has its default. @throws ZodError when it is none of it. */
export const storedSettings = (stored: object): SettingsContent =>
  settingsContent.parse({ ...DEFAULT_SETTINGS, ...stored });

/** What an employer grants by its settings. */
export const benefitsOf = ({
  aguinaldo_days,
  vacation_premium_percent,
  vacation_days,
}: SettingsContent): Benefits => ({
  aguinaldo_days,
  vacation_premium_percent,
  vacation_days: vacation_days === null ? null : vacation_days.split(', ').map(Number),
});

/** As the factor of a day takes them. @param own each in force from its day on, the first one first. */
export const datedBenefits = (
  own: readonly { vigente_desde: string; content: SettingsContent }[],
): DatedBenefits[] =>
  own.map(({ vigente_desde, content }) => ({
    ...{ vigente_desde, benefits: benefitsOf(content), factor: content.integration_factor },
  }));

const BENEFIT_PROBLEMS: Record<keyof Benefits, string> = {
  aguinaldo_days: problems.aguinaldo,
  vacation_premium_percent: problems.premium,
  vacation_days: problems.vacationDays,
};
const MAX_DAYS = 365;
const MAX_PERCENT = 1000;
const MAX_TAX = 10;

const isMore = (text: string | null, most: number): boolean =>
  text !== null && new ExactDecimal(text).greaterThan(most);

/** What is wrong with settings, by field; benefits of less than the law are refused. */
function settingsProblems(settings: SettingsContent, day: string): [keyof SettingsContent, string][] {
  const { aguinaldo_days, vacation_premium_percent, state, isn_percent } = settings;
  const scope = { figures: PUBLISHED_FIGURES, date: lawDay(day), benefits: benefitsOf(settings) };
  const wrong: [keyof SettingsContent, string][] = benefitProblems(scope).map((field) => [
    field,
    BENEFIT_PROBLEMS[field],
  ]);
  if (isMore(aguinaldo_days, MAX_DAYS)) wrong.push(['aguinaldo_days', problems.most]);
  if (isMore(vacation_premium_percent, MAX_PERCENT)) wrong.push(['vacation_premium_percent', problems.most]);
  if (state !== null && isn_percent === null) wrong.push(['isn_percent', problems.percent]);
  if (state === null && isn_percent !== null) wrong.push(['state', problems.state]);
  if (isMore(isn_percent, MAX_TAX)) wrong.push(['isn_percent', problems.rate]);
  return wrong;
}

export const settingsBody = conventions
  .extend({
    aguinaldo_days: optionalNumber,
    vacation_premium_percent: optionalNumber,
    vacation_days: dayList,
    state: stateCode,
    isn_percent: optionalNumber,
    vigente_desde: z.iso.date(problems.date),
  })
  .superRefine(({ vigente_desde, ...settings }, refine) => {
    for (const [field, message] of settingsProblems(settings, vigente_desde))
      refine.addIssue({ code: 'custom', path: [field], message });
  });
