import { retry_parts } from '@lienzo/schema/reports/parts-endpoints';
import { partsMessages } from '@lienzo/schema/reports/parts-messages';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { messageOf } from '../../../shared/api/message-of';
import { RENDERS_KEY } from '../../../shared/downloads/renders-query';
import { notify } from '../../../shared/notices/notify';

const { list } = partsMessages;

/** Makes and delivers what is missing of a report in parts. */
export function RetryParts({ renderId }: { renderId: string }) {
  const queryClient = useQueryClient();
  const retrying = useMutation({
    mutationFn: () => call(retry_parts, { body: { id: renderId } }),
    onSuccess: () => notify.success(list.retried, `retry ${renderId}`),
    onError: (cause) => notify.danger(messageOf(cause), `retry ${renderId}`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [RENDERS_KEY] }),
  });
  return (
    <Button
      leftSection={<IconRefresh size={16} aria-hidden />}
      title={list.retryHelp}
      loading={retrying.isPending}
      onClick={() => retrying.mutate()}
    >
      {list.retry}
    </Button>
  );
}
