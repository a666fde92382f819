import { endpoints } from '@lienzo/schema/endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import type { CalendarPeriod } from '@lienzo/schema/masters/paysheet-endpoints';
import { oddPeriodDays } from '@lienzo/schema/payroll/odd-period';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { problemsOf } from '../../../shared/forms/problems-of';
import { notify } from '../../../shared/notices/notify';
import { mastersKey } from '../../../shared/payroll/masters-key';
import { OddNotes } from '../employees/OddNotes';
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

type PeriodDialogProps = {
  paysheetId: number;
  /** The year's process, for a new one. */
  place: { proceso_id: number; anio_id: number };
  /** `new`: one more; null: closed. */
  period: CalendarPeriod | 'new' | null;
  close: () => void;
};

/** 'Editar periodo', and 'Agregar periodo' beside those of the calendar. */
export function PeriodDialog({ paysheetId, place, period: given, close }: PeriodDialogProps) {
  const queryClient = useQueryClient();
  const isNew = given === 'new';
  const period = given === 'new' ? null : given;
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
  const contentOf = (values: PeriodValues) => ({
    ...values,
    incidence_close_date: values.incidence_close_date || null,
  });
  const newBody = (values: PeriodValues) => ({ ...contentOf(values), ...place, nomina_id: paysheetId });
  const bodyOf = (values: PeriodValues) => ({ ...contentOf(values), id: period?.id ?? 0 });
  return (
    <FormDialog
      title={isNew ? masterMessages.addPeriod : masterMessages.editPeriod}
      lead={isNew ? masterMessages.addPeriodHelp : undefined}
      isOpen={given !== null}
      close={close}
      groups={FIELDS}
      initialValues={initialValues}
      check={(values) =>
        isNew
          ? problemsOf(endpoints.create_period, newBody(values))
          : problemsOf(endpoints.save_period, bodyOf(values))
      }
      verb={isNew ? masterMessages.addPeriod : masterMessages.save}
      send={async (values) => {
        if (isNew) await call(endpoints.create_period, { body: newBody(values) });
        else await call(endpoints.save_period, { body: bodyOf(values) });
        const said = isNew ? masterMessages.periodAdded : masterMessages.saved;
        notify.success(said, `period ${period?.id ?? 'new'}`);
        await queryClient.invalidateQueries({ queryKey: mastersKey(paysheetId) });
        await queryClient.invalidateQueries({ queryKey: ['payroll', 'periods'] });
      }}
    >
      {(values) => <OddNotes odd={oddPeriodDays(contentOf(values))} />}
    </FormDialog>
  );
}
