import { columnFormat, columnTotal, type SelectedColumn } from '@lienzo/schema/data/column';
import { formatOf, formatsFor, isTypedFormat, takesTypedFormat } from '@lienzo/schema/data/format';
import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import { firstTyped, formatLabel, shortFormat, TYPED } from '../../controls/format-label.ts';
import type { OfferedTotal } from '../../model/data-item/offered-totals.ts';
import { type FieldChange, setFields } from '../../model/set-fields.ts';
import { CompactSelect } from './CompactSelect.tsx';

type Props = {
  /** As the column is called in the list. */
  name: string;
  column: SelectedColumn;
  /** The totals that it can have. */
  totals: readonly OfferedTotal[];
  onChange: (column: SelectedColumn) => void;
};

/** The format of a column and its total, beside its name; nothing where there is no choice. */
export function ColumnLooks({ name, column, totals, onChange }: Props) {
  const formats = formatsFor(column.data_type);
  const current = formatOf(column);
  const set = (change: FieldChange<SelectedColumn>): void => {
    const next = { ...column };
    setFields(next, change);
    onChange(next);
  };
  const setFormat = (value: string): void => {
    const format = value === TYPED ? firstTyped(current, column.data_type) : columnFormat.parse(value);
    set({ formato: format === formats[0] ? undefined : format });
  };
  return (
    <>
      {formats.length > 1 ? (
        <CompactSelect
          label={editorColumnMessages.formatOf(name)}
          title={formatLabel(current)}
          shown={shortFormat(current)}
          value={isTypedFormat(current) ? TYPED : current}
          options={[
            ...formats.map((format) => ({ value: format, label: formatLabel(format) })),
            ...(takesTypedFormat(column.data_type)
              ? [
                  {
                    value: TYPED,
                    label: isTypedFormat(current) ? formatLabel(current) : editorColumnMessages.typed.option,
                  },
                ]
              : []),
          ]}
          onChange={setFormat}
        />
      ) : null}
      {totals.length > 0 ? (
        <CompactSelect
          label={editorColumnMessages.totalOf(name)}
          title={editorColumnMessages.total}
          shown={totals.find(({ total }) => total === column.total)?.label ?? editorColumnMessages.total}
          isSet={column.total !== undefined}
          value={column.total ?? ''}
          options={[
            { value: '', label: editorColumnMessages.noTotal },
            ...totals.map(({ total, label }) => ({ value: total, label })),
          ]}
          onChange={(value) => set({ total: value === '' ? undefined : columnTotal.parse(value) })}
        />
      ) : null}
    </>
  );
}
