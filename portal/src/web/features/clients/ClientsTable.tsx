import type { ClientSummary } from '@lienzo/schema/accounts/client-endpoints';
import { clientMessages } from '@lienzo/schema/accounts/client-messages';
import { formatMediumDate } from '@lienzo/schema/data/format';
import { formatBytes } from '@lienzo/schema/data/format-bytes';
import { Button, Table, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import list from '../../shared/lists/ListTable.module.css';
import { NarrowSort } from '../../shared/lists/NarrowSort';
import { SortHead } from '../../shared/lists/SortHead';
import { CLIENT_COLUMNS, type ClientColumn, type ClientsSearch } from './clients-search';

/** Rows drawn at first and with each 'Mostrar más'. */
const STEP = 100;

const CELLS = {
  nombre: '',
  creacion: list.wide ?? '',
  usuarios: `${list.wide} ${list.number}`,
  espacio: `${list.wide} ${list.number}`,
} satisfies Record<ClientColumn, string>;

type RowProps = {
  open: (client: ClientSummary) => void;
  rename: (client: ClientSummary) => void;
};
type ClientsTableProps = RowProps & {
  clients: readonly ClientSummary[];
  search: ClientsSearch;
  change: (next: ClientsSearch) => void;
};

/** The clients; the name or a double click opens the people of one. */
export function ClientsTable({ clients, search, change, open, rename }: ClientsTableProps) {
  const [limit, setLimit] = useState(STEP);
  const { orden = 'nombre', sentido = 'asc' } = search;
  const left = clients.length - limit;
  return (
    <>
      <NarrowSort
        columns={CLIENT_COLUMNS}
        labels={clientMessages.columns}
        column={orden}
        order={sentido}
        sort={(column, order) => change({ orden: column, sentido: order })}
      />
      <div className={list.frame}>
        <Table className={list.table ?? ''} aria-label={clientMessages.tableLabel} highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              {CLIENT_COLUMNS.map((column) => (
                <SortHead
                  key={column}
                  className={CELLS[column]}
                  align={column === 'usuarios' || column === 'espacio' ? 'right' : 'left'}
                  order={orden === column ? sentido : undefined}
                  sort={(order) => change({ orden: column, sentido: order })}
                >
                  {clientMessages.columns[column]}
                </SortHead>
              ))}
              <Table.Th>
                <VisuallyHidden>{clientMessages.actions}</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {clients.slice(0, limit).map((client) => (
              <ClientRow key={client.id} client={client} open={open} rename={rename} />
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {left > 0 && (
        <Button variant="default" mt="md" onClick={() => setLimit(limit + STEP)}>
          {clientMessages.showMore(left)}
        </Button>
      )}
    </>
  );
}

function ClientRow({ client, open, rename }: RowProps & { client: ClientSummary }) {
  const created = formatMediumDate(client.creation_date);
  const space = formatBytes(client.total_space);
  return (
    <Table.Tr onDoubleClick={() => open(client)}>
      <Table.Td>
        <UnstyledButton className={list.name ?? ''} onClick={() => open(client)}>
          {client.name}
        </UnstyledButton>
        {/* What the narrow table has no columns for. */}
        <Text size="sm" c="dimmed" className={list.narrow ?? ''}>
          {clientMessages.users(client.total_users)} · {space} · {created}
        </Text>
      </Table.Td>
      <Table.Td className={CELLS.creacion}>{created}</Table.Td>
      <Table.Td className={`${CELLS.usuarios} lienzo-figures`}>{client.total_users}</Table.Td>
      <Table.Td className={`${CELLS.espacio} lienzo-figures`}>{space}</Table.Td>
      <Table.Td className={list.actionsCell ?? ''}>
        {client.can.rename && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={clientMessages.editOf(client.name)}
            onClick={() => rename(client)}
          >
            {clientMessages.edit}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
