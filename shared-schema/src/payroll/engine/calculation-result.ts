/** What a calculation gives: lines that add up to the totals, quotas, used exemptions, and findings. */
import { z } from 'zod';
import { FINDING_CODES } from './finding-codes.ts';
import { paidDays } from './paid-days.ts';
import { BRANCHES } from './social-security.ts';

/** Pesos with two decimals. */
const pesos = z.string();

export const payLine = z.object({
  concept: z.string(),
  kind: z.enum(['Percepción', 'Deducción', 'Otro pago', 'Incidencia']),
  /** Days, hours or 1, with two decimals. */
  units: z.string(),
  amount: pesos,
  taxable: pesos,
  exempt: pesos,
  /** Set by hand; null: calculated. */
  override: z.object({ author: z.string(), reason: z.string() }).nullable(),
  /** The closed period that it corrects. */
  corrects: z.string().nullable(),
});
export type PayLine = z.infer<typeof payLine>;

export const quotaLine = z.object({
  branch: z.enum(BRANCHES),
  days: z.string(),
  base: pesos,
  employer: pesos,
  worker: pesos,
  /** Who pays the worker's part: at the minimum wage the employer (LSS 36). */
  worker_paid_by: z.enum(['trabajador', 'patrón']),
});
export type QuotaLine = z.infer<typeof quotaLine>;

export const payTotals = z.object({
  days_paid: z.string(),
  /** With other payments, so that net = perceptions − deductions. */
  perceptions: pesos,
  other_payments: pesos,
  deductions: pesos,
  net: pesos,
  taxable: pesos,
  exempt: pesos,
  /** The subsidy that the income entitles to, and what of it reduced the tax. */
  subsidy_caused: pesos,
  subsidy_used: pesos,
  isr: pesos,
  quotas_worker: pesos,
  quotas_employer: pesos,
  /** Quotas of the employer, what is paid for the worker (LSS 36) and the payroll tax as far as it is known. */
  employer_cost: pesos,
  /** null: the state's rate is not known, which a finding says. */
  payroll_tax: pesos.nullable(),
  /** What the period puts aside for the year's benefits; of the ordinary payroll alone. */
  provision_aguinaldo: pesos,
  provision_vacaciones: pesos,
  provision_prima_vacacional: pesos,
});
export type PayTotals = z.infer<typeof payTotals>;

/** "exento usado 900.00 de 1,759.65": of a year. */
export const exemptionUse = z.object({
  kind: z.enum(['aguinaldo', 'prima_vacacional', 'ptu', 'prevision_social']),
  before: pesos,
  used: pesos,
  limit: pesos,
});
export type ExemptionUse = z.infer<typeof exemptionUse>;

/** error: the person is not paid with this result; warning: it is paid as said; info: nothing has to be done. */
export const calculationFinding = z.object({
  severity: z.enum(['error', 'warning', 'info']),
  person: z.string(),
  code: z.enum(FINDING_CODES),
  /** What is wrong and what to do. */
  message: z.string(),
});
export type CalculationFinding = z.infer<typeof calculationFinding>;

export const calculationResult = z.object({
  /** Empty when an error keeps the person from being calculated. */
  lines: z.array(payLine),
  quotas: z.array(quotaLine),
  exemptions: z.array(exemptionUse),
  totals: payTotals,
  /** For other payments of the person, so that no day is paid twice. */
  paid: paidDays,
  findings: z.array(calculationFinding),
});
export type CalculationResult = z.infer<typeof calculationResult>;
