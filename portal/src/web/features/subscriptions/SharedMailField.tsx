import { set_notice_preferences } from '@lienzo/schema/api/notification-endpoints';
import { noticeMessages } from '@lienzo/schema/messages/notice-messages';
import { Checkbox } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call';
import { notify } from '../../shared/notices/notify';
import { preferencesQuery } from './subscriptions-queries';

/** Whether a shared folder is announced by mail; otherwise by a notice. */
export function SharedMailField({ chosen }: { chosen: boolean }) {
  const queryClient = useQueryClient();
  const save = useMutation({
    meta: { thing: 'shared mail' },
    mutationFn: (shared: boolean) => call(set_notice_preferences, { body: { shared } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(preferencesQuery.queryKey, saved);
      notify.success(noticeMessages.digestSaved);
    },
  });
  return (
    <Checkbox
      mt="md"
      label={noticeMessages.shared}
      description={noticeMessages.sharedHelp}
      // Optimistic update; rolled back when saving fails.
      checked={save.isPending ? save.variables : chosen}
      onChange={(event) => save.mutate(event.currentTarget.checked)}
    />
  );
}
