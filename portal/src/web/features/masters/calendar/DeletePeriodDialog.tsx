import { endpoints } from '@lienzo/schema/endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import type { CalendarPeriod } from '@lienzo/schema/masters/paysheet-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog';
import { notify } from '../../../shared/notices/notify';
import { mastersKey } from '../../../shared/payroll/masters-key';

type DeletePeriodDialogProps = { paysheetId: number; period: CalendarPeriod | null; close: () => void };

/** Deletes a period in which nothing is captured. */
export function DeletePeriodDialog({ paysheetId, period, close }: DeletePeriodDialogProps) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ id }: CalendarPeriod) => call(endpoints.delete_period, { query: { id } }),
    async onSuccess(_answer, { id, mes }) {
      notify.success(masterMessages.periodDeleted(mes), `period ${id}`);
      await queryClient.invalidateQueries({ queryKey: mastersKey(paysheetId) });
      await queryClient.invalidateQueries({ queryKey: ['payroll', 'periods'] });
    },
    onSettled: close,
  });
  const parts = period && {
    title: masterMessages.deleteOf(period.mes),
    text: masterMessages.deletePeriodText(period.mes),
    verb: masterMessages.deletePeriod,
    isHard: true,
  };
  return (
    <ConfirmDialog
      parts={parts}
      isWorking={remove.isPending}
      confirm={() => period !== null && remove.mutate(period)}
      close={close}
    />
  );
}
