/** The fields of a payroll. */
import type { BodyOf } from '@lienzo/schema/api/endpoint';
import { masterCodes } from '@lienzo/schema/masters/master-codes';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import type { PaysheetContent, save_paysheet } from '@lienzo/schema/masters/paysheet-endpoints';
import { PERIODICITIES } from '@lienzo/schema/payroll/payroll-calendar';
import { type FieldGroup, optionsOf } from './form-field';

export type PaysheetValues = Omit<PaysheetContent, 'overtime_rule_from' | 'service_start'> & {
  overtime_rule_from: string;
  service_start: string;
};

export const EMPTY_PAYSHEET: PaysheetValues = {
  id_humansite: '',
  paysheet: '',
  periodicity: 'Quincenal',
  overtime_rule: 'clasica_3x3',
  overtime_rule_from: '',
  zone: 'general',
  days_convention: '30.4',
  absence_share: '7/6',
  service_start: '',
};

/** A payroll's values as its form holds them. */
export const paysheetValues = ({
  id_humansite,
  paysheet,
  periodicity,
  overtime_rule,
  overtime_rule_from,
  zone,
  days_convention,
  absence_share,
  service_start,
}: PaysheetContent): PaysheetValues => ({
  id_humansite,
  paysheet,
  periodicity,
  overtime_rule,
  overtime_rule_from: overtime_rule_from ?? '',
  zone,
  days_convention,
  absence_share,
  service_start: service_start ?? '',
});

/** What is sent of the form. @param id without one, a new payroll. */
export const paysheetBody = (
  values: PaysheetValues,
  clientId: string,
  id?: number,
): BodyOf<typeof save_paysheet> => ({
  ...values,
  overtime_rule_from: values.overtime_rule_from || null,
  service_start: values.service_start || null,
  user_id: clientId,
  ...(id === undefined ? {} : { id }),
});

export const PAYSHEET_FIELDS: FieldGroup<keyof PaysheetValues>[] = [
  {
    fields: [
      { name: 'id_humansite', label: masterMessages.id_humansite },
      { name: 'paysheet', label: masterMessages.paysheet },
      {
        name: 'periodicity',
        label: masterMessages.periodicity,
        kind: 'choice',
        options: PERIODICITIES.map((value) => ({ value, label: value })),
      },
      {
        name: 'zone',
        label: masterMessages.zone,
        kind: 'choice',
        options: optionsOf(masterCodes.zones),
      },
      {
        name: 'overtime_rule',
        label: masterMessages.overtime_rule,
        kind: 'choice',
        options: optionsOf(masterCodes.overtimeRules),
      },
      {
        name: 'overtime_rule_from',
        label: masterMessages.overtime_rule_from,
        kind: 'date',
        description: masterMessages.overtimeFromHelp,
      },
      {
        name: 'days_convention',
        label: masterMessages.days_convention,
        kind: 'choice',
        options: optionsOf(masterCodes.daysConventions),
      },
      {
        name: 'absence_share',
        label: masterMessages.absence_share,
        kind: 'choice',
        options: optionsOf(masterCodes.absenceShares),
      },
      {
        name: 'service_start',
        label: masterMessages.service_start,
        kind: 'date',
        description: masterMessages.serviceStartHelp,
      },
    ],
  },
];
