import { noticeMessages } from '@lienzo/schema/notices/notice-messages';
import { cancel_subscriptions } from '@lienzo/schema/notices/notification-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog';
import { DIRECTORY_KEY } from '../../shared/directory/directory-key';
import { NOTICES_KEY } from '../../shared/live/notices-key';
import { notify } from '../../shared/notices/notify';

type CancelSubscriptionsProps = {
  /** null: the dialog is closed. */
  chosen: readonly { folder_id: string; folder_path: string }[] | null;
  close: () => void;
  done: () => void;
};

/** 'Quitar suscripción': confirmation with the folder's name or the number of folders (specification 2 §2). */
export function CancelSubscriptions({ chosen, close, done }: CancelSubscriptionsProps) {
  const queryClient = useQueryClient();
  const work = useMutation({
    meta: { thing: 'cancel subscriptions' },
    mutationFn: (ids: string[]) => call(cancel_subscriptions, { body: { ids } }),
    onSuccess: () => {
      notify.success(noticeMessages.cancelled);
      done();
      close();
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: [NOTICES_KEY] });
      await queryClient.invalidateQueries({ queryKey: [DIRECTORY_KEY] });
    },
  });
  return (
    <ConfirmDialog
      parts={
        chosen === null
          ? null
          : {
              title: noticeMessages.confirmTitle,
              text: noticeMessages.confirmText(chosen.map(({ folder_path }) => folder_path)),
              verb: noticeMessages.confirm,
              isHard: true,
            }
      }
      isWorking={work.isPending}
      confirm={() => work.mutate(chosen?.map(({ folder_id }) => folder_id) ?? [])}
      close={close}
    />
  );
}
