import type { PaysheetChoice } from '@lienzo/schema/api/master-endpoints';
import { masterMessages } from '@lienzo/schema/messages/master-messages';
import { Table, Text, UnstyledButton } from '@mantine/core';
import list from '../../shared/lists/ListTable.module.css';

type PaysheetsTableProps = { paysheets: readonly PaysheetChoice[]; open: (id: number) => void };

/** The payrolls of a client. */
export function PaysheetsTable({ paysheets, open }: PaysheetsTableProps) {
  return (
    <div className={list.frame}>
      <Table className={list.table ?? ''} aria-label={masterMessages.paysheetsLabel} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={list.wide ?? ''}>{masterMessages.id_humansite}</Table.Th>
            <Table.Th>{masterMessages.paysheet}</Table.Th>
            <Table.Th>{masterMessages.periodicity}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {paysheets.map(({ id, id_humansite, paysheet, periodicity }) => (
            <Table.Tr key={id}>
              <Table.Td className={list.wide ?? ''}>{id_humansite}</Table.Td>
              <Table.Td>
                <UnstyledButton className={list.name ?? ''} onClick={() => open(id)}>
                  {paysheet}
                </UnstyledButton>
                <Text size="sm" c="dimmed" className={list.narrow ?? ''}>
                  {id_humansite}
                </Text>
              </Table.Td>
              <Table.Td>{periodicity}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
