import { captureGridMessages } from '@lienzo/schema/capture/capture-grid-messages';
import { Table, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import listClasses from '../../../shared/lists/ListTable.module.css';
import { type OvertimeSheet, type OvertimeSheetRow, overtimeResults } from './overtime-sheet';
import classes from './sheet.module.css';

const { overtime: texts } = captureGridMessages;

/** Who is paid double or triple hours, and how many of each. */
export function OvertimeResults({
  sheet,
  rows,
}: {
  sheet: OvertimeSheet;
  rows: readonly OvertimeSheetRow[];
}) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
    box.current?.focus();
  }, []);
  const results = overtimeResults(sheet, rows);
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and takes the focus when it appears
      tabIndex={0}
      aria-label={texts.results}
      className={`${listClasses.frame} ${classes.results}`}
    >
      {results.length === 0 ? (
        <Text size="sm" c="dimmed" p="md">
          {texts.none}
        </Text>
      ) : (
        <Table className={listClasses.table ?? ''} aria-label={texts.results} stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.columns.id}</Table.Th>
              <Table.Th>{texts.columns.name}</Table.Th>
              <Table.Th className={listClasses.number ?? ''}>{texts.columns.doubles}</Table.Th>
              <Table.Th className={listClasses.number ?? ''}>{texts.columns.triples}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {results.map(({ id, number, name, doubles, triples }) => (
              <Table.Tr key={id} className="lienzo-figures">
                <Table.Td>{number}</Table.Td>
                <Table.Td>{name}</Table.Td>
                <Table.Td className={listClasses.number ?? ''}>{doubles}</Table.Td>
                <Table.Td className={listClasses.number ?? ''}>{triples}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}
