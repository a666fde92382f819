import { formatCell } from '@lienzo/schema/data/format';
import type { StoredSource } from '@lienzo/schema/imss/confronta-endpoints';
import { confrontaMessages } from '@lienzo/schema/imss/confronta-messages';
import { Badge, Table, Text } from '@mantine/core';
import listClasses from '../../../shared/lists/ListTable.module.css';
import { branchName } from './branch-name';

const texts = confrontaMessages.differences;
const money = (amount: string): string => formatCell(amount, 'numeric', 'moneda');

/** The total of each branch on both sides. */
export function TotalsTable({ sources, tolerance }: { sources: readonly StoredSource[]; tolerance: string }) {
  const rows = sources.flatMap(({ against, totals }) => totals.map((total) => ({ against, ...total })));
  if (rows.length === 0) return <Text c="dimmed">{texts.noTotals}</Text>;
  const number = listClasses.number ?? '';
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        {texts.tolerance(money(tolerance))}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section className={listClasses.frame} tabIndex={0} aria-label={texts.totals}>
        <Table className={listClasses.table ?? ''} aria-label={texts.totals}>
          <Table.Thead>
            <Table.Tr>
              {sources.length > 1 && <Table.Th>{texts.source}</Table.Th>}
              <Table.Th>{texts.branch}</Table.Th>
              <Table.Th className={number}>{texts.ours}</Table.Th>
              <Table.Th className={number}>{texts.theirs}</Table.Th>
              <Table.Th className={number}>{texts.amount}</Table.Th>
              <Table.Th>{texts.tolerated}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ against, key, ours, theirs, difference, is_within }) => (
              <Table.Tr key={`${against} ${key}`}>
                {sources.length > 1 && <Table.Td>{texts.against[against]}</Table.Td>}
                <Table.Td>{branchName(key)}</Table.Td>
                <Table.Td className={number}>{money(ours)}</Table.Td>
                <Table.Td className={number}>{money(theirs)}</Table.Td>
                <Table.Td className={number}>{money(difference)}</Table.Td>
                <Table.Td>
                  <Badge color={is_within ? 'teal' : 'yellow'} variant="light" tt="none">
                    {is_within ? texts.within : texts.outside}
                  </Badge>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </>
  );
}
