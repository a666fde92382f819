import type { OrganizationUser } from '@lienzo/schema/accounts/account-endpoints';
import { userMessages } from '@lienzo/schema/accounts/user-messages';
import { Button, Table, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import list from '../../shared/lists/ListTable.module.css';
import { NarrowSort } from '../../shared/lists/NarrowSort';
import { SortHead } from '../../shared/lists/SortHead';
import type { AskedChange } from '../../shared/people/ConfirmPersonChange';
import { UserRow } from './UserRow';
import classes from './users.module.css';
import { USER_COLUMNS, type UsersSearch } from './users-search';

/** Rows drawn at first and with each 'Mostrar más'. */
const STEP = 100;

type UsersTableProps = {
  users: readonly OrganizationUser[];
  /** The column 'Compañía': for a SuperAdmin alone. */
  showsCompany: boolean;
  search: UsersSearch;
  change: (next: UsersSearch) => void;
  ask: (asked: AskedChange) => void;
  ownId: string;
};

/** The collaborators with their row links. */
export function UsersTable({ users, showsCompany, search, change, ask, ownId }: UsersTableProps) {
  const [limit, setLimit] = useState(STEP);
  const columns = USER_COLUMNS.filter((column) => column !== 'compania' || showsCompany);
  const { orden = 'nombre', sentido = 'asc' } = search;
  const left = users.length - limit;
  return (
    <>
      <NarrowSort
        columns={columns}
        labels={userMessages.columns}
        column={orden}
        order={sentido}
        sort={(column, order) => change({ orden: column, sentido: order })}
      />
      <div className={list.frame}>
        <Table className={list.table ?? ''} aria-label={userMessages.tableLabel} highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <SortHead
                  key={column}
                  className={classes[column] ?? ''}
                  order={orden === column ? sentido : undefined}
                  sort={(order) => change({ orden: column, sentido: order })}
                >
                  {userMessages.columns[column]}
                </SortHead>
              ))}
              <Table.Th>
                <VisuallyHidden>{userMessages.actions}</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {users.slice(0, limit).map((user) => (
              <UserRow
                key={user.id}
                user={user}
                showsCompany={showsCompany}
                isOwn={user.id === ownId}
                open={() => change({ usuario: user.id })}
                ask={(change) => ask({ user, change })}
              />
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {left > 0 && (
        <Button variant="default" mt="md" onClick={() => setLimit(limit + STEP)}>
          {userMessages.showMore(left)}
        </Button>
      )}
    </>
  );
}
