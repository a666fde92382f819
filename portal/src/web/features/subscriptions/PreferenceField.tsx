import { noticeMessages } from '@lienzo/schema/notices/notice-messages';
import { set_notice_preferences } from '@lienzo/schema/notices/notification-endpoints';
import { Checkbox } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call';
import { notify } from '../../shared/notices/notify';
import { preferencesQuery } from './subscriptions-queries';

const LABELS = {
  shared: { label: noticeMessages.shared, description: noticeMessages.sharedHelp },
  closings: { label: noticeMessages.closings, description: noticeMessages.closingsHelp },
} as const;

type PreferenceFieldProps = { name: keyof typeof LABELS; chosen: boolean };

/** A preference that is on or off; takes effect at once. */
export function PreferenceField({ name, chosen }: PreferenceFieldProps) {
  const queryClient = useQueryClient();
  const save = useMutation({
    meta: { thing: `${name} preference` },
    mutationFn: (isOn: boolean) => call(set_notice_preferences, { body: { [name]: isOn } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(preferencesQuery.queryKey, saved);
      notify.success(noticeMessages.digestSaved);
    },
  });
  return (
    <Checkbox
      mt="md"
      {...LABELS[name]}
      // Optimistic update; rolled back when saving fails.
      checked={save.isPending ? save.variables : chosen}
      onChange={(event) => save.mutate(event.currentTarget.checked)}
    />
  );
}
