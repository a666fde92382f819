import type { RowToCorrect } from '@lienzo/schema/masters/master-book-endpoints';
import { masterBookMessages as texts } from '@lienzo/schema/masters/master-book-messages';
import { Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { CorrectedCell } from '../../../shared/workbook/CorrectedCell';
import classes from '../../../shared/workbook/correction-table.module.css';
import { type Corrections, withExcluded, withValue } from './corrections';

type RowCorrectionsProps = {
  rows: readonly RowToCorrect[];
  corrections: Corrections;
  correct: (next: Corrections) => void;
};

/** The rows in which something was found, corrected where they stand or left out. */
export function RowCorrections({ rows, corrections, correct }: RowCorrectionsProps) {
  const excluded = corrections.filter(({ excluir }) => excluir);
  const typed = corrections.reduce((sum, { valores }) => sum + Object.keys(valores).length, 0);
  if (rows.length === 0 && corrections.length === 0) return null;
  return (
    <section aria-label={texts.toCorrect}>
      <Group justify="space-between" align="baseline">
        <Title order={3} size="h5">
          {texts.toCorrect}
        </Title>
        <Text size="sm" c="dimmed" role="status">
          {typed > 0 && texts.corrections(typed)}
        </Text>
      </Group>
      {rows.length > 0 && (
        <>
          <Text size="sm" mb="xs">
            {texts.toCorrectHelp}
          </Text>
          <section className={classes.frame} aria-label={texts.rowsToCorrect}>
            <Table className={classes.table ?? ''} verticalSpacing={6}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{texts.rowAndTitle}</Table.Th>
                  <Table.Th>{texts.dataName}</Table.Th>
                  <Table.Th>{texts.cellValue}</Table.Th>
                  <Table.Th>{texts.whatToDo}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              {rows.map((row) => (
                <RowToFix key={`${row.sheet} ${row.row}`} {...{ row, corrections, correct }} />
              ))}
            </Table>
          </section>
        </>
      )}
      {excluded.length > 0 && (
        <Stack gap={4} mt="sm">
          <Text fw={600} size="sm">
            {texts.excludedTitle}
          </Text>
          {excluded.map((one) => (
            <Group key={`${one.hoja} ${one.renglon}`} gap="xs">
              <Text size="sm">{`${texts.rowName(one.hoja, one.renglon)} · ${one.title}`}</Text>
              <Button
                variant="subtle"
                size="compact-xs"
                aria-label={texts.includeRow(one.hoja, one.renglon)}
                onClick={() =>
                  correct(withExcluded(corrections, { ...one, sheet: one.hoja, row: one.renglon }, false))
                }
              >
                {texts.include}
              </Button>
            </Group>
          ))}
        </Stack>
      )}
    </section>
  );
}

type RowToFixProps = Omit<RowCorrectionsProps, 'rows'> & { row: RowToCorrect };

/** Its cells in which something was found; all of them when somebody asks. */
function RowToFix({ row, corrections, correct }: RowToFixProps) {
  const [isWhole, showWhole] = useState(false);
  const { sheet, title } = row;
  const own = corrections.find(({ hoja, renglon }) => hoja === sheet && renglon === row.row);
  const cells = row.cells.filter(
    ({ field, found }) => isWhole || found.length > 0 || own?.valores[field] !== undefined,
  );
  return (
    <Table.Tbody>
      {cells.map(({ field, heading, value, choices, found }, at) => {
        const isError = found.some(({ severity }) => severity === 'error');
        return (
          <Table.Tr key={field} data-wrong={isError ? true : undefined}>
            <Table.Td className={classes.person ?? ''} data-label={texts.rowAndTitle}>
              {at === 0 && (
                <Stack gap={2} align="flex-start">
                  <Text size="sm" fw={600}>
                    {texts.rowName(sheet, row.row)}
                  </Text>
                  <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                    {title}
                  </Text>
                  <Group gap={4}>
                    <Button
                      variant="subtle"
                      size="compact-xs"
                      aria-label={texts.excludeRow(sheet, row.row)}
                      onClick={() => correct(withExcluded(corrections, row, true))}
                    >
                      {texts.exclude}
                    </Button>
                    <Button
                      variant="subtle"
                      size="compact-xs"
                      aria-label={(isWhole ? texts.lessOfRow : texts.wholeRow)(sheet, row.row)}
                      onClick={() => showWhole(!isWhole)}
                    >
                      {isWhole ? texts.showLess : texts.showAll}
                    </Button>
                  </Group>
                </Stack>
              )}
            </Table.Td>
            <Table.Td data-label={texts.dataName}>{heading}</Table.Td>
            <Table.Td data-label={texts.cellValue}>
              <CorrectedCell
                label={texts.cellName(heading, sheet, row.row)}
                value={value}
                problem={undefined}
                choices={choices?.map((one) => ({ value: one, label: one })) ?? null}
                change={(text) => correct(withValue(corrections, row, field, text))}
              />
            </Table.Td>
            <Table.Td className={classes.person ?? ''} data-label={texts.whatToDo}>
              {found.map(({ severity, message }) => (
                <Text key={message} size="sm" c={severity === 'error' ? 'var(--mantine-color-error)' : ''}>
                  {texts.said(texts.severities[severity], message)}
                </Text>
              ))}
            </Table.Td>
          </Table.Tr>
        );
      })}
    </Table.Tbody>
  );
}
