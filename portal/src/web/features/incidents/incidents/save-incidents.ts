import type { IncidentRow } from '@lienzo/schema/capture/capture-rows';
import { endpoints } from '@lienzo/schema/endpoints';
import { call } from '../../../shared/api/call';
import { askFirst } from '../../../shared/dialogs/ask-first';
import type { PayrollPeriod } from '../capture-queries';

/** Replaces the incidents of these people, if nobody has changed them since. */
export const saveIncidents = async (
  { paysheet_id, period_id }: PayrollPeriod,
  employees: IncidentRow[],
  only: { employee_id: number; version: number }[],
) =>
  (
    await askFirst((confirmado) =>
      call(endpoints.set_incidents, {
        query: {},
        body: { employees, paysheet_id, period_id, only, confirmado },
      }),
    )
  ).result;
