import type { Confirmation } from '@lienzo/schema/api/confirmations';
import { endpoints } from '@lienzo/schema/endpoints';
import { call } from '../../shared/api/call';
import { askFirst } from '../../shared/dialogs/ask-first';
import type { PayrollPeriod } from './capture-queries';

/**
 * Finalises a payroll's period; before its end only if the person says so.
 * @param given what was confirmed for another payroll of the same action.
 * @returns the sentence of the success.
 */
export async function closePayroll(
  { paysheet_id, period_id }: PayrollPeriod,
  given?: Set<Confirmation>,
): Promise<string> {
  const closed = await askFirst(
    (confirmado) => call(endpoints.close_paysheet, { body: { paysheet_id, period_id, confirmado } }),
    given,
  );
  return closed.result.message;
}
