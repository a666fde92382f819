import { catalogTable } from '@lienzo/schema/data/catalog';
import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import type { DataItem } from '@lienzo/schema/report/item';
import { repetitions } from '@lienzo/schema/report/own-rows';
import { Alert, Button, Stack } from '@mantine/core';
import { change } from '../actions/changing.ts';
import { removeTable } from '../model/data-item/remove-table.ts';
import { repetitionWords } from '../model/report-warnings.ts';
import classes from '../panels/panels.module.css';
import { useEditorStore } from '../store/use-editor.ts';

/** Which totals are over values that the item's rows repeat, by which table, and how to end it. */
export function RepeatedTotals({ item }: { item: DataItem }) {
  const store = useEditorStore();
  const found = repetitions(item);
  if (found.length === 0) return null;
  const { repeated, steps } = editorDataMessages;
  const tables = [...new Set(found.flatMap(({ by }) => by))].filter((table) =>
    item.selected_tables.slice(1).includes(table),
  );
  return (
    <Alert color="yellow" variant="light" p="xs" m={12} mb={0} title={repeated.title}>
      <Stack gap={6} align="flex-start">
        <ul className={classes.problemList}>
          {found.map((repetition) => (
            <li key={repetition.column.column}>{repetitionWords(repetition)}</li>
          ))}
        </ul>
        {tables.map((table) => (
          <Button
            key={table}
            size="compact-xs"
            variant="default"
            onClick={() => change(store, removeTable(item, table), steps.removeTable)}
          >
            {repeated.removeTable(catalogTable(table)?.nombre ?? table)}
          </Button>
        ))}
      </Stack>
    </Alert>
  );
}
