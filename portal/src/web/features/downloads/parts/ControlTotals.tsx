import type { PartsManifest } from '@lienzo/schema/reports/parts-endpoints';
import { partsMessages } from '@lienzo/schema/reports/parts-messages';
import { Alert, Badge, Group, Table, Text } from '@mantine/core';
import list from '../../../shared/lists/ListTable.module.css';
import classes from '../downloads.module.css';

const { list: texts } = partsMessages;

/** Rows and sums of all files beside those of the undivided report. */
export function ControlTotals({ manifest }: { manifest: PartsManifest }) {
  const { totals, render } = manifest;
  const differs = totals.some((total) => total.differs);
  return (
    <section className={classes.totals} aria-label={texts.totals}>
      {render.problems.length > 0 && (
        <Alert color="red" variant="light">
          {render.problems.map(({ message }) => message).join(' ')}
        </Alert>
      )}
      {totals.length === 0 ? (
        <Text size="sm" c="dimmed">
          {texts.notCompared}
        </Text>
      ) : (
        <>
          <Group gap="sm">
            <Badge variant="light" color={differs ? 'red' : 'brand'} size="lg">
              {differs ? texts.differs : texts.matches}
            </Badge>
            <Text size="sm">{differs ? texts.differsHelp : texts.matchesHelp}</Text>
          </Group>
          <div className={list.frame}>
            <Table className={list.table ?? ''} aria-label={texts.totals}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{texts.control}</Table.Th>
                  <Table.Th className={list.number ?? ''}>{texts.inParts}</Table.Th>
                  <Table.Th className={list.number ?? ''}>{texts.inWhole}</Table.Th>
                  <Table.Th>{texts.state}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {totals.map(({ heading, parts, whole, differs: isOff }) => (
                  <Table.Tr key={heading}>
                    <Table.Td>{heading}</Table.Td>
                    <Table.Td className={`${list.number} lienzo-figures`}>{figure(parts)}</Table.Td>
                    <Table.Td className={`${list.number} lienzo-figures`}>{figure(whole)}</Table.Td>
                    <Table.Td>{isOff ? texts.differs : texts.matches}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </div>
        </>
      )}
    </section>
  );
}

/** An exact decimal with its decimals as they are, in groups of three. */
function figure(exact: string): string {
  const [whole = '', decimals] = exact.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
