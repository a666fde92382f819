import type { ClientPerson, ClientSummary } from '@lienzo/schema/accounts/client-endpoints';
import { clientMessages } from '@lienzo/schema/accounts/client-messages';
import { formatMediumDate } from '@lienzo/schema/data/format';
import { formatBytes } from '@lienzo/schema/data/format-bytes';
import { ActionIcon, Button, Drawer, Group, Skeleton, Stack, Text, Title, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFolder, IconUserPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLayer } from '../../shared/layers/use-layer';
import { type AskedChange, ConfirmPersonChange } from '../../shared/people/ConfirmPersonChange';
import { FailedState } from '../../shared/states/FailedState';
import { ClientUserRow } from './ClientUserRow';
import { CreateClientUserDialog } from './CreateClientUserDialog';
import classes from './clients.module.css';
import { clientDetailQuery, clientsQuery, clientUsersQuery } from './clients-queries';

/** The people of a client, in a side panel (specification 2 §2). */
export function ClientPanel({ client, close }: { client: ClientSummary | null; close: () => void }) {
  useLayer(client !== null, close);
  return (
    <Drawer
      opened={client !== null}
      onClose={close}
      position="right"
      size={480}
      title={client?.name}
      closeButtonProps={{ 'aria-label': clientMessages.panelClose }}
    >
      {client !== null && <ClientPeople key={client.id} client={client} />}
    </Drawer>
  );
}

function ClientPeople({ client }: { client: ClientSummary }) {
  const queryClient = useQueryClient();
  const users = useQuery(clientUsersQuery(client.id));
  const detail = useQuery(clientDetailQuery(client.id));
  const [isAdding, adding] = useDisclosure(false);
  const [asked, ask] = useState<AskedChange | null>(null);
  const facts = clientMessages.panelFacts(
    formatMediumDate(client.creation_date),
    formatBytes(client.total_space),
  );
  return (
    <Stack gap="lg">
      <div>
        <Text size="sm" c="dimmed">
          {facts}
        </Text>
        {detail.data !== undefined && (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {[
              [clientMessages.rfc, detail.data.rfc],
              [clientMessages.representante_legal, detail.data.representante_legal],
              [clientMessages.rfc_representante, detail.data.rfc_representante],
              [clientMessages.domicilio, detail.data.domicilio],
            ].map(([label, value]) => (
              <span key={label} style={{ display: 'block' }}>
                {`${label}: ${value === '' ? clientMessages.noFact : value}`}
              </span>
            ))}
          </Text>
        )}
        {client.id_directory !== null && (
          <Button
            variant="subtle"
            size="compact-sm"
            ms={-8}
            mt={4}
            leftSection={<IconFolder size={16} stroke={1.7} aria-hidden />}
            renderRoot={(props) => (
              <Link to="/app/directorio/$id" params={{ id: client.id_directory ?? '' }} {...props} />
            )}
          >
            {clientMessages.openFolder}
          </Button>
        )}
      </div>
      <div>
        <Group justify="space-between" mb="xs">
          <Title order={2} size="h5">
            {clientMessages.panelUsers}
          </Title>
          {client.can.addUsers && (
            <Tooltip label={clientMessages.addUser}>
              <ActionIcon
                variant="default"
                size="lg"
                aria-label={clientMessages.addUser}
                onClick={adding.open}
              >
                <IconUserPlus size={18} stroke={1.7} />
              </ActionIcon>
            </Tooltip>
          )}
        </Group>
        {users.isPending && <Skeleton height={96} />}
        {users.isLoadingError && (
          <FailedState
            title={clientMessages.usersFailed}
            error={users.error}
            retry={() => void users.refetch()}
          />
        )}
        {users.data !== undefined && <People users={users.data} ask={ask} />}
      </div>
      <CreateClientUserDialog client={client} isOpen={isAdding} close={adding.close} />
      <ConfirmPersonChange
        asked={asked}
        close={() => ask(null)}
        refresh={() => queryClient.invalidateQueries({ queryKey: clientsQuery.queryKey })}
      />
    </Stack>
  );
}

type PeopleProps = { users: readonly ClientPerson[]; ask: (asked: AskedChange) => void };

function People({ users, ask }: PeopleProps) {
  if (users.length === 0) return <Text c="dimmed">{clientMessages.noUsers}</Text>;
  return (
    <ul className={classes.people}>
      {users.map((user) => (
        <ClientUserRow key={user.id} user={user} ask={(change) => ask({ user, change })} />
      ))}
    </ul>
  );
}
