import { endpoints } from '@lienzo/schema/api/endpoints';
import type { CalendarPeriod } from '@lienzo/schema/api/paysheet-endpoints';
import { masterMessages } from '@lienzo/schema/messages/master-messages';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { problemsOf } from '../../../shared/forms/problems-of';
import { notify } from '../../../shared/notices/notify';
import { mastersKey } from '../../../shared/payroll/masters-key';
import { FormDialog } from '../forms/FormDialog';
import type { FieldGroup } from '../forms/form-field';

type PeriodValues = {
  mes: string;
  initial_date: string;
  end_date: string;
  payment_date: string;
  incidence_close_date: string;
  early_close: boolean;
};

const FIELDS: FieldGroup<keyof PeriodValues>[] = [
  { fields: [{ name: 'mes', label: masterMessages.period }] },
  {
    fields: [
      { name: 'initial_date', label: masterMessages.initial_date, kind: 'date' },
      { name: 'end_date', label: masterMessages.end_date, kind: 'date' },
      { name: 'payment_date', label: masterMessages.payment_date, kind: 'date' },
      { name: 'incidence_close_date', label: masterMessages.incidence_close_date, kind: 'date' },
      { name: 'early_close', label: masterMessages.early_close, kind: 'check' },
    ],
  },
];

type PeriodDialogProps = { paysheetId: number; period: CalendarPeriod | null; close: () => void };

/** 'Editar periodo'. */
export function PeriodDialog({ paysheetId, period, close }: PeriodDialogProps) {
  const queryClient = useQueryClient();
  const closing = period?.incidence_close_date ?? '';
  const ends = period?.end_date ?? '';
  const initialValues: PeriodValues = {
    mes: period?.mes ?? '',
    initial_date: period?.initial_date ?? '',
    end_date: ends,
    payment_date: period?.payment_date ?? '',
    incidence_close_date: closing,
    early_close: (closing !== '' && closing < ends) || (period?.payment_date ?? '') < ends,
  };
  const bodyOf = (values: PeriodValues) => ({
    ...values,
    id: period?.id ?? 0,
    incidence_close_date: values.incidence_close_date || null,
  });
  return (
    <FormDialog
      title={masterMessages.editPeriod}
      isOpen={period !== null}
      close={close}
      groups={FIELDS}
      initialValues={initialValues}
      check={(values) => problemsOf(endpoints.save_period, bodyOf(values))}
      verb={masterMessages.save}
      send={async (values) => {
        await call(endpoints.save_period, { body: bodyOf(values) });
        notify.success(masterMessages.saved, `period ${period?.id}`);
        await queryClient.invalidateQueries({ queryKey: mastersKey(paysheetId) });
        await queryClient.invalidateQueries({ queryKey: ['payroll', 'periods'] });
      }}
    />
  );
}
