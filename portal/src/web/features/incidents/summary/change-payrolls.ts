import type { CaptureByPeriod } from '@lienzo/schema/api/capture-endpoints';
import { endpoints } from '@lienzo/schema/api/endpoints';
import { call } from '../../../shared/api/call';
import { messageOf } from '../../../shared/api/message-of';
import { paysheetLabel } from '../../../shared/payroll/paysheet-label';
import type { PayrollPeriod } from '../capture-queries';

export type PayrollAction = 'close' | 'reopen' | 'erase';
export type PayrollResult = { name: string; isDone: boolean; message: string };

/** Runs an action payroll by payroll: one's refusal does not undo another's success. */
export async function changePayrolls(
  action: PayrollAction,
  paysheets: readonly CaptureByPeriod['paysheets'][number][],
): Promise<PayrollResult[]> {
  const results: PayrollResult[] = [];
  for (const { paysheet_id, period_id, ...paysheet } of paysheets) {
    if (period_id === null) continue;
    const name = paysheetLabel(paysheet);
    try {
      results.push({ name, isDone: true, message: await run(action, { paysheet_id, period_id }) });
    } catch (error) {
      results.push({ name, isDone: false, message: messageOf(error) });
    }
  }
  return results;
}

/** @returns the sentence of the success. */
async function run(action: PayrollAction, of: PayrollPeriod): Promise<string> {
  switch (action) {
    case 'close':
      return (await call(endpoints.close_paysheet, { body: of })).result.message;
    case 'reopen':
      return (await call(endpoints.abrir_paysheet, { body: of })).result.message;
    case 'erase':
      return (await call(endpoints.delete_paysheet, { body: of })).result.message;
  }
}
