import { catalogTable } from '@lienzo/schema/data/catalog';
import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import type { DataItem } from '@lienzo/schema/report/item';
import { type Repetition, repetitions } from '@lienzo/schema/report/own-rows';
import { Alert, Button, Stack } from '@mantine/core';
import { change } from '../actions/changing.ts';
import { splitTables } from '../actions/choosing-tables.ts';
import { removeTable } from '../model/data-item/remove-table.ts';
import { splitTable } from '../model/data-item/split-table.ts';
import { repetitionText } from '../model/report-warnings.ts';
import classes from '../panels/panels.module.css';
import { useEditorStore } from '../store/use-editor.ts';

/** The tables whose values could have a row each, and those that repeat them, once for each pair. */
function splits(item: DataItem, matches: readonly Repetition[]): Repetition[] {
  // The tables of a data set are those of other items too.
  if (item.nombre !== 'tabla' || item.conjunto !== undefined) return [];
  const pairs = new Map(matches.map((one) => [JSON.stringify([one.tables, one.by]), one]));
  return [...pairs.values()].filter(({ by }) => splitTable(item, by, item.uuid) !== null);
}

const namesOf = (tables: readonly string[]): string =>
  tables.map((table) => catalogTable(table)?.nombre ?? table).join(', ');

/** Which totals are over values that the item's rows repeat, by which table, and how to end it. */
export function RepeatedTotals({ item }: { item: DataItem }) {
  const store = useEditorStore();
  const match = repetitions(item);
  if (match.length === 0) return null;
  const { repeated, steps } = editorDataMessages;
  const tables = [...new Set(match.flatMap(({ by }) => by))].filter(
    (table) => item.conjunto === undefined && item.selected_tables.slice(1).includes(table),
  );
  return (
    <Alert color="yellow" variant="light" p="xs" m={12} mb={0} title={repeated.title}>
      <Stack gap={6} align="flex-start">
        <ul className={classes.problemList}>
          {match.map((repetition) => (
            <li key={repetition.column.column}>{repetitionText(repetition)}</li>
          ))}
        </ul>
        {splits(item, match).map(({ tables: own, by }) => (
          <Button
            key={`${own} ${by}`}
            size="compact-xs"
            variant="default"
            classNames={{ label: classes.wrappedLabel }}
            h="auto"
            onClick={() => item.nombre === 'tabla' && splitTables(store, item, by)}
          >
            {repeated.oneRowFor(namesOf(own), namesOf(by))}
          </Button>
        ))}
        {tables.map((table) => (
          <Button
            key={table}
            size="compact-xs"
            variant="default"
            onClick={() => change(store, removeTable(item, table), steps.removeTable)}
          >
            {repeated.removeTable(namesOf([table]))}
          </Button>
        ))}
      </Stack>
    </Alert>
  );
}
