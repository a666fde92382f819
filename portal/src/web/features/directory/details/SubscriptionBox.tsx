import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { directorySubscribe, directoryUnsubscribe } from '@lienzo/schema/notices/notification-endpoints';
import { Checkbox } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { notify } from '../../../shared/notices/notify';
import { detailQuery } from '../queries/directory-queries';
import classes from './DetailsPanel.module.css';

/** The subscription to a folder; the check box changes when the server has confirmed (specification 1 §4 and §8). */
export function SubscriptionBox({ folderId, subscribed }: { folderId: string; subscribed: boolean }) {
  const queryClient = useQueryClient();
  const toggle = useMutation({
    meta: { thing: 'subscription' },
    mutationFn: (requested: boolean) =>
      call(requested ? directorySubscribe : directoryUnsubscribe, { body: { id: folderId } }),
    onSuccess: (_answer, desired) => {
      queryClient.setQueryData(detailQuery(folderId).queryKey, (detail) =>
        detail === undefined ? detail : { ...detail, subscribed: desired },
      );
      if (desired) notify.success(directoryMessages.subscribed);
      else notify.danger(directoryMessages.unsubscribed);
    },
  });
  return (
    <Checkbox
      className={classes.subscribe ?? ''}
      label={directoryMessages.subscribe}
      description={directoryMessages.subscribeHelp}
      checked={subscribed}
      // Not disabled meanwhile, because it would lose the focus.
      onChange={(event) => !toggle.isPending && toggle.mutate(event.currentTarget.checked)}
    />
  );
}
