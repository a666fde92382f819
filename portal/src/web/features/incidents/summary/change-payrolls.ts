import type { Confirmation } from '@lienzo/schema/api/confirmations';
import type { CaptureByPeriod } from '@lienzo/schema/capture/capture-endpoints';
import { endpoints } from '@lienzo/schema/endpoints';
import { call } from '../../../shared/api/call';
import { messageOf } from '../../../shared/api/message-of';
import { paysheetLabel } from '../../../shared/payroll/paysheet-label';
import type { PayrollPeriod } from '../capture-queries';
import { closePayroll } from '../close-payroll';

export type PayrollAction = 'close' | 'reopen' | 'erase';
export type PayrollResult = { name: string; isDone: boolean; message: string };

/** Runs an action payroll by payroll: one's refusal does not undo another's success. */
export async function changePayrolls(
  action: PayrollAction,
  paysheets: readonly CaptureByPeriod['paysheets'][number][],
): Promise<PayrollResult[]> {
  const results: PayrollResult[] = [];
  // What the person confirms of one payroll is meant for the others too.
  const confirmed = new Set<Confirmation>();
  for (const { paysheet_id, period_id, ...paysheet } of paysheets) {
    if (period_id === null) continue;
    const name = paysheetLabel(paysheet);
    try {
      const message = await run(action, { paysheet_id, period_id }, confirmed);
      results.push({ name, isDone: true, message });
    } catch (error) {
      results.push({ name, isDone: false, message: messageOf(error) });
    }
  }
  return results;
}

/** @returns the sentence of the success. */
async function run(
  action: PayrollAction,
  source: PayrollPeriod,
  confirmed: Set<Confirmation>,
): Promise<string> {
  switch (action) {
    case 'close':
      return closePayroll(source, confirmed);
    case 'reopen':
      return (await call(endpoints.abrir_paysheet, { body: source })).result.message;
    case 'erase':
      return (await call(endpoints.delete_paysheet, { body: source })).result.message;
  }
}
