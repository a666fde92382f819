import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import type { DataItem } from '@lienzo/schema/report/item';
import { takesOrder } from '@lienzo/schema/report/shared-data';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { AddSelect } from '../../controls/AddSelect.tsx';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import { changeTarget } from './change-data.ts';
import { type ColumnOptions, optionOf, orderOptions } from './column-options.ts';
import classes from './data.module.css';
import { type DataTarget, itemTarget } from './data-target.ts';
import { FieldHead } from './FieldHead.tsx';
import { RemoveButton } from './RemoveButton.tsx';

/** Maximum number of sort columns. */
const MAX = 6;

/** The sort order of the rows. */
export function OrderField({ item, target = itemTarget(item) }: { item: DataItem; target?: DataTarget }) {
  const store = useEditorStore();
  const tables = useEditor((state) => state.tables);
  const options = orderOptions(item, tables);
  const taken = new Set(item.order_columns.map((order) => order.column));
  const set = (order_columns: DataItem['order_columns']): void =>
    changeTarget(store, target, { order_columns }, editorDataMessages.steps.order);
  const add = (column: string): void => set([...item.order_columns, { column, direction: 'asc' }]);
  // Rows of a data set come in its order.
  if (item.conjunto !== undefined && takesOrder(item)) return null;
  return (
    <div>
      <FieldHead title={editorDataMessages.order.title} />
      {item.order_columns.map((order, index) => {
        const known = optionOf(options, order.column)?.label;
        const name = known ?? editorDataMessages.missing.column(order.column);
        const up = order.direction === 'asc';
        const toggle = (): void =>
          set(item.order_columns.with(index, { ...order, direction: up ? 'desc' : 'asc' }));
        return (
          <div key={order.column} className={classes.line} data-missing={known === undefined || undefined}>
            <span className={classes.lineName}>{name}</span>
            <Tooltip label={editorDataMessages.order.directions[order.direction]} openDelay={400}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={24}
                aria-label={editorDataMessages.order.toggle[order.direction](name)}
                onClick={toggle}
              >
                {up ? (
                  <IconSortAscending size={16} stroke={1.6} />
                ) : (
                  <IconSortDescending size={16} stroke={1.6} />
                )}
              </ActionIcon>
            </Tooltip>
            <RemoveButton
              label={editorDataMessages.order.remove(name)}
              onClick={() => set(item.order_columns.toSpliced(index, 1))}
            />
          </div>
        );
      })}
      {item.order_columns.length >= MAX ? null : (
        <AddSelect
          aria-label={editorDataMessages.order.label}
          placeholder={
            item.order_columns.length === 0 ? editorDataMessages.order.first : editorDataMessages.order.next
          }
          data={free(options, taken)}
          nothingFoundMessage={editorDataMessages.noColumnFound}
          onAdd={add}
        />
      )}
    </div>
  );
}

const free = (options: ColumnOptions, taken: Set<string>): ColumnOptions =>
  options
    .map((group) => ({ ...group, items: group.items.filter((option) => !taken.has(option.value)) }))
    .filter((group) => group.items.length > 0);
