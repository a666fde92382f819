/** What one person's calculation is made of: masters, the period, what was captured, and what was paid before. */
import type { Decimal } from 'decimal.js';
import type { EmploymentSpan } from '../employment.ts';
import type { PayrollFigures } from '../figures/payroll-figures.ts';
import type { Periodicity } from '../payroll-calendar.ts';
import type { DatedConventions } from './conventions.ts';
import type { Benefits } from './integration.ts';
import type { OtherPayment } from './paid-days.ts';
import type { Zone } from './social-security.ts';

/** Days are `YYYY-MM-DD`, numbers exact decimals as text. */
export type DatedSalary = { vigente_desde: string; daily_salary: string; sbc: string };

/** As `employee_credits` has it. `discount_type`: 1 percent, 2 fixed pesos a month, 3 factor (UMI). */
export type Credit = {
  kind: 'INFONAVIT' | 'FONACOT' | 'PENSION';
  number: string;
  discount_type: number;
  value: string;
  vigente_desde: string;
  vigente_hasta: string | null;
  /** Whether the table of reduced discounts applies to a percentage of INFONAVIT; absent or null: not known. */
  tabla_disminucion?: 'S' | 'N' | null;
  /** Percent that the table gives, which is taken instead; absent or null: not known. */
  porcentaje_reducido?: string | null;
};

export type CalculatedPerson = {
  /** What findings name: the number of personnel or the id. */
  id: string;
  employments: readonly EmploymentSpan[];
  /** One row per change in ascending order; the last one of a day holds. */
  salaries: readonly DatedSalary[];
  credits: readonly Credit[];
};

export type PayrollSettings = {
  periodicity: Periodicity;
  zone: Zone;
  days_convention: '30.4' | 'calendario';
  absence_share: '7/6' | '1';
  conventions: readonly DatedConventions[];
  benefits: Benefits;
  /** The register's prima de riesgo in force, percent. */
  risk_premium: string;
  /** The state whose payroll tax is paid, two letters as in the CURP; null: the cost has none. */
  state: string | null;
};

export type CalculatedPeriod = {
  initial_date: string;
  end_date: string;
  payment_date: string;
  /** The last payment of its month in this payroll. */
  closes_month: boolean;
  /** Payrolls that end in its month and in its bimester, for credits. */
  month_payrolls: number;
  bimester_payrolls: number;
  /** The first of its bimester, which has the housing insurance. */
  opens_bimester: boolean;
};

export const PROCESS_KINDS = [
  'ordinario',
  'aguinaldo',
  'ptu',
  'finiquito',
  'liquidacion',
  'captura',
] as const;
/** `captura`: pays what was captured (PAYROLL §4, all other processes). */
export type ProcessKind = (typeof PROCESS_KINDS)[number];

/** As `concepts` has it. */
export type ConceptRule = {
  key: string;
  type_value: 'IM' | 'DI' | 'HR';
  kind: 'Percepción' | 'Deducción' | 'Otro pago' | 'Incidencia';
  cfdi_code: string | null;
  /** null: as the law taxes payments of its CFDI code. */
  isr_treatment: 'gravado' | 'exento' | 'parcial' | null;
};

/** As `incidents` has it, one row per concept and date. */
export type CapturedIncident = { concept: string; amount: string; capture_date: string };

/** As `extra_hours` has it. */
export type CapturedOvertime = { semana: string; clave_concepto: string; horas: string; fecha: string };

/** As `disabilities` has it: one row per day. */
export type DisabilityDay = { fecha_incapacidad: string; concept: string };

/** What earlier periods of the same calendar month paid. */
export type MonthToDate = {
  /** Absences by calendar month `YYYY-MM`, for the seven that reduce quotas. */
  absences: Readonly<Record<string, number>>;
  taxed: string;
  withheld: string;
  /** Taxed payments beside the salary, which end the exemption of the minimum wage. */
  other_taxed: string;
  /** Exempt double overtime of the period's first week that an earlier period has paid. */
  first_week_overtime_exempt: string;
};

/** What earlier payments of the year have used of its exemptions, in pesos. */
export type YearToDate = {
  exempt: Readonly<Record<'aguinaldo' | 'prima_vacacional' | 'ptu' | 'prevision_social', string>>;
  /** Pay of the year without social benefits, for their limit. */
  pay: string;
};

/** A line that somebody has set by hand; it holds until it is removed. */
export type Override = { concept: string; amount: string; author: string; reason: string };

/** A difference of a closed period that this one pays or deducts. */
export type Correction = { concept: string; amount: string; period: string; reason: string };

/** What a formula of a concept may use beside the amounts of other concepts, by key. */
export const FORMULA_VALUES = {
  salario_diario: 'Salario diario',
  sbc: 'SBC',
  dias_pagados: 'Días pagados',
  dias_del_periodo: 'Días del periodo',
  faltas: 'Faltas',
  antiguedad: 'Años cumplidos',
  uma: 'UMA',
  salario_minimo: 'Salario mínimo',
} as const;
export type FormulaValueKey = keyof typeof FORMULA_VALUES;

/** A concept that is paid or deducted by a formula; `masters/concept-formula` makes it of the formula's text. */
export type ConceptFormula = {
  concept: string;
  /** Keys of `FORMULA_VALUES` and of concepts. */
  uses: readonly string[];
  /** @returns null where the formula has no result. @param read the value of a key of `uses`. */
  evaluate: (read: (key: string) => Decimal, date: string) => Decimal | null;
};

/** Of a finiquito or a liquidación. */
export type SettlementFacts = {
  /** The period's days until the last one are paid here, with their quotas; else the ordinary payroll pays them. */
  pays_salary: boolean;
  /** Vacation days of completed years that were not taken. */
  pending_vacation_days: string;
  /** The 20 days a year of LFT 50 are paid, beside the three months of LFT 48. */
  pays_twenty_days: boolean;
  /** The seniority bonus is due (LFT 162). */
  pays_seniority: boolean;
};

export type CalculationInput = {
  figures: PayrollFigures;
  process: ProcessKind;
  person: CalculatedPerson;
  settings: PayrollSettings;
  period: CalculatedPeriod;
  /** By key, of everything captured. */
  concepts: Readonly<Record<string, ConceptRule>>;
  incidents: readonly CapturedIncident[];
  overtime: readonly CapturedOvertime[];
  disabilities: readonly DisabilityDay[];
  month: MonthToDate;
  year: YearToDate;
  overrides: readonly Override[];
  corrections: readonly Correction[];
  settlement: SettlementFacts | null;
  /** What other payments of the person pay of the same days; left out: nothing. */
  others?: readonly OtherPayment[];
  /** Of the concepts that the payroll pays by formula; left out: none. */
  formulas?: readonly ConceptFormula[];
};

/** Nothing was paid before: the first payroll of a year. */
export const FIRST_OF_MONTH: MonthToDate = {
  absences: {},
  taxed: '0',
  withheld: '0',
  other_taxed: '0',
  first_week_overtime_exempt: '0',
};
export const FIRST_OF_YEAR: YearToDate = {
  exempt: { aguinaldo: '0', prima_vacacional: '0', ptu: '0', prevision_social: '0' },
  pay: '0',
};
