import type { RecognisedColumn } from '@lienzo/editor/import/recognise-columns';
import { documentImportMessages } from '@lienzo/schema/reports/document-import-messages';
import { Button, Checkbox, Group, ScrollArea, Select, Text, Title } from '@mantine/core';
import classes from './review-list.module.css';
import type { ColumnAnswer, RecognisedColumns } from './use-recognised-columns';

const texts = documentImportMessages.columns;

/** The columns that the document names: each is taken or not, and of several with the name one is chosen. */
export function ColumnReview({ recognised }: { recognised: RecognisedColumns }) {
  const { columns, isPending, isFailed, retry, answerOf, answer } = recognised;
  if (isPending)
    return (
      <Text size="sm" c="dimmed" role="status">
        {texts.searching}
      </Text>
    );
  if (isFailed)
    return (
      <Group gap="xs" role="alert">
        <Text size="sm">{texts.failed}</Text>
        <Button variant="subtle" size="compact-sm" onClick={retry}>
          {texts.retry}
        </Button>
      </Group>
    );
  if (columns.length === 0) return null;
  return (
    <section aria-label={texts.title}>
      <Title order={3} size="h5">
        {texts.title}
      </Title>
      <Text size="sm" c="dimmed" mb={6}>
        {texts.lead}
      </Text>
      <ScrollArea.Autosize mah={220} type="auto" viewportProps={{ tabIndex: 0 }}>
        <ul className={classes.list}>
          {columns.map((column) => (
            <li key={column.key}>
              <ColumnRow column={column} value={answerOf(column)} change={(to) => answer(column.key, to)} />
            </li>
          ))}
        </ul>
      </ScrollArea.Autosize>
    </section>
  );
}

type ColumnRowProps = {
  column: RecognisedColumn;
  value: ColumnAnswer;
  change: (to: ColumnAnswer) => void;
};

function ColumnRow({ column: { name, candidates }, value, change }: ColumnRowProps) {
  const choices = candidates.map(({ column, tableName }) => ({
    value: column.column,
    label: texts.column(tableName, column.readable_name),
  }));
  const [only, ...others] = choices;
  const isAmbiguous = others.length > 0;
  const box = (
    <Checkbox
      size="sm"
      label={isAmbiguous ? texts.several(name) : texts.match(name, only?.label ?? '')}
      aria-label={isAmbiguous ? texts.take(name) : undefined}
      checked={value.isAccepted}
      onChange={(event) => change({ ...value, isAccepted: event.currentTarget.checked })}
    />
  );
  if (!isAmbiguous) return box;
  return (
    <Group gap="xs">
      {box}
      <Select
        size="xs"
        flex="1 1 220px"
        aria-label={texts.choose(name)}
        data={choices}
        value={value.column}
        allowDeselect={false}
        comboboxProps={{ withinPortal: true }}
        onChange={(column) => column !== null && change({ isAccepted: true, column })}
      />
    </Group>
  );
}
