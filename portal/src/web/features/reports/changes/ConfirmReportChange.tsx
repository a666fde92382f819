import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog';
import { notify } from '../../../shared/notices/notify';
import { reportsQuery } from '../../../shared/reports/reports-query';
import { partsOf, type ReportChange } from './report-change';

export type AskedReportChange = { report: ReportSummary; change: ReportChange };

type ConfirmReportChangeProps = {
  asked: AskedReportChange | null;
  close: () => void;
  /** Called when the report's card, which had the focus, is removed. */
  onDeleted: () => void;
};

/** Asks for confirmation before a report is cloned, disabled, enabled or deleted. */
export function ConfirmReportChange({ asked, close, onDeleted }: ConfirmReportChangeProps) {
  const queryClient = useQueryClient();
  const parts = asked === null ? null : partsOf(asked.change, asked.report);
  const work = useMutation({
    meta: { thing: 'change report' },
    mutationFn: async () => {
      await parts?.act();
      await queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey });
    },
    onSuccess: () => {
      if (parts !== null) notify.success(parts.done);
      close();
      if (asked?.change === 'delete') onDeleted();
    },
    // Somebody else may have changed it: the list is refetched.
    onError: () => void queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey }),
  });
  return (
    <ConfirmDialog parts={parts} isWorking={work.isPending} confirm={() => work.mutate()} close={close} />
  );
}
