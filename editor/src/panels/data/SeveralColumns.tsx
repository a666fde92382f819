import {
  type ColumnFormat,
  columnFormat,
  isNumericType,
  type SelectedColumn,
} from '@lienzo/schema/data/column';
import type { ColumnMark } from '@lienzo/schema/data/column-mark';
import { alignmentOf, allowsFormat, formatOf, formatsFor, isTypedFormat } from '@lienzo/schema/data/format';
import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import type { TablaItem } from '@lienzo/schema/report/item';
import { NativeSelect, SimpleGrid, Text } from '@mantine/core';
import { firstTyped, formatLabel, TYPED } from '../../controls/format-label.ts';
import { TypedFormatField } from '../../controls/TypedFormatField.tsx';
import { sharedColumnStyle, styleColumn } from '../../model/data-item/style-column.ts';
import { type FieldChange, setFields } from '../../model/set-fields.ts';
import { AlignmentField, WidthField } from './ColumnDetails.tsx';
import { ColumnMarkFields } from './ColumnMarkFields.tsx';
import { ColumnStyleFields } from './ColumnStyleFields.tsx';
import classes from './data.module.css';
import { SharedHeadingField } from './SharedHeadingField.tsx';

const { several: texts } = editorColumnMessages;

type Props = {
  item: TablaItem;
  chosen: readonly SelectedColumn[];
  /** Changes each of them, as one step. */
  onChange: (change: (column: SelectedColumn) => SelectedColumn, run?: string) => void;
};

/** What several columns have in common: format, alignment, width, look. */
export function SeveralColumns({ item, chosen, onChange }: Props) {
  const set = (fields: FieldChange<SelectedColumn>, run?: string): void =>
    onChange((column) => {
      const next = { ...column };
      setFields(next, fields);
      return next;
    }, run);
  const { style, mixed } = sharedColumnStyle(chosen);
  return (
    <section className={classes.several} aria-label={texts.title(chosen.length)}>
      <Text size="xs" fw={600}>
        {texts.title(chosen.length)}
      </Text>
      <SharedHeadingField item={item} chosen={chosen} />
      <SharedFormat chosen={chosen} onChange={(formato, run) => set({ formato }, run)} />
      <SimpleGrid cols={2} spacing={8} verticalSpacing={8}>
        <AlignmentField
          value={shared(chosen, alignmentOf) ?? ''}
          onChange={(alineacion) => set({ alineacion })}
        />
        <WidthField
          percent={shared(chosen, ({ ancho }) => ancho)}
          onChange={(ancho) => set({ ancho }, 'ancho')}
        />
      </SimpleGrid>
      <ColumnStyleFields
        style={style}
        mixed={mixed}
        around={item.estilo_item}
        onChange={(change) => onChange((column) => styleColumn(column, change))}
      />
      <SharedMark chosen={chosen} onChange={(marca, run) => set({ marca }, run)} />
    </section>
  );
}

type MarkProps = {
  chosen: readonly SelectedColumn[];
  onChange: (mark: ColumnMark | undefined, run?: string) => void;
};

/** The bars or icons that columns of numbers have in common. */
function SharedMark({ chosen, onChange }: MarkProps) {
  const [first] = chosen;
  if (first === undefined || chosen.some(({ data_type }) => !isNumericType(data_type))) return null;
  const isMixed = chosen.some(({ marca }) => JSON.stringify(marca) !== JSON.stringify(first.marca));
  return <ColumnMarkFields column={first} isMixed={isMixed} onChange={onChange} />;
}

/** What all columns have; undefined where they differ. */
function shared<Value>(
  columns: readonly SelectedColumn[],
  partOf: (column: SelectedColumn) => Value,
): Value | undefined {
  const [first, ...others] = columns.map(partOf);
  return others.every((one) => one === first) ? first : undefined;
}

type FormatProps = {
  chosen: readonly SelectedColumn[];
  onChange: (format: ColumnFormat, run?: string) => void;
};

/** The formats that all of them can have. */
function SharedFormat({ chosen, onChange }: FormatProps) {
  const [first] = chosen;
  const formats = formatsFor(first?.data_type ?? 'text').filter((format) =>
    chosen.every(({ data_type }) => allowsFormat(data_type, format)),
  );
  if (first === undefined || formats.length < 2)
    return chosen.length < 2 ? null : (
      <Text size="xs" c="dimmed">
        {texts.mixedKinds}
      </Text>
    );
  const current = shared(chosen, formatOf);
  // Days have no hours: a format that is typed for both has none.
  const type = chosen.find(({ data_type }) => data_type === 'date')?.data_type ?? first.data_type;
  return (
    <>
      <NativeSelect
        size="xs"
        label={editorColumnMessages.format}
        data={[
          ...(current === undefined ? [{ value: '', label: editorStyleMessages.mixed }] : []),
          ...formats.map((format) => ({ value: format, label: formatLabel(format) })),
          {
            value: TYPED,
            label:
              current !== undefined && isTypedFormat(current)
                ? formatLabel(current)
                : editorColumnMessages.typed.option,
          },
        ]}
        value={current === undefined ? '' : isTypedFormat(current) ? TYPED : current}
        onChange={({ currentTarget: { value } }) => {
          if (value === '') return;
          onChange(
            value === TYPED
              ? firstTyped(current ?? formats[0] ?? 'general', type)
              : columnFormat.parse(value),
          );
        }}
      />
      {current === undefined ? null : (
        <TypedFormatField type={type} format={current} onChange={(format) => onChange(format, 'formato')} />
      )}
    </>
  );
}
