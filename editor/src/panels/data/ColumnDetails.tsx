import { isNumericType, type SelectedColumn } from '@lienzo/schema/data/column';
import { alignmentOf } from '@lienzo/schema/data/format';
import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import type { TablaItem } from '@lienzo/schema/report/item';
import { SimpleGrid, TextInput } from '@mantine/core';
import { IconAlignCenter, IconAlignLeft, IconAlignRight } from '@tabler/icons-react';
import { BoundedNumber } from '../../controls/BoundedNumber.tsx';
import { SegmentsField } from '../../controls/SegmentsField.tsx';
import { columnsUnderHeading } from '../../model/data-item/share-heading.ts';
import { styleColumn } from '../../model/data-item/style-column.ts';
import { type FieldChange, setFields } from '../../model/set-fields.ts';
import { ConditionField } from '../formula/ConditionField.tsx';
import { ColumnMarkFields } from './ColumnMarkFields.tsx';
import { ColumnStyleFields } from './ColumnStyleFields.tsx';
import classes from './data.module.css';
import { SharedHeadingField } from './SharedHeadingField.tsx';

type Props = {
  item: TablaItem;
  column: SelectedColumn;
  onChange: (column: SelectedColumn, run?: string) => void;
};

/** What else a table's column has, beside its format and total: heading, alignment, width, look. */
export function ColumnDetails({ item, column, onChange }: Props) {
  const set = (change: FieldChange<SelectedColumn>, run?: string): void =>
    onChange(without(column, change), run === undefined ? undefined : `${run}-${column.column}`);
  return (
    <div className={classes.details}>
      <TextInput
        size="xs"
        label={editorColumnMessages.heading}
        placeholder={column.readable_name || editorColumnMessages.noHeading}
        maxLength={200}
        value={column.titulo ?? ''}
        onChange={(event) => set({ titulo: event.currentTarget.value || undefined }, 'encabezado')}
      />
      {column.encabezado_comun === undefined ? null : (
        <SharedHeadingField item={item} chosen={columnsUnder(item, column)} />
      )}
      <SimpleGrid cols={2} spacing={8} verticalSpacing={8}>
        <AlignmentField value={alignmentOf(column)} onChange={(alineacion) => set({ alineacion })} />
        <WidthField percent={column.ancho} onChange={(ancho) => set({ ancho }, 'ancho')} />
      </SimpleGrid>
      <ColumnStyleFields
        style={column.estilo}
        around={item.estilo_item}
        onChange={(change) => onChange(styleColumn(column, change))}
      />
      {isNumericType(column.data_type) || column.marca !== undefined ? (
        <ColumnMarkFields column={column} onChange={(marca, run) => set({ marca }, run)} />
      ) : null}
      {item.resumen === undefined ? (
        <ConditionField
          of="column"
          formula={column.mostrar_si}
          own={item.uuid}
          onChange={(mostrar_si) => set({ mostrar_si }, mostrar_si ? 'mostrar_si' : undefined)}
        />
      ) : null}
    </div>
  );
}

/** The columns whose heading is that of a column. */
function columnsUnder({ selected_columns }: TablaItem, { column }: SelectedColumn): SelectedColumn[] {
  const keys = columnsUnderHeading(selected_columns, column);
  return selected_columns.filter((one) => keys.has(one.column));
}

type WidthProps = { percent: number | undefined; onChange: (percent: number | undefined) => void };

/** The share of the table's width that the column takes; empty, what its content needs. */
export function WidthField({ percent, onChange }: WidthProps) {
  return (
    <BoundedNumber
      label={editorColumnMessages.width}
      placeholder={editorColumnMessages.automaticWidth}
      suffix={editorStyleMessages.units.percent}
      min={3}
      max={100}
      value={percent ?? ''}
      onChange={onChange}
      onEmpty={() => onChange(undefined)}
    />
  );
}

const ALIGNMENTS = [
  ['left', IconAlignLeft],
  ['center', IconAlignCenter],
  ['right', IconAlignRight],
] as const;

type Alignment = (typeof ALIGNMENTS)[number][0];

type AlignmentProps = {
  /** '' for none that several columns share. */
  value: Alignment | '';
  onChange: (value: Alignment) => void;
};

export function AlignmentField({ value: current, onChange }: AlignmentProps) {
  return (
    <SegmentsField
      label={editorStyleMessages.alignment}
      value={current}
      data={ALIGNMENTS.map(([value, Icon]) => ({
        value,
        label: (
          <Icon
            size={15}
            stroke={1.6}
            aria-label={editorStyleMessages.alignments[value]}
            style={{ display: 'block', margin: '1px auto' }}
          />
        ),
      }))}
      onChange={(value) => {
        const match = ALIGNMENTS.find(([one]) => one === value);
        if (match !== undefined) onChange(match[0]);
      }}
    />
  );
}

/** The column with fields set, and those that are undefined taken away. */
function without(column: SelectedColumn, change: FieldChange<SelectedColumn>): SelectedColumn {
  const next = { ...column };
  setFields(next, change);
  return next;
}
