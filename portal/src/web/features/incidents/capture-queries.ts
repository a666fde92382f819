/** What the screens of capture read. */
import { endpoints } from '@lienzo/schema/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call';
import { CAPTURE_KEY } from '../../shared/payroll/capture-key';

/** A payroll and its period. */
export type PayrollPeriod = { paysheet_id: number; period_id: number };

/** Everything that is captured of a payroll and period begins with this key. */
export const captureKey = ({ paysheet_id, period_id }: PayrollPeriod) =>
  [CAPTURE_KEY, paysheet_id, period_id] as const;

/** The states of a period, and what each employee has. */
export const overviewQuery = (source: PayrollPeriod) =>
  queryOptions({
    queryKey: [...captureKey(source), 'overview'],
    queryFn: async ({ signal }) => (await call(endpoints.capture_overview, { query: source, signal })).result,
  });

/** What is captured of one employee. */
export const employeeCaptureQuery = (subject: PayrollPeriod, employee_id: number) =>
  queryOptions({
    queryKey: [...captureKey(subject), 'employee', employee_id],
    queryFn: async ({ signal }) =>
      (await call(endpoints.employee_capture, { query: { ...subject, employee_id }, signal })).result,
  });

/** The people of a payroll who are employed on some day of the period. */
export const peopleQuery = (scope: PayrollPeriod, clientId: string, costCenterId: number | undefined) =>
  queryOptions({
    queryKey: ['payroll', 'people', scope.paysheet_id, scope.period_id, costCenterId],
    queryFn: ({ signal }) =>
      call(endpoints.get_empleados_nom, {
        query: {
          user_id: clientId,
          nomina_id: scope.paysheet_id,
          period_id: scope.period_id,
          ...(costCenterId === undefined ? {} : { costCenterId }),
        },
        signal,
      }),
  });
