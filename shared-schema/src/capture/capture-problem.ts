/** What the rules of capture work on, and what they find. */

import type { EmploymentSpan } from '../payroll/employment.ts';

/** What is wrong with a row; `field` is its path in the request (`employees.3.fecha`). */
export type CaptureProblem = { field: string; message: string };

/** A person with their employments in the payroll, the first one first. */
export type CaptureEmployee = { id: number; name: string; employments: readonly EmploymentSpan[] };

/** The days of a period, ends included. */
export type CapturePeriod = { initial_date: string; end_date: string };
