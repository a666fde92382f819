import type { ReportParameter } from '../data/parameter.ts';

/** What an event of a payroll's period tells. */
const REPORTED = ['cliente', 'nomina', 'periodo'] as const;

/** The questions of a report that an event answers: the first one of each kind. */
export const answeredByEvent = (parameters: readonly ReportParameter[]): ReportParameter[] =>
  REPORTED.flatMap((kind) => parameters.find(({ tipo }) => tipo === kind) ?? []);
