import { clientMessages } from '@lienzo/schema/accounts/client-messages';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBriefcase, IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../shared/session/use-session';
import { FailedState } from '../../shared/states/FailedState';
import { ScreenHead } from '../../shared/states/ScreenHead';
import { StatePanel } from '../../shared/states/StatePanel';
import { useDelayed } from '../../shared/states/use-delayed';
import { arrangeClients } from './arrange-clients';
import { ClientPanel } from './ClientPanel';
import { ClientsSkeleton } from './ClientsSkeleton';
import { ClientsTable } from './ClientsTable';
import { ClientsToolbar } from './ClientsToolbar';
import { CreateClientDialog } from './CreateClientDialog';
import { clientsQuery } from './clients-queries';
import type { ClientsSearch } from './clients-search';
import { RenameClientDialog, type RenamedClient } from './RenameClientDialog';

/** 'Clientes' (specification 2 §2): the client companies, and the people of each in a side panel. */
export function ClientsScreen() {
  const person = useSession();
  const search = useSearch({ from: '/app/clientes' });
  const navigate = useNavigate({ from: '/app/clientes' });
  const clients = useQuery(clientsQuery);
  const showSkeleton = useDelayed(clients.isPending);
  const [isCreating, creation] = useDisclosure(false);
  const [renamed, rename] = useState<RenamedClient | null>(null);
  const change = (next: ClientsSearch): void =>
    void navigate({ search: { ...search, ...next }, replace: true, resetScroll: false });
  const shown = arrangeClients(clients.data ?? [], search);
  const mayCreate = person?.roleName === 'Admin';
  const isEmpty = clients.data?.length === 0;
  return (
    <div>
      <ScreenHead title={clientMessages.title} lead={clientMessages.lead}>
        {mayCreate && (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={creation.open}>
            {clientMessages.add}
          </Button>
        )}
      </ScreenHead>
      {!clients.isLoadingError && !isEmpty && (
        <ClientsToolbar
          words={search.q}
          change={(q) => change({ q })}
          count={clients.data === undefined ? null : shown.length}
        />
      )}
      {showSkeleton && <ClientsSkeleton />}
      {clients.isLoadingError && (
        <FailedState
          title={clientMessages.failed}
          error={clients.error}
          retry={() => void clients.refetch()}
        />
      )}
      {isEmpty && (
        <StatePanel
          icon={IconBriefcase}
          text={mayCreate ? clientMessages.empty : clientMessages.emptyAssigned}
        >
          {mayCreate && <Button onClick={creation.open}>{clientMessages.add}</Button>}
        </StatePanel>
      )}
      {clients.data !== undefined && !isEmpty && shown.length === 0 && (
        <StatePanel icon={IconSearch} text={clientMessages.nothingFound(search.q ?? '')}>
          <Button variant="default" onClick={() => change({ q: undefined })}>
            {clientMessages.clearSearch}
          </Button>
        </StatePanel>
      )}
      {shown.length > 0 && (
        <ClientsTable
          clients={shown}
          search={search}
          change={change}
          open={({ id }) => change({ cliente: id })}
          rename={rename}
        />
      )}
      <ClientPanel
        client={clients.data?.find(({ id }) => id === search.cliente) ?? null}
        close={() => change({ cliente: undefined })}
      />
      <CreateClientDialog isOpen={isCreating} close={creation.close} />
      <RenameClientDialog client={renamed} close={() => rename(null)} />
    </div>
  );
}
