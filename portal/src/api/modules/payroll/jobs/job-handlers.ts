import type { JobHandlers } from '../../../platform/queue/jobs.ts';
import type { PayrollServices } from '../services.ts';
import type { PAYROLL_JOBS } from './payroll-jobs.ts';
import { runPayrollRequest } from './run-payroll-request.ts';

export const payrollJobHandlers: JobHandlers<typeof PAYROLL_JOBS, PayrollServices> = {
  run_payroll_request: runPayrollRequest,
};
