import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import type { DataItem } from '@lienzo/schema/report/item';
import { Button, Checkbox, Popover } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { ColumnSearch } from '../../controls/ColumnSearch.tsx';
import { type ColumnChoice, choicesOf, matches } from '../../model/data-item/column-choices.ts';
import { rankGroups } from '../../model/data-item/rank-groups.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import { changeData } from './change-data.ts';
import classes from './data.module.css';

/** Check boxes for the columns of the chosen tables. */
export function AddColumns({ item }: { item: DataItem }) {
  const store = useEditorStore();
  const tables = useEditor((state) => state.tables);
  const [search, setSearch] = useState('');
  const chosen = new Set(item.selected_columns.map((column) => column.column));
  const existing = item.selected_tables
    .flatMap((model) => tables.find((table) => table.nombre_modelo === model) ?? [])
    .map((table) => ({
      group: table.nombre,
      items: choicesOf(table).filter((choice) =>
        matches(`${choice.column.readable_name} ${table.nombre}`, search),
      ),
    }));
  const groups = rankGroups(
    existing,
    search,
    ({ column }) => column.readable_name,
    editorDataMessages.otherMatches,
  );
  const toggle = ({ column }: ColumnChoice, on: boolean): void => {
    // What is typed next is another search.
    if (on) setSearch('');
    const selected_columns = on
      ? [...item.selected_columns, column]
      : item.selected_columns.filter((one) => one.column !== column.column);
    changeData(
      store,
      item,
      { selected_columns },
      on ? editorCommandMessages.steps.addColumn : editorColumnMessages.steps.remove,
    );
  };
  const opener = useRef<HTMLButtonElement>(null);
  const count = item.selected_columns.length;
  // Each column that is chosen moves the button down; one that is out of view hides the choices below it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a change of the number of columns
  useLayoutEffect(() => {
    const button = opener.current;
    if (button?.getAttribute('aria-expanded') === 'true') button.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    <Popover position="bottom-end" shadow="md" width={280} trapFocus>
      <Popover.Target>
        <Button
          ref={opener}
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} stroke={1.8} />}
        >
          {editorColumnMessages.choose}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={8}>
        <ColumnSearch search={search} onSearch={setSearch} none={groups.length === 0}>
          {groups.map((group) => (
            <fieldset key={group.group} className={classes.choices}>
              <legend>{group.group}</legend>
              {group.items.map((choice) => (
                <Checkbox
                  key={choice.column.column}
                  size="xs"
                  label={choice.column.readable_name}
                  checked={chosen.has(choice.column.column)}
                  onChange={(event) => toggle(choice, event.currentTarget.checked)}
                />
              ))}
            </fieldset>
          ))}
        </ColumnSearch>
      </Popover.Dropdown>
    </Popover>
  );
}
