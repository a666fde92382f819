import type { DraftSummary } from '@lienzo/schema/reports/report-draft-endpoints';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog';
import { notify } from '../../../shared/notices/notify';
import { deleteDraft } from './draft-calls';
import { draftsQuery } from './drafts-query';
import { nameOfDraft } from './name-of-draft';

type ConfirmDraftDeletionProps = {
  /** null: nothing is asked. */
  draft: DraftSummary | null;
  close: () => void;
  /** Called when the draft's card, which had the focus, is removed. */
  onDeleted: () => void;
};

/** Asks before the draft of a new report, which exists nowhere else, is deleted. */
export function ConfirmDraftDeletion({ draft, close, onDeleted }: ConfirmDraftDeletionProps) {
  const queryClient = useQueryClient();
  const work = useMutation({
    meta: { thing: 'delete draft' },
    mutationFn: async () => {
      if (draft !== null) await deleteDraft({ id: draft.id });
      await queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey });
    },
    onSuccess: () => {
      notify.success(reportMessages.draftDeleted);
      close();
      onDeleted();
    },
  });
  const parts = draft && {
    title: reportMessages.draftDeleteTitle,
    text: reportMessages.draftDeleteText(nameOfDraft(draft)),
    verb: reportMessages.draftDelete,
    isHard: true,
  };
  return (
    <ConfirmDialog parts={parts} isWorking={work.isPending} confirm={() => work.mutate()} close={close} />
  );
}
