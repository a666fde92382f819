import { endpoints } from '@lienzo/schema/endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import type { PaysheetDetail } from '@lienzo/schema/masters/paysheet-endpoints';
import { usualCalendarDays, usualFirstDay } from '@lienzo/schema/payroll/payroll-periods';
import { Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { problemsOf } from '../../../shared/forms/problems-of';
import { notify } from '../../../shared/notices/notify';
import { mastersKey } from '../../../shared/payroll/masters-key';
import { FormDialog } from '../forms/FormDialog';
import type { FieldGroup } from '../forms/form-field';
import { calendarPlanQuery } from '../master-queries';
import { CalendarPreview } from './CalendarPreview';
import { type PlanValues, plannedPeriods } from './planned-periods';

const FIELDS: FieldGroup<keyof PlanValues>[] = [
  { fields: [{ name: 'first_day', label: masterMessages.first_day, kind: 'date' }] },
  {
    fields: [
      { name: 'payment_days', label: masterMessages.payment_days, kind: 'number' },
      { name: 'close_days', label: masterMessages.close_days, kind: 'number' },
      { name: 'early_close', label: masterMessages.early_close, kind: 'check' },
    ],
  },
];

type MakeCalendarDialogProps = {
  paysheet: PaysheetDetail;
  process: number;
  year: number;
  /** How many periods are there already. */
  replaced: number;
  isOpen: boolean;
  close: () => void;
};

/** 'Generar calendario': a few figures, and what comes of them before it is saved. */
export function MakeCalendarDialog({
  paysheet,
  process,
  year,
  replaced,
  isOpen,
  close,
}: MakeCalendarDialogProps) {
  const queryClient = useQueryClient();
  const { id, periodicity } = paysheet;
  const kept = useQuery({ ...calendarPlanQuery(id, process, year), enabled: isOpen });
  const initialValues: PlanValues = kept.data ?? {
    first_day: usualFirstDay(periodicity, year),
    ...usualCalendarDays(periodicity),
    early_close: false,
  };
  const bodyOf = (values: PlanValues) => ({
    ...values,
    nomina_id: id,
    proceso_id: process,
    anio_id: year,
  });
  return (
    <FormDialog
      title={`${masterMessages.makeCalendar} ${year}`}
      // What was typed the last time is there before the form is.
      isOpen={isOpen && !kept.isPending}
      close={close}
      groups={FIELDS}
      initialValues={initialValues}
      check={(values) => problemsOf(endpoints.save_calendar, bodyOf(values))}
      verb={(values) => masterMessages.makePeriods(plannedPeriods(values, periodicity, year).length)}
      send={async (values) => {
        const { periods } = await call(endpoints.save_calendar, { body: bodyOf(values) });
        notify.success(masterMessages.calendarMade(periods), `calendar ${id}`);
        await queryClient.invalidateQueries({ queryKey: mastersKey(id) });
        await queryClient.invalidateQueries({ queryKey: ['payroll', 'periods'] });
      }}
    >
      {(values) => (
        <>
          {replaced > 0 && <Text size="sm">{masterMessages.replaceWarning(replaced)}</Text>}
          <CalendarPreview periods={plannedPeriods(values, periodicity, year)} plan={values} />
        </>
      )}
    </FormDialog>
  );
}
