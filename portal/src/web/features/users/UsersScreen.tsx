import type { OrganizationUser } from '@lienzo/schema/accounts/account-endpoints';
import { userMessages } from '@lienzo/schema/accounts/user-messages';
import { auditMessages } from '@lienzo/schema/notices/audit-messages';
import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHistory, IconPlus, IconSearch, IconUsers } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type AskedChange, ConfirmPersonChange } from '../../shared/people/ConfirmPersonChange';
import { useSession } from '../../shared/session/use-session';
import { FailedState } from '../../shared/states/FailedState';
import { ScreenHead } from '../../shared/states/ScreenHead';
import { StatePanel } from '../../shared/states/StatePanel';
import { useDelayed } from '../../shared/states/use-delayed';
import { arrangeUsers } from './arrange-users';
import { CreateUserDialog } from './CreateUserDialog';
import { UserPanel } from './UserPanel';
import { UsersSkeleton } from './UsersSkeleton';
import { UsersTable } from './UsersTable';
import { UsersToolbar } from './UsersToolbar';
import { usersQuery } from './users-query';
import type { UsersSearch } from './users-search';

/** 'Colaboradores' (specification 1 §2): the people of the organization, of all of them for a SuperAdmin. */
export function UsersScreen() {
  const person = useSession();
  const search = useSearch({ from: '/app/usuarios' });
  const navigate = useNavigate({ from: '/app/usuarios' });
  const users = useQuery(usersQuery);
  const queryClient = useQueryClient();
  const showSkeleton = useDelayed(users.isPending);
  const [isCreating, creation] = useDisclosure(false);
  const [asked, ask] = useState<AskedChange | null>(null);
  const change = (next: UsersSearch): void =>
    void navigate({ search: { ...search, ...next }, replace: true, resetScroll: false });
  const shown = arrangeUsers(users.data ?? [], search);
  if (person === null) return null;
  const isSuper = person.roleName === 'SuperAdmin';
  return (
    <div>
      <ScreenHead title={userMessages.title} lead={userMessages.lead}>
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconHistory size={18} stroke={1.7} aria-hidden />}
            renderRoot={(props) => <Link to="/app/usuarios/auditoria" {...props} />}
          >
            {auditMessages.open}
          </Button>
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={creation.open}>
            {userMessages.add}
          </Button>
        </Group>
      </ScreenHead>
      {!users.isLoadingError && users.data?.length !== 0 && (
        <UsersToolbar
          search={search}
          change={change}
          count={users.data === undefined ? null : shown.length}
          showsCompany={isSuper}
        />
      )}
      {showSkeleton && <UsersSkeleton />}
      {users.isLoadingError && (
        <FailedState title={userMessages.failed} error={users.error} retry={() => void users.refetch()} />
      )}
      {users.data?.length === 0 && (
        <StatePanel icon={IconUsers} text={userMessages.empty}>
          <Button onClick={creation.open}>{userMessages.add}</Button>
        </StatePanel>
      )}
      {users.data !== undefined && users.data.length > 0 && shown.length === 0 && (
        <NothingFound words={search.q ?? ''} clear={() => change({ q: undefined })} />
      )}
      {shown.length > 0 && (
        <UsersTable
          users={shown}
          showsCompany={isSuper}
          search={search}
          change={change}
          ask={ask}
          ownId={person.userId}
        />
      )}
      <UserPanel user={opened(users.data, search)} close={() => change({ usuario: undefined })} />
      <CreateUserDialog
        isOpen={isCreating}
        close={creation.close}
        organizationId={isSuper ? null : person.ownerEntityId}
      />
      <ConfirmPersonChange
        asked={asked}
        close={() => ask(null)}
        refresh={() => queryClient.invalidateQueries({ queryKey: usersQuery.queryKey })}
      />
    </div>
  );
}

const opened = (
  users: readonly OrganizationUser[] | undefined,
  { usuario }: UsersSearch,
): OrganizationUser | null => users?.find((one) => one.id === usuario) ?? null;

function NothingFound({ words, clear }: { words: string; clear: () => void }) {
  return (
    <StatePanel icon={IconSearch} text={userMessages.nothingFound(words)}>
      <Button variant="default" onClick={clear}>
        {userMessages.clearSearch}
      </Button>
    </StatePanel>
  );
}
