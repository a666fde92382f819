import { noticeMessages } from '@lienzo/schema/notices/notice-messages';
import { DIGESTS, set_notice_preferences } from '@lienzo/schema/notices/notification-endpoints';
import { Radio, Skeleton, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call';
import { notify } from '../../shared/notices/notify';
import { FailedState } from '../../shared/states/FailedState';
import { PreferenceField } from './PreferenceField';
import classes from './subscriptions.module.css';
import { preferencesQuery } from './subscriptions-queries';

type Digest = (typeof DIGESTS)[number];

/** The user's mails about followed folders: none, immediate, or daily. */
export function DigestField() {
  const queryClient = useQueryClient();
  const preferences = useQuery(preferencesQuery);
  // Optimistic update; rolled back when saving fails.
  const [chosen, setChosen] = useState<Digest | null>(null);
  const save = useMutation({
    meta: { thing: 'digest' },
    mutationFn: (digest: Digest) => call(set_notice_preferences, { body: { digest } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(preferencesQuery.queryKey, saved);
      notify.success(noticeMessages.digestSaved);
    },
    onSettled: () => setChosen(null),
  });
  if (preferences.isLoadingError)
    return (
      <FailedState
        title={noticeMessages.digestFailed}
        error={preferences.error}
        retry={() => void preferences.refetch()}
      />
    );
  if (preferences.data === undefined) return <Skeleton height={120} radius="lg" />;
  return (
    <section className={classes.digest}>
      <Radio.Group
        label={noticeMessages.digest}
        description={noticeMessages.digestHelp}
        // The help of a group is read before its choices.
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        value={chosen ?? preferences.data.digest}
        onChange={(value) => {
          const digest = DIGESTS.find((one) => one === value);
          if (digest === undefined) return;
          setChosen(digest);
          save.mutate(digest);
        }}
      >
        <Stack gap="sm" mt="sm">
          {DIGESTS.map((digest) => (
            <Radio
              key={digest}
              value={digest}
              label={noticeMessages.digests[digest].name}
              description={noticeMessages.digests[digest].help}
            />
          ))}
        </Stack>
      </Radio.Group>
      <PreferenceField name="shared" chosen={preferences.data.shared} />
      <PreferenceField name="closings" chosen={preferences.data.closings} />
    </section>
  );
}
