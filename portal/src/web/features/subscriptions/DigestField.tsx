import { DIGESTS, set_notice_preferences } from '@lienzo/schema/api/notification-endpoints';
import { noticeMessages } from '@lienzo/schema/messages/notice-messages';
import { Radio, Skeleton, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call';
import { notify } from '../../shared/notices/notify';
import { FailedState } from '../../shared/states/FailedState';
import { SharedMailField } from './SharedMailField';
import classes from './subscriptions.module.css';
import { preferencesQuery } from './subscriptions-queries';

type Digest = (typeof DIGESTS)[number];

/** Which mails the person gets about their folders: none, one for each change, or one a day. */
export function DigestField() {
  const queryClient = useQueryClient();
  const preferences = useQuery(preferencesQuery);
  // The choice is seen at once; when it could not be saved, the former one comes back.
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
        // Of a group the help is read before the choices, not after the last one.
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
      <SharedMailField chosen={preferences.data.shared} />
    </section>
  );
}
