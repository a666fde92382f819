import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import type { NewFinding } from '../repositories/findings.ts';
import type { NewResult } from '../repositories/results.ts';
import type { RunTotals } from '../repositories/runs.ts';

/** Of a run whose results are still to be stored. */
export const NO_TOTALS: RunTotals = runTotals([], []);

/** The totals of a run, from the results of its people. */
export function runTotals(
  results: readonly Omit<NewResult, 'lines'>[],
  findings: readonly Pick<NewFinding, 'severity'>[],
): RunTotals {
  const sum = (name: Exclude<keyof NewResult, 'employee_id' | 'days_paid' | 'lines'>): string =>
    results.reduce((total, one) => total.plus(one[name] ?? 0), new ExactDecimal(0)).toFixed(2);
  const count = (severity: NewFinding['severity']): number =>
    findings.filter((one) => one.severity === severity).length;
  return {
    people: results.length,
    total_perceptions: sum('total_perceptions'),
    total_deductions: sum('total_deductions'),
    net_pay: sum('net_pay'),
    employer_cost: sum('employer_cost'),
    payroll_tax: sum('payroll_tax'),
    provision_aguinaldo: sum('provision_aguinaldo'),
    provision_vacaciones: sum('provision_vacaciones'),
    provision_prima_vacacional: sum('provision_prima_vacacional'),
    errors: count('error'),
    warnings: count('warning'),
  };
}
