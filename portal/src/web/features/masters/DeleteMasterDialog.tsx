import { endpoints } from '@lienzo/schema/endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import type { DeletableMaster } from '@lienzo/schema/masters/paysheet-endpoints';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../shared/api/call';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog';
import { useMasterSaved } from './use-master-saved';

export type Unused = { entity: DeletableMaster; id: number; name: string };

type DeleteMasterDialogProps = {
  paysheetId: number;
  /** Null: closed. */
  unused: Unused | null;
  close: () => void;
  /** After it was deleted. */
  gone?: () => void;
};

/** Deletes what was set up and never used; the server refuses what something names. */
export function DeleteMasterDialog({ paysheetId, unused, close, gone }: DeleteMasterDialogProps) {
  const saved = useMasterSaved(paysheetId);
  const remove = useMutation({
    mutationFn: ({ entity, id }: Unused) => call(endpoints.delete_master, { query: { entity, id } }),
    async onSuccess(_answer, { name }) {
      gone?.();
      await saved(masterMessages.periodDeleted(name));
    },
    onSettled: close,
  });
  const parts = unused && {
    title: masterMessages.deleteOf(unused.name),
    text: masterMessages.deleteMasterText(unused.name),
    verb: masterMessages.deletePeriod,
    isHard: true,
  };
  return (
    <ConfirmDialog
      parts={parts}
      isWorking={remove.isPending}
      confirm={() => unused !== null && remove.mutate(unused)}
      close={close}
    />
  );
}
