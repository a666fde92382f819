import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import type { DataItem } from '@lienzo/schema/report/item';
import { Button, Checkbox, Group, Text } from '@mantine/core';
import { IconSquareDashed } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { silentDrag } from '../../drag/silent-drag.ts';
import { selectedColumn } from '../../store/selected-column.ts';
import { announce } from '../../store/slices/notice-slice.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import { AddColumns } from './AddColumns.tsx';
import { ColumnRow } from './ColumnRow.tsx';
import { changeData } from './change-data.ts';
import classes from './data.module.css';
import { FieldHead } from './FieldHead.tsx';
import { SeveralColumns } from './SeveralColumns.tsx';

/** The columns of an item: selecting, ordering, renaming, formatting, totals; of a table also several at once. */
export function ColumnsField({ item }: { item: DataItem }) {
  const store = useEditorStore();
  const [opened, setOpened] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const selected = useEditor((state) => selectedColumn(state)?.key ?? null);
  useEffect(() => {
    if (selected !== null) setOpened(selected);
  }, [selected]);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const columns = item.selected_columns;
  const keys = columns.map((column) => column.column);
  const marked = chosen === null ? [] : columns.filter(({ column }) => chosen.has(column));
  const set = (selected_columns: SelectedColumn[], what: string, mergeKey?: string): void =>
    changeData(store, item, { selected_columns }, what, mergeKey);
  const move = (from: number, to: number): void => {
    const moved = columns[from];
    if (moved === undefined || to < 0 || to >= columns.length || from === to) return;
    const rest = columns.filter((_column, index) => index !== from);
    set([...rest.slice(0, to), moved, ...rest.slice(to)], editorColumnMessages.steps.order);
    announce(
      store,
      editorColumnMessages.moved(moved.readable_name || editorColumnMessages.blank, to + 1, columns.length),
    );
  };
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over !== null) move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  };
  const addBlank = (): void =>
    set(
      [
        ...columns,
        { column: `empty-${crypto.randomUUID().slice(0, 8)}`, data_type: 'empty', readable_name: '' },
      ],
      editorColumnMessages.steps.addBlank,
    );
  return (
    <div>
      <FieldHead title={editorColumnMessages.title}>
        {item.nombre === 'tabla' && (columns.length > 1 || chosen !== null) ? (
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            ml="auto"
            aria-pressed={chosen !== null}
            onClick={() => setChosen(chosen === null ? NONE : null)}
          >
            {chosen === null ? several.start : several.end}
          </Button>
        ) : null}
      </FieldHead>
      {chosen === null ? null : (
        <Checkbox
          size="xs"
          mx={8}
          my={6}
          label={several.all}
          checked={marked.length === columns.length}
          indeterminate={marked.length > 0 && marked.length < columns.length}
          onChange={(event) => setChosen(new Set(event.currentTarget.checked ? keys : []))}
        />
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={SILENT}
        onDragEnd={drop}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <ul className={classes.columns}>
            {columns.map((column, index) => (
              <ColumnRow
                key={column.column}
                item={item}
                column={column}
                opened={opened === column.column}
                selected={selected === column.column}
                isChosen={chosen === null ? undefined : chosen.has(column.column)}
                onChoose={(isChosen) => setChosen(withKey(chosen ?? NONE, column.column, isChosen))}
                onToggle={() => setOpened((open) => (open === column.column ? null : column.column))}
                onMove={(step) => move(index, index + step)}
                onChange={(next, mergeKey) =>
                  set(columns.with(index, next), editorColumnMessages.steps.change, mergeKey)
                }
                onRemove={() => set(columns.toSpliced(index, 1), editorColumnMessages.steps.remove)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {chosen === null || item.nombre !== 'tabla' ? null : marked.length === 0 ? (
        <Text size="xs" mt={6}>
          {several.hint}
        </Text>
      ) : (
        <SeveralColumns
          item={item}
          chosen={marked}
          onChange={(change, run) =>
            set(
              columns.map((column) => (chosen.has(column.column) ? change(column) : column)),
              editorColumnMessages.steps.changeSeveral,
              run === undefined ? undefined : `varias-${run}-${[...chosen].join()}`,
            )
          }
        />
      )}
      <Group gap={6} mt={6} wrap="nowrap" data-lz-need="columns">
        <AddColumns item={item} />
        {item.nombre === 'tabla' ? (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconSquareDashed size={14} stroke={1.6} />}
            onClick={addBlank}
          >
            {editorColumnMessages.addBlank}
          </Button>
        ) : null}
      </Group>
    </div>
  );
}

const { several } = editorColumnMessages;
const NONE: ReadonlySet<string> = new Set();

function withKey(keys: ReadonlySet<string>, key: string, isThere: boolean): ReadonlySet<string> {
  const next = new Set(keys);
  if (isThere) next.add(key);
  else next.delete(key);
  return next;
}

const SILENT = silentDrag(editorColumnMessages.sortHelp);
