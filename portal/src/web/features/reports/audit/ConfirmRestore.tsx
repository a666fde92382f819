import { formatMomentWithSeconds } from '@lienzo/schema/data/format';
import { endpoints } from '@lienzo/schema/endpoints';
import type { ReportAuditEntry } from '@lienzo/schema/reports/report-audit-endpoints';
import { reportAuditMessages } from '@lienzo/schema/reports/report-audit-messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog';
import { notify } from '../../../shared/notices/notify';

/** The version that was requested, or the one before it. */
export type RestorableVersion = 'current' | 'latest';

type ConfirmRestoreProps = {
  movement: ReportAuditEntry;
  /** null: nothing is asked. */
  version: RestorableVersion | null;
  /** When the report was last saved; null for a deleted one. */
  updatedAt: string | null;
  close: () => void;
};

/** Asks for confirmation before a version is restored. */
export function ConfirmRestore({ movement, version, updatedAt, close }: ConfirmRestoreProps) {
  const queryClient = useQueryClient();
  const { id, id_reporte, nombre_reporte, fecha_movimiento } = movement;
  const work = useMutation({
    meta: { thing: 'restore report' },
    mutationFn: async () => {
      if (version === null || updatedAt === null) return;
      await call(endpoints.restore_report, {
        body: { id, id_report: id_reporte, version, updated_at: updatedAt },
      });
    },
    onSuccess: () => notify.success(reportAuditMessages.restored),
    // The report is another one everywhere; after a refusal, somebody else changed it.
    onSettled: () => {
      close();
      void queryClient.invalidateQueries();
    },
  });
  const { restore, restoreTitle, restoreText, requested, previous } = reportAuditMessages;
  const parts = version && {
    title: restoreTitle,
    verb: restore,
    isHard: false,
    text: restoreText(
      nombre_reporte,
      version === 'current' ? requested : previous,
      formatMomentWithSeconds(fecha_movimiento),
    ),
  };
  return (
    <ConfirmDialog parts={parts} isWorking={work.isPending} confirm={() => work.mutate()} close={close} />
  );
}
