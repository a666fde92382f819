/** The sheets of the workbook of masters: which field stands in which column, and how it is written. */

import { CONCEPT_KINDS } from '@lienzo/schema/masters/concept-endpoints';
import { conceptMessages } from '@lienzo/schema/masters/concept-messages';
import { CREDIT_KINDS } from '@lienzo/schema/masters/credit-content';
import { masterBookMessages } from '@lienzo/schema/masters/master-book-messages';
import { masterCodes } from '@lienzo/schema/masters/master-codes';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { PERIODICITIES } from '@lienzo/schema/payroll/payroll-calendar';
import type { ColumnFormat } from './layout-book.ts';

export type MasterField = {
  /** As the API names it. */
  name: string;
  heading: string;
  format: ColumnFormat;
  width: number;
  /** Identifies the row, and stands before the other columns. */
  key?: true;
  /** Codes, and the words that stand for them in the cells. */
  codes?: Readonly<Record<string, string>>;
  /** What an empty cell and a written one are in the API; a text when it is not said. */
  as?: 'nullable' | 'whole' | 'boolean';
  /** Of a number that is kept as text: those that it takes. */
  decimals?: number;
  /** Written for the reader only. */
  told?: true;
};

/** Of the workbook of a client's masters. */
export const MASTER_SHEET_IDS = [
  'paysheets',
  'periods',
  'companies',
  'registers',
  'costCenters',
  'employees',
  'salaries',
  'credits',
] as const;
export type ClientSheetId = (typeof MASTER_SHEET_IDS)[number];
/** Concepts are the whole bureau's and have a workbook of their own. */
export type MasterSheetId = ClientSheetId | 'concepts';

/** What each workbook has, by the name that marks it. */
export const MASTER_BOOKS = {
  maestros: MASTER_SHEET_IDS,
  conceptos: ['concepts'],
} as const satisfies Record<string, readonly MasterSheetId[]>;
export type MasterBookName = keyof typeof MASTER_BOOKS;

const { isr, sbc, units, ...concept } = conceptMessages;
const { fields: texts } = masterMessages;
const { headings, yesNo, sheets: names } = masterBookMessages;

const text = (name: string, heading: string, width = 18): MasterField => ({
  ...{ name, heading, width },
  format: 'text',
});
const day = (name: string, heading: string): MasterField => ({ name, heading, format: 'day', width: 13 });
const amount = (name: string, heading: string): MasterField => ({
  ...{ name, heading },
  format: 'amount',
  width: 13,
});
const whole = (name: string, heading: string): MasterField => ({
  ...{ name, heading },
  format: 'days',
  width: 9,
  as: 'whole',
});
const coded = (name: string, heading: string, codes: Readonly<Record<string, string>>): MasterField => ({
  ...text(name, heading, 22),
  codes,
});
const itself = (values: readonly string[]): Record<string, string> =>
  Object.fromEntries(values.map((value) => [value, value]));
const key = (field: MasterField): MasterField => ({ ...field, key: true });

const paysheet = key(text('id_humansite', masterMessages.id_humansite, 14));
const person: MasterField[] = [
  paysheet,
  { ...key(text('human_id', texts.human_id, 14)), as: 'nullable' },
  key(text('ssn', texts.ssn, 14)),
];
const named: MasterField[] = [...person, { ...text('name', masterMessages.columns.name, 34), told: true }];

