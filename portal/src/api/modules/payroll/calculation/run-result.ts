import { calculationResult } from '@lienzo/schema/payroll/engine/calculation-result';
import type { z } from 'zod';

/** What a run stores of a person's calculation; the rest stays in the worker that calculates. */
export const runResult = calculationResult.pick({ lines: true, paid: true, totals: true, findings: true });
export type RunResult = z.infer<typeof runResult>;
