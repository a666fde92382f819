import { endpoints } from '@lienzo/schema/endpoints';
import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { notify } from '../../../shared/notices/notify';
import { reportsQuery } from '../../../shared/reports/reports-query';

/** Permits Ejecutivos to edit a report, or forbids it. */
export function useSetEditable({ id }: ReportSummary) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { thing: 'change report' },
    mutationFn: (isEditable: boolean) =>
      call(endpoints.set_editable, { body: { reporte: { id, editable: isEditable ? 'true' : 'false' } } }),
    onSuccess: (_answer, isEditable) =>
      notify.success(isEditable ? reportMessages.madeEditable : reportMessages.madeNotEditable),
    onSettled: () => queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey }),
  });
}