export const MASTER_SHEETS: Record<MasterSheetId, { name: string; fields: readonly MasterField[] }> = {
  paysheets: {
    name: names.paysheets,
    fields: [
      paysheet,
      text('paysheet', masterMessages.paysheet, 30),
      coded('periodicity', masterMessages.periodicity, itself(PERIODICITIES)),
      coded('overtime_rule', masterMessages.overtime_rule, masterCodes.overtimeRules),
      { ...day('overtime_rule_from', masterMessages.overtime_rule_from), as: 'nullable' },
      coded('zone', masterMessages.zone, masterCodes.zones),
      coded('days_convention', masterMessages.days_convention, masterCodes.daysConventions),
      coded('absence_share', masterMessages.absence_share, masterCodes.absenceShares),
      { ...day('service_start', masterMessages.service_start), as: 'nullable' },
    ],
  },
  periods: {
    name: names.periods,
    fields: [
      paysheet,
      key(text('process', masterMessages.process, 22)),
      key(whole('calendar', masterMessages.year)),
      key(whole('number', masterMessages.number)),
      text('mes', masterMessages.period, 28),
      day('initial_date', masterMessages.initial_date),
      day('end_date', masterMessages.end_date),
      day('payment_date', masterMessages.payment_date),
      { ...day('incidence_close_date', masterMessages.incidence_close_date), as: 'nullable' },
      { ...coded('early_close', headings.early_close, yesNo), as: 'boolean' },
    ],
  },
  companies: {
    name: names.companies,
    fields: [key(text('rfc', texts.rfc, 16)), text('empresa', masterMessages.empresa, 40)],
  },
  registers: {
    name: names.registers,
    fields: [
      key(text('register', masterMessages.register, 16)),
      key(day('vigente_desde', masterMessages.premiumFrom)),
      { ...text('risk_premium', masterMessages.risk_premium, 12), decimals: 5 },
      text('company_id', headings.companyRfc, 16),
      text('delegation', masterMessages.delegation, 24),
      text('subdelegation', masterMessages.subdelegation, 14),
      text('umf', masterMessages.umfDefault, 14),
    ],
  },
  costCenters: {
    name: names.costCenters,
    fields: [
      paysheet,
      key(text('code', masterMessages.code, 14)),
      text('cost_center', masterMessages.cost_center, 34),
    ],
  },
  employees: {
    name: names.employees,
    fields: [
      ...person,
      text('nombres', texts.nombres, 22),
      text('apellido_paterno', texts.apellido_paterno),
      text('apellido_materno', texts.apellido_materno),
      text('rfc', texts.rfc, 16),
      text('curp', texts.curp, 22),
      day('birth_date', texts.birth_date),
      text('gender', texts.gender, 12),
      text('estado_civil', texts.estado_civil, 14),
      text('nacionalidad', texts.nacionalidad, 14),
      text('lugar_nacimiento', texts.lugar_nacimiento),
      text('email', texts.email, 28),
      text('telefono', texts.telefono, 14),
      text('codigo_postal', texts.codigo_postal, 10),
      text('position', texts.position, 24),
      text('cost_center_id', headings.costCenterCode, 14),
      text('register_id', texts.register_id, 16),
      day('hire_date', texts.hire_date),
      { ...day('termination_date', texts.termination_date), as: 'nullable' },
      { ...coded('causa_baja', texts.causa_baja, masterCodes.leavingCauses), as: 'nullable' },
      { ...coded('tipo_trabajador', texts.tipo_trabajador, masterCodes.workerTypes), as: 'whole' },
      { ...coded('tipo_salario', texts.tipo_salario, masterCodes.salaryTypes), as: 'whole' },
      { ...coded('jornada', texts.jornada, masterCodes.workWeeks), as: 'whole' },
      text('umf', texts.umf, 8),
      text('bank', texts.bank),
      text('bank_account', texts.bank_account),
      text('clabe', texts.clabe, 22),
      { ...text('saldo_vacaciones', texts.saldo_vacaciones, 14), as: 'nullable', decimals: 2 },
      { ...day('saldo_vacaciones_al', texts.saldo_vacaciones_al), as: 'nullable' },
      text('ubicacion', texts.ubicacion),
    ],
  },
  salaries: {
    name: names.salaries,
    fields: [
      ...named,
      key(day('vigente_desde', texts.vigente_desde)),
      amount('daily_salary', texts.daily_salary),
      amount('sbc', texts.sbc),
    ],
  },
  credits: {
    name: names.credits,
    fields: [
      ...named,
      key(coded('kind', texts.kind, itself(CREDIT_KINDS))),
      key(text('number', texts.number)),
      key(day('vigente_desde', texts.vigente_desde)),
      { ...coded('discount_type', texts.discount_type, masterCodes.discountTypes), as: 'whole' },
      { ...text('value', texts.value, 12), decimals: 4 },
      { ...day('vigente_hasta', texts.vigente_hasta), as: 'nullable' },
      {
        ...coded('tabla_disminucion', texts.tabla_disminucion, masterCodes.reductionTable),
        as: 'nullable',
      },
      {
        ...text('porcentaje_reducido', texts.porcentaje_reducido, 14),
        ...{ as: 'nullable', decimals: 4 },
      },
    ],
  },
  concepts: {
    name: names.concepts,
    fields: [
      key(text('key', concept.key, 14)),
      text('description', concept.description, 40),
      coded('type_value', concept.type_value, units),
      coded('kind', concept.kind, itself(CONCEPT_KINDS)),
      { ...text('cfdi_code', concept.cfdi_code, 14), as: 'nullable' },
      { ...coded('isr_treatment', concept.isr_treatment, isr), as: 'nullable' },
      { ...coded('sbc_integration', concept.sbc_integration, sbc), as: 'nullable' },
      { ...day('ended_on', concept.lastDay), as: 'nullable' },
      { ...coded('own', concept.origin, { true: concept.own, false: concept.shipped }), told: true },
    ],
  },
};
