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
  /** Of which of them the person authorises payrolls; absent where it is not given. */
  authorized?: { chosen: ReadonlySet<string>; choose: (chosen: ReadonlySet<string>) => void } | undefined;
  help?: string;
};

/** From how many clients on the list gets a search. */
const SEARCH_FROM = 8;

/** The client accounts of an Ejecutivo, as checkboxes. */
export function UserClients({
  clients,
  chosen,
  choose,
  authorized,
  help = userMessages.clientsHelp,
}: UserClientsProps) {
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
        <ClientList available={clients.data.available} {...{ chosen, choose, authorized }} />
      )}
    </Fieldset>
  );
}

function ClientList({
  available,
  chosen,
  choose,
  authorized,
}: Omit<UserClientsProps, 'clients' | 'help'> & { available: Clients['available'] }) {
  const [words, setWords] = useState<string | undefined>();
  const shown = available.filter(({ name }) => matchesText(name, words ?? ''));
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
          <div key={id}>
            <Checkbox
              className={classes.client ?? ''}
              label={name}
              checked={chosen.has(id)}
              onChange={() => choose(toggled(chosen, id))}
            />
            {authorized !== undefined && chosen.has(id) && (
              <Checkbox
                className={classes.authorized ?? ''}
                size="xs"
                label={userMessages.authorizes}
                aria-label={userMessages.authorizesOf(name)}
                checked={authorized.chosen.has(id)}
                onChange={() => authorized.choose(toggled(authorized.chosen, id))}
              />
            )}
          </div>
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

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
