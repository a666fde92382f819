import type { MasterImport, MasterSheetChanges } from '@lienzo/schema/masters/master-book-endpoints';
import { masterBookMessages as texts } from '@lienzo/schema/masters/master-book-messages';
import { Alert, Badge, Button, Checkbox, List, ScrollArea, Stack, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { Corrections } from './corrections';
import { type Answers, IdentityQuestions } from './IdentityQuestions';
import { RowCorrections } from './RowCorrections';

/** Findings that are listed; a file can have a thousand. */
const SHOWN = 100;

type ImportReviewProps = {
  review: MasterImport;
  /** Says of people of the file who they are. */
  answer: (answers: Answers) => void;
  corrections: Corrections;
  correct: (next: Corrections) => void;
  /** The answer to the last correction is on its way. */
  isChecking: boolean;
  isApplying: boolean;
  apply: (onlyValid: boolean) => void;
};

/** What was found in the workbook, and what it changes. */
export function ImportReview(props: ImportReviewProps) {
  const { review, answer, corrections, correct, isChecking, isApplying, apply } = props;
  const [onlyValid, setOnlyValid] = useState(false);
  const { findings, sheets } = review;
  const isWrong = findings.some(({ severity }) => severity === 'error') || review.open_questions > 0;
  const total = sheets.reduce((sum, { created, changed }) => sum + created + changed, 0);
  return (
    <Stack gap="lg">
      <IdentityQuestions questions={review.questions} open={review.open_questions} answer={answer} />
      <RowCorrections rows={review.rows_to_correct} corrections={corrections} correct={correct} />
      <Findings review={review} />
      {sheets.length > 0 && <Counts sheets={sheets} />}
      {sheets.map((one) => (
        <Changes key={one.sheet} sheet={one} />
      ))}
      {!isWrong && total === 0 && <Text>{texts.nothingToApply}</Text>}
      {isWrong && total > 0 && (
        <Checkbox
          label={texts.onlyValid}
          checked={onlyValid}
          onChange={(event) => setOnlyValid(event.currentTarget.checked)}
        />
      )}
      {total > 0 && (
        <Button
          style={{ alignSelf: 'flex-end' }}
          disabled={isChecking || (isWrong && !onlyValid)}
          loading={isApplying}
          onClick={() => apply(onlyValid)}
        >
          {texts.apply}
        </Button>
      )}
    </Stack>
  );
}

const COLORS = { error: 'red', warning: 'yellow', info: 'gray' } as const;

/** What is not told where it can be corrected. */
function Findings({ review: { findings: all, left_out, rows_to_correct } }: { review: MasterImport }) {
  if (all.length === 0) return <Alert color="brand">{texts.noFindings}</Alert>;
  const reported = new Set(
    rows_to_correct.flatMap(({ sheet, row, cells }) =>
      cells.flatMap(({ found }) => found.map(({ message }) => `${sheet} ${row} ${message}`)),
    ),
  );
  const findings = all.filter(({ sheet, row, message }) => !reported.has(`${sheet} ${row} ${message}`));
  if (findings.length === 0 && left_out === 0) return null;
  const more = Math.max(0, findings.length - SHOWN) + left_out;
  return (
    <section aria-label={texts.findingsTitle}>
      <Title order={3} size="h5">
        {texts.findingsTitle}
      </Title>
      <ScrollArea.Autosize mah={320} type="auto" viewportProps={{ tabIndex: 0 }}>
        <Table horizontalSpacing="xs" verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.severity}</Table.Th>
              <Table.Th>{texts.place}</Table.Th>
              <Table.Th>{texts.whatToDo}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {findings.slice(0, SHOWN).map((one) => (
              <Table.Tr key={`${one.sheet} ${one.row} ${one.column} ${one.message}`}>
                <Table.Td>
                  <Badge miw="max-content" color={COLORS[one.severity]}>
                    {texts.severities[one.severity]}
                  </Badge>
                </Table.Td>
                <Table.Td>
                  {texts.placeOf(one.sheet, one.row, one.column)}
                  <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                    {one.value !== null && /^\d{4}-\d{2}-\d{2}$/.test(one.value)
                      ? one.value.split('-').reverse().join('/')
                      : one.value}
                  </Text>
                </Table.Td>
                <Table.Td>{one.message}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
      {more > 0 && <Text size="sm">{texts.more(more)}</Text>}
    </section>
  );
}

const figure = (count: number): string => count.toLocaleString('es-MX');

function Counts({ sheets }: { sheets: readonly MasterSheetChanges[] }) {
  return (
    <section aria-label={texts.summary}>
      <Title order={3} size="h5">
        {texts.summary}
      </Title>
      <Table horizontalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.sheet}</Table.Th>
            <Table.Th ta="right">{texts.created}</Table.Th>
            <Table.Th ta="right">{texts.changed}</Table.Th>
            <Table.Th ta="right">{texts.unchanged}</Table.Th>
            <Table.Th ta="right">{texts.wrong}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sheets.map(({ sheet, ...counts }) => (
            <Table.Tr key={sheet}>
              <Table.Th scope="row">{sheet}</Table.Th>
              <Table.Td ta="right">{figure(counts.created)}</Table.Td>
              <Table.Td ta="right">{figure(counts.changed)}</Table.Td>
              <Table.Td ta="right">{figure(counts.unchanged)}</Table.Td>
              <Table.Td ta="right">{figure(counts.wrong)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

/** The first rows of a sheet that are created or changed. */
function Changes({ sheet: { sheet, rows, created, changed } }: { sheet: MasterSheetChanges }) {
  if (rows.length === 0) return null;
  const more = created + changed - rows.length;
  return (
    <section aria-label={sheet}>
      <Title order={3} size="h5">
        {sheet}
      </Title>
      <List size="sm">
        {rows.map(({ row, key, action, changes }) => (
          <List.Item key={row}>
            {texts.rowChange(row, key, texts.actions[action])}
            {action === 'cambiar' &&
              changes.map(({ field, before, after }) => (
                <Text key={field} size="sm" c="dimmed">
                  {texts.fieldChange(field, before, after)}
                </Text>
              ))}
          </List.Item>
        ))}
        {more > 0 && <List.Item>{texts.more(more)}</List.Item>}
      </List>
    </section>
  );
}
