import { endpoints } from '@lienzo/schema/endpoints';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { type ReportDocument, TODOS } from '@lienzo/schema/report/report';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { foldText } from '@lienzo/schema/text/fold-text';
import {
  Button,
  Checkbox,
  Group,
  Paper,
  Popover,
  ScrollArea,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { IconChevronDown, IconUsers } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../shared/api/call';
import { useMenuLayer } from '../../../shared/layers/use-menu-layer';
import classes from './AudienceField.module.css';
import { toggleAudience } from './toggle-audience';

type Audience = ReportDocument['auditorio'];
type AudienceProps = { audience: Audience; change: (audience: Audience) => void };

/** Number of clients from which on the list has a search field. */
const SEARCH_FROM = 8;

const clientsQuery = queryOptions({
  queryKey: ['clients'],
  queryFn: ({ signal }) => call(endpoints.client, { signal, quiet: true }),
  staleTime: 5 * 60_000,
});

/** 'Visible para': all clients or some of them (specification 3 §2.4). */
export function AudienceField({ audience, change, disabled }: AudienceProps & { disabled: boolean }) {
  const { opened, onChange } = useMenuLayer();
  return (
    <Popover opened={opened} onChange={onChange} position="bottom-end" width={280} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          className={classes.button ?? ''}
          disabled={disabled}
          onClick={() => onChange(!opened)}
          leftSection={<IconUsers size={16} aria-hidden />}
          rightSection={<IconChevronDown size={14} className={classes.chevron} aria-hidden />}
        >
          <span className={classes.text}>
            <span className={classes.prefix}>
              {reportMessages.visibleTo}
              <span className={classes.colon}>:&nbsp;</span>
            </span>
            <span>{summary(audience)}</span>
          </span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={reportMessages.visibleTo}>
        <AudienceList audience={audience} change={change} />
      </Popover.Dropdown>
    </Popover>
  );
}

function summary(audience: Audience): string {
  if (audience.includes(TODOS)) return reportMessages.visibleToAll;
  if (audience.length === 0) return reportMessages.visibleToNobody;
  return reportMessages.visibleToCount(audience.length);
}

function AudienceList({ audience, change }: AudienceProps) {
  const [words, setWords] = useState('');
  const clients = useQuery(clientsQuery);
  const all = clients.data ?? [];
  const shown = all.filter(({ name }) => foldText(name).includes(foldText(words.trim())));
  return (
    <Stack gap="xs">
      <Text size="xs" c="dimmed">
        {reportMessages.visibleToHelp}
      </Text>
      <AllClients audience={audience} change={change} />
      {all.length >= SEARCH_FROM && (
        <TextInput
          size="xs"
          aria-label={reportMessages.visibleToSearch}
          placeholder={reportMessages.visibleToSearch}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      {clients.isPending && <Skeleton height={60} aria-hidden />}
      {clients.isError && (
        <div role="alert">
          <Text size="sm">{reportMessages.clientsFailed}</Text>
          <Button variant="default" size="compact-sm" onClick={() => void clients.refetch()}>
            {shellMessages.retry}
          </Button>
        </div>
      )}
      <ScrollArea.Autosize mah={240} offsetScrollbars>
        <Stack gap={8}>
          {shown.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={audience.includes(id)}
              onChange={() => change(toggleAudience(audience, id))}
            />
          ))}
        </Stack>
      </ScrollArea.Autosize>
      {clients.isSuccess && shown.length === 0 && (
        <Text size="sm" c="dimmed">
          {reportMessages.visibleToNone}
        </Text>
      )}
    </Stack>
  );
}

/** 'TODOS', which asks before it is chosen. */
function AllClients({ audience, change }: AudienceProps) {
  const [isAsking, setAsking] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const toggle = (): void => change(toggleAudience(audience, TODOS));
  const answer = (isYes: boolean): void => {
    setAsking(false);
    if (isYes) toggle();
    box.current?.focus();
  };
  return (
    <>
      <Checkbox
        ref={box}
        label={reportMessages.visibleToAll}
        checked={audience.includes(TODOS)}
        onChange={() => (audience.includes(TODOS) ? toggle() : setAsking(true))}
      />
      {isAsking && (
        <Paper withBorder p="xs" role="group" aria-label={reportMessages.showToAll.text}>
          <Text size="sm" mb="xs">
            {reportMessages.showToAll.text}
          </Text>
          <Group gap="xs">
            <Button size="compact-sm" onClick={() => answer(true)}>
              {reportMessages.showToAll.confirm}
            </Button>
            <Button size="compact-sm" variant="default" autoFocus onClick={() => answer(false)}>
              {reportMessages.showToAll.cancel}
            </Button>
          </Group>
        </Paper>
      )}
    </>
  );
}
