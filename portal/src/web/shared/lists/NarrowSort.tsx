import { listMessages } from '@lienzo/schema/messages/list-messages';
import { NativeSelect } from '@mantine/core';
import classes from './ListTable.module.css';
import type { SortOrder } from './SortHead';

const ORDERS: readonly SortOrder[] = ['asc', 'desc'];

type NarrowSortProps<Column extends string> = {
  columns: readonly Column[];
  labels: Readonly<Record<Column, string>>;
  column: Column;
  order: SortOrder;
  sort: (column: Column, order: SortOrder) => void;
};

/** 'Ordenar por', where the table is too narrow for the heads of all its columns. */
export function NarrowSort<Column extends string>({
  columns,
  labels,
  column,
  order,
  sort,
}: NarrowSortProps<Column>) {
  const choices = columns.flatMap((by) =>
    ORDERS.map((way) => ({ by, way, value: `${by} ${way}`, label: listMessages.order[way](labels[by]) })),
  );
  return (
    <NativeSelect
      className={classes.narrow ?? ''}
      mb="sm"
      label={listMessages.sortBy}
      value={`${column} ${order}`}
      data={choices.map(({ value, label }) => ({ value, label }))}
      onChange={({ currentTarget }) => {
        const choice = choices.find(({ value }) => value === currentTarget.value);
        if (choice !== undefined) sort(choice.by, choice.way);
      }}
    />
  );
}
