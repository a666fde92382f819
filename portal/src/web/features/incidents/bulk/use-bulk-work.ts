import type { BulkFile } from '@lienzo/schema/bulk/bulk-endpoints';
import type { BulkKind } from '@lienzo/schema/bulk/bulk-line';
import { endpoints } from '@lienzo/schema/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { captureKey } from '../capture-queries';
import { notifySaved } from '../receipts/notify-saved';
import type { BulkPayroll } from './bulk-payroll';
import { saveBulk, type ToSave } from './save-bulk';

const LOADS = {
  I: endpoints.cargar_layout_incidencias,
  E: endpoints.cargar_layout_horas_extra,
  IN: endpoints.cargar_layout_incapacidades,
} as const satisfies Record<BulkKind, unknown>;

type BulkWork = {
  kind: BulkKind;
  payroll: BulkPayroll | undefined;
  loaded: (file: BulkFile | null) => void;
  close: () => void;
};

/** The two calls of a bulk load: reading the file, and saving what it says. */
export function useBulkWork({ kind, payroll, loaded, close }: BulkWork) {
  const queryClient = useQueryClient();
  const reading = useMutation({
    meta: { handlesErrors: true },
    mutationFn: async (file: File) => {
      if (payroll === undefined) return null;
      const body = { paysheet_id: payroll.paysheet_id, period_id: payroll.period_id };
      return (await call(LOADS[kind], { body, file })).result;
    },
    onSuccess: loaded,
  });
  const saving = useMutation({
    meta: { handlesErrors: true },
    mutationFn: (rows: ToSave) => saveBulk(rows),
    async onSuccess({ message }) {
      if (payroll === undefined) return;
      notifySaved(message, kind, payroll);
      close();
      await queryClient.invalidateQueries({ queryKey: captureKey(payroll) });
    },
  });
  return { reading, saving };
}
