import { useSortable } from '@dnd-kit/sortable';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import { formatOf, isTypedFormat } from '@lienzo/schema/data/format';
import { isMeasureKey } from '@lienzo/schema/data/summary';
import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import type { DataItem } from '@lienzo/schema/report/item';
import { Checkbox, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { TypedFormatField } from '../../controls/TypedFormatField.tsx';
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
  /** Among those that are changed together; absent while none are. */
  isChosen: boolean | undefined;
  onChoose: (isChosen: boolean) => void;
  onToggle: () => void;
  onMove: (step: -1 | 1) => void;
  onChange: (column: SelectedColumn, mergeKey?: string) => void;
  onRemove: () => void;
};

/** A selected column: drag handle, name, format and total; what else a table's column has unfolds. */
export function ColumnRow(props: Props) {
  const { item, column, opened, selected, isChosen, onChoose, onToggle, onMove, onChange, onRemove } = props;
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
        {isChosen === undefined ? (
          <SortGrip label={editorColumnMessages.sort(name)} sortable={sortable} onMove={onMove} />
        ) : (
          <Checkbox
            size="xs"
            mx={8}
            aria-label={editorColumnMessages.several.choose(name)}
            checked={isChosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        )}
        {table !== null && isChosen === undefined ? (
          <UnstyledButton className={classes.columnName} aria-expanded={opened} onClick={onToggle}>
            {texts}
            <IconChevronDown size={13} stroke={1.8} data-opened={opened || undefined} />
          </UnstyledButton>
        ) : (
          <div className={classes.columnName}>{texts}</div>
        )}
        {isChosen === undefined ? (
          <>
            <ColumnLooks
              name={name}
              column={column}
              totals={offeredTotals(item, column)}
              onChange={onChange}
            />
            <RemoveButton label={editorColumnMessages.remove(name)} onClick={onRemove} />
          </>
        ) : null}
      </div>
      {isChosen === undefined ? <ColumnFormatField name={name} column={column} onChange={onChange} /> : null}
      {table !== null && opened && isChosen === undefined ? (
        <ColumnDetails item={table} column={column} onChange={onChange} />
      ) : null}
    </li>
  );
}

/** A typed format, below its row. */
function ColumnFormatField({
  name,
  column,
  onChange,
}: Pick<Props, 'column' | 'onChange'> & { name: string }) {
  const format = formatOf(column);
  if (!isTypedFormat(format)) return null;
  return (
    <div className={classes.typedFormat}>
      <TypedFormatField
        of={name}
        type={column.data_type}
        format={format}
        onChange={(formato) => onChange({ ...column, formato }, `formato-${column.column}`)}
      />
    </div>
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
