import type { CaptureOverview } from '@lienzo/schema/capture/capture-endpoints';
import type { PayrollPeriod } from './capture-queries';

/** A payroll's period that is captured, by the names of its receipts, and whether the person may save in it. */
export type CapturedPeriod = PayrollPeriod &
  Pick<CaptureOverview, 'cliente' | 'nomina' | 'id_humansite' | 'initial_date' | 'end_date'> & {
    canSave: boolean;
  };

export function capturedPeriod(
  { paysheet_id, period_id }: PayrollPeriod,
  { cliente, nomina, id_humansite, initial_date, end_date, can }: CaptureOverview,
): CapturedPeriod {
  const names = { cliente, nomina, id_humansite };
  return { paysheet_id, period_id, ...names, initial_date, end_date, canSave: can.save };
}
