import { useSortable } from '@dnd-kit/sortable';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import { isMeasureKey } from '@lienzo/schema/data/summary';
import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import type { DataItem } from '@lienzo/schema/report/item';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { offeredTotals } from '../../model/data-item/offered-totals.ts';
import { useEditor } from '../../store/use-editor.ts';
import { ColumnDetails } from './ColumnDetails.tsx';
import { ColumnLooks } from './ColumnLooks.tsx';
import classes from './data.module.css';
import { RemoveButton } from './RemoveButton.tsx';
import { SortGrip } from './SortGrip.tsx';

type Props = {
  item: DataItem;
  column: SelectedColumn;
  opened: boolean;
  /** Whether it is the column that is selected on the page. */
  selected: boolean;
  onToggle: () => void;
  onMove: (step: -1 | 1) => void;
  onChange: (column: SelectedColumn, mergeKey?: string) => void;
  onRemove: () => void;
};

/** A selected column: drag handle, name, format and total; what else a table's column has unfolds. */
export function ColumnRow({ item, column, opened, selected, onToggle, onMove, onChange, onRemove }: Props) {
  const sortable = useSortable({ id: column.column });
  const missing = useEditor((state) => isMissing(column, state.tables, item));
  const unnamed = column.data_type === 'empty' ? editorColumnMessages.blank : editorColumnMessages.unnamed;
  const name = (column.titulo ?? column.readable_name) || unnamed;
  const table = item.nombre === 'tabla' ? item : null;
  const { transform } = sortable;
  const texts = <ColumnText name={name} column={column} missing={missing} />;
  const row = useRef<HTMLLIElement | null>(null);
  const { setNodeRef } = sortable;
  const isShown = selected && opened;
  useEffect(() => {
    if (isShown) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <li
      ref={(element) => {
        row.current = element;
        setNodeRef(element);
      }}
      className={classes.column}
      data-dragging={sortable.isDragging || undefined}
      data-missing={missing || undefined}
      data-selected={selected || undefined}
      aria-current={selected || undefined}
      style={{
        transform: transform === null ? undefined : `translateY(${transform.y}px)`,
        transition: sortable.transition,
      }}
    >
      <div className={classes.columnHead}>
        <SortGrip label={editorColumnMessages.sort(name)} sortable={sortable} onMove={onMove} />
        {table !== null ? (
          <UnstyledButton className={classes.columnName} aria-expanded={opened} onClick={onToggle}>
            {texts}
            <IconChevronDown size={13} stroke={1.8} data-opened={opened || undefined} />
          </UnstyledButton>
        ) : (
          <div className={classes.columnName}>{texts}</div>
        )}
        <RemoveButton label={editorColumnMessages.remove(name)} onClick={onRemove} />
      </div>
      <ColumnLooks name={name} column={column} totals={offeredTotals(item, column)} onChange={onChange} />
      {table !== null && opened ? <ColumnDetails item={table} column={column} onChange={onChange} /> : null}
    </li>
  );
}

function ColumnText({ name, column, missing }: Pick<Props, 'column'> & { name: string; missing: boolean }) {
  return (
    <>
      <span>{name}</span>
      {missing ? (
        <small>{editorColumnMessages.missing}</small>
      ) : column.titulo ? (
        <small>{column.readable_name}</small>
      ) : null}
    </>
  );
}

/** A column that is missing from the catalogue or the item is marked, not removed. */
function isMissing(
  column: SelectedColumn,
  tables: { nombre_modelo: string; columns: { column_name: string }[] }[],
  item: DataItem,
): boolean {
  if (column.data_type === 'empty') return false;
  if (isMeasureKey(column.column)) return !isKnownMeasure(item, column.column);
  if (column.column.startsWith('adicional-'))
    return !item.additional_columns.some((additional) => additional.id === column.column);
  const [model = '', name = ''] = column.column.split('.');
  const table = tables.find((one) => one.nombre_modelo === model);
  return table?.columns.some((one) => one.column_name === name) !== true;
}

function isKnownMeasure(item: DataItem, key: string): boolean {
  const { medidas = [], derivadas = [] } = (item.nombre === 'tabla' ? item.resumen : undefined) ?? {};
  return [...medidas, ...derivadas].some(({ id }) => id === key);
}
