import { providerMessages } from '@lienzo/schema/accounts/provider-messages';
import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import { formatBytes } from '@lienzo/schema/data/format-bytes';
import type { endpoints } from '@lienzo/schema/endpoints';
import { Table } from '@mantine/core';
import classes from './providers.module.css';

type Clients = ResponseOf<typeof endpoints.organization_detail>['clients'];

/** An organization's clients with their number of users and storage. */
export function ClientsTable({ clients }: { clients: Clients }) {
  const { name, total_users, total_space } = providerMessages.columns;
  return (
    <Table className={classes.clients ?? ''} aria-labelledby="clientes-del-proveedor">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{name}</Table.Th>
          <Table.Th className={classes.number ?? ''}>{total_users}</Table.Th>
          <Table.Th className={classes.number ?? ''}>{total_space}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {clients.map((client) => (
          <Table.Tr key={client.id}>
            <Table.Td>{client.name}</Table.Td>
            <Table.Td className={classes.number ?? ''}>{client.total_users}</Table.Td>
            <Table.Td className={classes.number ?? ''}>{formatBytes(client.total_space)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
