import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import type { DataItem } from '@lienzo/schema/report/item';
import type { ReportTable } from '@lienzo/schema/reports/report-data-endpoints';
import { Text } from '@mantine/core';
import { IconDatabase } from '@tabler/icons-react';
import { change } from '../../actions/changing.ts';
import { addTable } from '../../actions/choosing-tables.ts';
import { AddSelect } from '../../controls/AddSelect.tsx';
import { rankedOptions } from '../../controls/SearchSelect.tsx';
import { matches } from '../../model/data-item/column-choices.ts';
import { removeTable } from '../../model/data-item/remove-table.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import { DataSetField } from './DataSetField.tsx';
import classes from './data.module.css';
import { RemoveButton } from './RemoveButton.tsx';

/** Where the rows of an item come from: its own tables, or a data set that others use too. */
export function TablesField({ item }: { item: DataItem }) {
  const store = useEditorStore();
  return (
    <div>
      <DataSetField item={item} />
      {item.conjunto === undefined ? (
        <OwnTables
          item={item}
          onAdd={(model) => addTable(store, item, model)}
          onRemove={(model) => change(store, removeTable(item, model), editorDataMessages.steps.removeTable)}
        />
      ) : null}
    </div>
  );
}

type OwnProps = { item: DataItem; onAdd: (model: string) => void; onRemove: (model: string) => void };

/** The tables of an item or a data set; related tables are listed first. */
export function OwnTables({ item, onAdd, onRemove: remove }: OwnProps) {
  const tables = useEditor((state) => state.tables);
  const relatedTables = useEditor((state) => state.relatedTables);
  const unrelated = useEditor(({ rows }) => {
    const state = rows[item.uuid];
    return state?.unrelated ? state.message : null;
  });
  const chosen = item.selected_tables.flatMap(
    (model) => tables.find((table) => table.nombre_modelo === model) ?? [],
  );
  const missing = item.selected_tables.filter(
    (model) => !tables.some((table) => table.nombre_modelo === model),
  );
  return (
    <div data-lz-need="table">
      <AddSelect
        label={chosen.length === 0 ? editorDataMessages.tables.one : editorDataMessages.tables.several}
        placeholder={
          chosen.length === 0 ? editorDataMessages.tables.choose : editorDataMessages.tables.another
        }
        data={groupsOf(tables, chosen, relatedTables)}
        nothingFoundMessage={editorDataMessages.tables.noneFound}
        maxDropdownHeight={320}
        comboboxProps={{ width: 276, position: 'bottom-end' }}
        filter={({ options, search }) =>
          rankedOptions(options, search, ({ value }) => isMatched(value, search, tables))
        }
        renderOption={({ option }) => (
          <div className={classes.tableOption}>
            <span>{option.label}</span>
            <small>{tables.find((table) => table.nombre_modelo === option.value)?.descripcion}</small>
          </div>
        )}
        error={unrelated}
        onAdd={onAdd}
      />
      <ul className={classes.tables}>
        {chosen.map((table, index) => (
          <li key={table.nombre_modelo}>
            <IconDatabase size={15} stroke={1.5} />
            <span className={classes.tableName}>{table.nombre}</span>
            {index === 0 && chosen.length > 1 ? (
              <small className={classes.tableNote}>{editorDataMessages.tables.main}</small>
            ) : null}
            <RemoveButton
              label={editorDataMessages.tables.remove(table.nombre)}
              onClick={() => remove(table.nombre_modelo)}
            />
          </li>
        ))}
        {missing.map((model) => (
          <li key={model} data-missing>
            <span className={classes.tableName}>{editorDataMessages.missing.table(model)}</span>
            <RemoveButton label={editorDataMessages.tables.remove(model)} onClick={() => remove(model)} />
          </li>
        ))}
      </ul>
      {chosen.length === 0 ? (
        <Text size="xs" c="dimmed" mt={6}>
          {editorDataMessages.tables.afterwards}
        </Text>
      ) : null}
    </div>
  );
}

type Groups = { group: string; items: { value: string; label: string }[] }[];

function groupsOf(
  tables: ReportTable[],
  chosen: ReportTable[],
  relatedTables: ((table: ReportTable) => ReportTable[]) | undefined,
): Groups | Groups[number]['items'] {
  const taken = new Set(chosen.map((table) => table.nombre_modelo));
  const option = (table: ReportTable) => ({ value: table.nombre_modelo, label: table.nombre });
  const free = tables.filter((table) => !taken.has(table.nombre_modelo));
  if (chosen.length === 0 || relatedTables === undefined) return free.map(option);
  const related = new Set(
    chosen.flatMap((table) => relatedTables(table)).map((table) => table.nombre_modelo),
  );
  return [
    {
      group: editorDataMessages.tables.related,
      items: free.filter((table) => related.has(table.nombre_modelo)).map(option),
    },
    {
      group: editorDataMessages.tables.others,
      items: free.filter((table) => !related.has(table.nombre_modelo)).map(option),
    },
  ].filter((group) => group.items.length > 0);
}

/** Whether a table is found by its name, its description or the name of a column, ignoring accents. */
function isMatched(model: string, search: string, tables: ReportTable[]): boolean {
  const table = tables.find((one) => one.nombre_modelo === model);
  if (table === undefined) return false;
  const columns = table.columns.map((column) => column.readable_name).join(' ');
  return matches(`${table.nombre} ${table.descripcion} ${columns}`, search);
}
