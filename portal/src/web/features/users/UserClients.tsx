import { userMessages } from '@lienzo/schema/accounts/user-messages';
import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import type { endpoints } from '@lienzo/schema/endpoints';
import { Checkbox, Fieldset, Skeleton, Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { matchesText } from '../../shared/lists/matches-text';
import { SearchField } from '../../shared/lists/SearchField';
import { FailedState } from '../../shared/states/FailedState';
import classes from './users.module.css';

type Clients = Pick<ResponseOf<typeof endpoints.get_user_organization_clients>, 'available'>;

type UserClientsProps = {
  clients: UseQueryResult<Clients>;
  chosen: ReadonlySet<string>;
  choose: (chosen: ReadonlySet<string>) => void;
  help?: string;
};

/** From how many clients on the list gets a search. */
const SEARCH_FROM = 8;

/** The client accounts of an Ejecutivo, as checkboxes. */
export function UserClients({ clients, chosen, choose, help = userMessages.clientsHelp }: UserClientsProps) {
  return (
    <Fieldset legend={userMessages.clients} variant="unstyled" className={classes.fieldset ?? ''}>
      <Text size="sm" c="dimmed" mb="xs">
        {help}
      </Text>
      {clients.isPending && <Skeleton height={120} />}
      {clients.isLoadingError && (
        <FailedState
          title={userMessages.clientsFailed}
          error={clients.error}
          retry={() => void clients.refetch()}
        />
      )}
      {clients.data?.available.length === 0 && <Text>{userMessages.clientsNone}</Text>}
      {clients.data !== undefined && clients.data.available.length > 0 && (
        <ClientList available={clients.data.available} chosen={chosen} choose={choose} />
      )}
    </Fieldset>
  );
}

function ClientList({
  available,
  chosen,
  choose,
}: Omit<UserClientsProps, 'clients' | 'help'> & { available: Clients['available'] }) {
  const [words, setWords] = useState<string | undefined>();
  const shown = available.filter(({ name }) => matchesText(name, words ?? ''));
  const toggle = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    choose(next);
  };
  return (
    <Stack gap="xs">
      {available.length >= SEARCH_FROM && (
        <SearchField
          label={userMessages.clientsSearch}
          clearLabel={userMessages.clearSearch}
          words={words}
          change={setWords}
        />
      )}
      <div className={classes.clients}>
        {shown.map(({ id, name }) => (
          <Checkbox
            key={id}
            className={classes.client ?? ''}
            label={name}
            checked={chosen.has(id)}
            onChange={() => toggle(id)}
          />
        ))}
        {shown.length === 0 && (
          <Text c="dimmed" py="xs">
            {userMessages.clientsNothing}
          </Text>
        )}
      </div>
      <Text size="sm" c="dimmed" role="status" className="lienzo-figures">
        {userMessages.clientsCount(chosen.size, available.length)}
      </Text>
    </Stack>
  );
}
