import { formatDateTime, formatMediumDate } from '@lienzo/schema/data/format';
import { endpoints } from '@lienzo/schema/endpoints';
import type { CalendarFeed } from '@lienzo/schema/imss/calendar-endpoints';
import { calendarMessages as texts } from '@lienzo/schema/imss/calendar-messages';
import { ActionIcon, Button, Modal, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendarPlus, IconCopy } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call';
import { DialogFooter } from '../../shared/dialogs/DialogFooter';
import { useLayer } from '../../shared/layers/use-layer';
import { notify } from '../../shared/notices/notify';
import { FailedState } from '../../shared/states/FailedState';

const TOAST = 'imss calendar';

const feedQuery = queryOptions({
  queryKey: ['imss calendar feed'],
  queryFn: ({ signal }) => call(endpoints.imss_calendar_feed, { signal }),
  // Calendars use it at any moment.
  staleTime: 0,
});

/** Obligations in the person's own calendar: creates the secret address, shows it once, revokes it. */
export function SubscribeToCalendar() {
  const [isOpen, dialog] = useDisclosure(false);
  useLayer(isOpen, dialog.close);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconCalendarPlus size={16} aria-hidden />}
        onClick={dialog.open}
      >
        {texts.subscribe}
      </Button>
      <Modal opened={isOpen} onClose={dialog.close} title={texts.subscribe} size={520}>
        {isOpen && <Feed close={dialog.close} />}
      </Modal>
    </>
  );
}

function Feed({ close }: { close: () => void }) {
  const queries = useQueryClient();
  const known = useQuery(feedQuery);
  const reporting = {
    meta: { thing: TOAST },
    onSettled: () => queries.invalidateQueries({ queryKey: feedQuery.queryKey }),
  };
  const create = useMutation({
    ...reporting,
    mutationFn: () => call(endpoints.create_imss_calendar_feed, {}),
  });
  const revoke = useMutation({
    ...reporting,
    mutationFn: () => call(endpoints.revoke_imss_calendar_feed, {}),
    onSuccess: ({ message }) => {
      create.reset();
      notify.success(message, TOAST);
    },
  });
  if (known.isLoadingError)
    return <FailedState title={texts.failed} error={known.error} retry={() => void known.refetch()} />;
  if (known.data === undefined) return <Skeleton height={160} aria-label={texts.loading} />;
  const { feed } = known.data;
  return (
    <Stack gap="md">
      <Text size="sm">{texts.lead}</Text>
      <Text size="sm" c="dimmed">
        {texts.secretLead}
      </Text>
      {create.data !== undefined && <Address url={create.data.url} />}
      {feed !== null && <Use feed={feed} />}
      <DialogFooter>
        <Button variant="default" onClick={close}>
          {texts.close}
        </Button>
        {feed !== null && (
          <Button variant="default" loading={revoke.isPending} onClick={() => revoke.mutate()}>
            {texts.revoke}
          </Button>
        )}
        {create.data === undefined && (
          <Button loading={create.isPending} onClick={() => create.mutate()}>
            {feed === null ? texts.create : texts.createAgain}
          </Button>
        )}
      </DialogFooter>
    </Stack>
  );
}

function Address({ url }: { url: string }) {
  return (
    <TextInput
      label={texts.address}
      description={texts.addressHelp}
      value={url}
      readOnly
      onFocus={(event) => event.target.select()}
      rightSection={
        <ActionIcon variant="subtle" color="gray" aria-label={texts.copy} onClick={() => void copy(url)}>
          <IconCopy size={18} stroke={1.6} />
        </ActionIcon>
      }
    />
  );
}

function Use({ feed: { created_at, uses, last_used_at, last_used_address } }: { feed: CalendarFeed }) {
  return (
    <Text size="sm">
      {texts.active(formatMediumDate(created_at))}{' '}
      {last_used_at === null
        ? texts.unused
        : texts.uses(uses, formatDateTime(last_used_at), last_used_address ?? '')}{' '}
      {texts.createAgainHelp}
    </Text>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(texts.copied, TOAST);
  } catch (cause) {
    if (!(cause instanceof DOMException) && !(cause instanceof TypeError)) throw cause;
    // Without HTTPS the clipboard is not available: the address is in its field, to be copied manually.
    notify.danger(texts.copyFailed, TOAST);
  }
}
