/** The fields of a payroll's conventions and benefits. */
import type { BodyOf } from '@lienzo/schema/api/endpoint';
import { type Conventions, conventionKeys } from '@lienzo/schema/payroll/engine/conventions';
import { conventionMessages } from '@lienzo/schema/rule-messages/convention-messages';
import { expectedMessages } from '@lienzo/schema/rule-messages/expected-messages';
import { type SettingsContent, TAX_STATES } from '@lienzo/schema/runs/settings-content';
import type { save_payroll_settings } from '@lienzo/schema/runs/settings-endpoints';
import { settingsMessages as texts } from '@lienzo/schema/runs/settings-messages';
import { type FieldGroup, optionsOf } from '../forms/form-field';

type Benefit = Exclude<keyof SettingsContent, keyof Conventions>;
export type SettingsValues = Conventions & Record<Benefit | 'vigente_desde', string>;

const BENEFITS: readonly Benefit[] = [
  'aguinaldo_days',
  'vacation_premium_percent',
  'vacation_days',
  'state',
  'isn_percent',
];

/** Settings as their form holds them. */
export function settingsValues(content: SettingsContent, vigenteDesde: string): SettingsValues {
  const { aguinaldo_days, vacation_premium_percent, vacation_days, state, isn_percent, ...conventions } =
    content;
  return {
    ...conventions,
    vigente_desde: vigenteDesde,
    aguinaldo_days: aguinaldo_days ?? '',
    vacation_premium_percent: vacation_premium_percent ?? '',
    vacation_days: vacation_days ?? '',
    state: state ?? '',
    isn_percent: isn_percent ?? '',
  };
}

export const settingsBody = (
  values: SettingsValues,
  paysheetId: number,
): BodyOf<typeof save_payroll_settings> => ({ ...values, nomina_id: paysheetId });

export const SETTINGS_FIELDS: FieldGroup<keyof SettingsValues>[] = [
  {
    fields: [
      {
        name: 'vigente_desde',
        label: texts.vigente_desde,
        kind: 'date',
        description: texts.vigenteHelp,
      },
    ],
  },
  {
    title: texts.groups.conventions,
    fields: conventionKeys.map((name) =>
      name === 'monthly_adjustment'
        ? { name, label: conventionMessages.names[name], kind: 'check' as const }
        : {
            name,
            label: conventionMessages.names[name],
            kind: 'choice' as const,
            options: optionsOf(conventionMessages.values[name]),
          },
    ),
  },
  {
    title: texts.groups.benefits,
    fields: [
      {
        name: 'aguinaldo_days',
        label: texts.aguinaldo_days,
        kind: 'decimal',
        decimals: 2,
        description: texts.aguinaldoHelp,
      },
      {
        name: 'vacation_premium_percent',
        label: texts.vacation_premium_percent,
        kind: 'decimal',
        decimals: 2,
        description: texts.premiumHelp,
      },
      { name: 'vacation_days', label: texts.vacation_days, description: texts.vacationHelp },
    ],
  },
  {
    title: texts.groups.payrollTax,
    fields: [
      {
        name: 'state',
        label: texts.state,
        kind: 'choice',
        options: [
          { value: '', label: texts.stateNone },
          ...TAX_STATES.map((value) => ({ value, label: expectedMessages.states[value] ?? value })),
        ],
      },
      { name: 'isn_percent', label: texts.isn_percent, kind: 'decimal', decimals: 2 },
    ],
  },
];

export type SettingsText = { field: keyof SettingsContent; label: string; value: string };

/** Settings as people read them, in the order of the form. */
export const settingsTexts = (content: SettingsContent): SettingsText[] => [
  ...conventionKeys.map((field) => {
    const texts: Readonly<Record<string, string>> = conventionMessages.values[field];
    return {
      field,
      label: conventionMessages.names[field],
      value: texts[`${content[field]}`] ?? `${content[field]}`,
    };
  }),
  ...BENEFITS.map((field) => ({ field, label: texts[field], value: benefitWord(field, content[field]) })),
];

function benefitWord(field: Benefit, value: string | null): string {
  if (field === 'state') return value === null ? texts.stateNone : (expectedMessages.states[value] ?? value);
  if (value !== null) return value;
  return field === 'isn_percent' ? texts.stateNone : texts.legal;
}

/** What differs between two settings. */
export function settingsDifferences(
  before: SettingsContent,
  after: SettingsContent,
): (Omit<SettingsText, 'value'> & { before: string; after: string })[] {
  const earlier = new Map(settingsTexts(before).map(({ field, value }) => [field, value]));
  return settingsTexts(after).flatMap(({ field, label, value }) => {
    const was = earlier.get(field) ?? '';
    return was === value ? [] : [{ field, label, before: was, after: value }];
  });
}
