/** What the rules of capture work on, and what they find. */

/** What is wrong with a row; `field` is its path in the request (`employees.3.fecha`). */
export type CaptureProblem = { field: string; message: string };

/** A person of the payroll. */
export type CaptureEmployee = {
  id: number;
  name: string;
  hire_date: string;
  termination_date: string | null;
};

/** The days of a period, ends included. */
export type CapturePeriod = { initial_date: string; end_date: string };
