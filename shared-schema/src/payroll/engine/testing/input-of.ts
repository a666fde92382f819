/** Inputs of calculations for tests: a plain fortnight of 500 pesos a day, and what differs from it. */
import { PUBLISHED_FIGURES } from '../../figures/published-figures.ts';
import {
  type CalculatedPeriod,
  type CalculationInput,
  type ConceptRule,
  FIRST_OF_MONTH,
  FIRST_OF_YEAR,
  type PayrollSettings,
} from '../calculation-input.ts';
import type { CalculationResult } from '../calculation-result.ts';
import { LEGAL_BENEFITS } from '../integration.ts';

const concept = (
  key: string,
  type_value: ConceptRule['type_value'],
  kind: ConceptRule['kind'],
  cfdi_code: string | null,
): [string, ConceptRule] => [key, { key, type_value, kind, cfdi_code, isr_treatment: null }];

/** As the standard catalogue has them. */
export const CONCEPTS: Readonly<Record<string, ConceptRule>> = Object.fromEntries([
  concept('P001', 'IM', 'Percepción', '001'),
  concept('P002', 'IM', 'Percepción', '001'),
  concept('P003C_DI', 'DI', 'Percepción', '001'),
  concept('P004', 'IM', 'Percepción', '021'),
  concept('P005', 'IM', 'Percepción', '002'),
  concept('P006', 'IM', 'Percepción', '003'),
  concept('P011', 'IM', 'Percepción', '049'),
  concept('P012', 'IM', 'Percepción', '038'),
  concept('P020', 'DI', 'Percepción', '020'),
  concept('P023C_HR', 'HR', 'Percepción', '019'),
  concept('P024C_HR', 'HR', 'Percepción', '019'),
  concept('P029', 'IM', 'Percepción', '029'),
  concept('P030', 'IM', 'Percepción', '014'),
  concept('D001', 'IM', 'Deducción', '001'),
  concept('D002', 'IM', 'Deducción', '002'),
  concept('D004', 'IM', 'Deducción', '004'),
  concept('D007', 'IM', 'Deducción', '007'),
  concept('D010', 'IM', 'Deducción', '010'),
  concept('D012', 'IM', 'Deducción', '012'),
  concept('D020C_DI', 'DI', 'Incidencia', '020'),
  concept('D022C_HR', 'HR', 'Incidencia', '020'),
  concept('D014C_DI', 'DI', 'Incidencia', '006'),
  concept('O003', 'IM', 'Otro pago', '003'),
]);

export const FORTNIGHT: CalculatedPeriod = {
  initial_date: '2026-06-01',
  end_date: '2026-06-15',
  payment_date: '2026-06-15',
  closes_month: false,
  month_payrolls: 2,
  bimester_payrolls: 4,
  opens_bimester: false,
};

export const SETTINGS: PayrollSettings = {
  periodicity: 'Quincenal',
  zone: 'general',
  days_convention: '30.4',
  absence_share: '7/6',
  conventions: [],
  benefits: LEGAL_BENEFITS,
  risk_premium: '0.5',
  state: null,
};

type Change = Partial<Omit<CalculationInput, 'period' | 'settings' | 'person' | 'month' | 'year'>> & {
  daily?: string;
  sbc?: string;
  hired?: string;
  left?: string | null;
  period?: Partial<CalculatedPeriod>;
  settings?: Partial<PayrollSettings>;
  person?: Partial<CalculationInput['person']>;
  month?: Partial<CalculationInput['month']>;
  year?: Partial<CalculationInput['year']>;
};

export function inputOf(change: Change = {}): CalculationInput {
  const { daily = '500.00', sbc = '524.65', hired = '2024-01-08', left = null, ...rest } = change;
  const { period, settings, person, month, year, ...plain } = rest;
  return {
    figures: PUBLISHED_FIGURES,
    process: 'ordinario',
    concepts: CONCEPTS,
    ...{ incidents: [], overtime: [], disabilities: [], overrides: [], corrections: [], settlement: null },
    ...plain,
    person: {
      id: '10001',
      employments: [{ hire_date: hired, initial_date: hired, termination_date: left }],
      salaries: [{ vigente_desde: '2020-01-01', daily_salary: daily, sbc }],
      credits: [],
      ...person,
    },
    period: { ...FORTNIGHT, ...period },
    settings: { ...SETTINGS, ...settings },
    month: { ...FIRST_OF_MONTH, ...month },
    year: { ...FIRST_OF_YEAR, ...year },
  };
}

export const captured = (
  conceptKey: string,
  amount: string,
  capture_date: string = FORTNIGHT.initial_date,
) => ({
  concept: conceptKey,
  amount,
  capture_date,
});

/** The amount of a concept's line; undefined: there is none. */
export const amountIn = ({ lines }: CalculationResult, key: string): string | undefined =>
  lines.find(({ concept: own }) => own === key)?.amount;

/** "exempt / taxed" of a concept's line. */
export const splitIn = ({ lines }: CalculationResult, key: string): string | undefined => {
  const line = lines.find(({ concept: own }) => own === key);
  return line && `${line.exempt} / ${line.taxable}`;
};
