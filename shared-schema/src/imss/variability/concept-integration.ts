/** Which part of a paid concept belongs to the variable contribution base (LSS art. 27). */
import type { VariableLine } from './integrated-amount.ts';

export type IntegratingConcept = {
  key: string;
  cfdi_code: string | null;
  /** What the bureau decided about its own concept; null: the law's rule for its CFDI code. */
  sbc_integration: 'no' | 'fijo' | 'variable' | 'excedente' | null;
};

/** `fijo`: by the day, beside the salary. `undecided`: nobody has said, and the law's rule needs more than the code. */
export type ConceptIntegration = 'no' | 'fijo' | 'undecided' | { kind: 'variable' } | ExcessOf;
type ExcessOf = Omit<Extract<VariableLine['integration'], { kind: 'excedente' }>, 'days'>;

/** Overtime within the law's limits does not integrate (art. 27-IX); what is paid triple is over them. */
const TRIPLE_OVERTIME = 'P024C_HR';
const OVERTIME = '019';
/** Salary and what the factor has; profit sharing, savings funds, disability subsidies, ends of employment, expenses. */
const NOT = ['001', '002', '003', '005', '014', '021', '022', '023', '025', '050'];
/** Sundays, commissions, other pay for work. */
const VARIABLE = ['020', '028', '038'];
/** Punctuality and attendance: what is over 10 % of the base (art. 27-VII); food vouchers: over 40 % of the UMA (VI). */
const EXCESS: Readonly<Record<string, ExcessOf>> = {
  '010': { kind: 'excedente', base: 'sbc', share: '0.10' },
  '049': { kind: 'excedente', base: 'sbc', share: '0.10' },
  '029': { kind: 'excedente', base: 'uma', share: '0.40' },
};

export function conceptIntegration({
  key,
  cfdi_code,
  sbc_integration,
}: IntegratingConcept): ConceptIntegration {
  const code = cfdi_code ?? '';
  switch (sbc_integration) {
    case 'no':
    case 'fijo':
      return sbc_integration;
    case 'variable':
      return { kind: 'variable' };
    case 'excedente':
      return EXCESS[code] ?? 'undecided';
    case null:
      break;
  }
  if (code === OVERTIME) return key === TRIPLE_OVERTIME ? { kind: 'variable' } : 'no';
  if (NOT.includes(code)) return 'no';
  if (VARIABLE.includes(code)) return { kind: 'variable' };
  return EXCESS[code] ?? 'undecided';
}
