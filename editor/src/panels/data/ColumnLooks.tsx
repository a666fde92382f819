import { columnFormat, columnTotal, type SelectedColumn } from '@lienzo/schema/data/column';
import { formatOf, formatsFor, isTypedFormat, takesTypedFormat } from '@lienzo/schema/data/format';
import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import { firstTyped, formatLabel, TYPED } from '../../controls/format-label.ts';
import { TypedFormatField } from '../../controls/TypedFormatField.tsx';
import type { OfferedTotal } from '../../model/data-item/offered-totals.ts';
import { type FieldChange, setFields } from '../../model/set-fields.ts';
import classes from './data.module.css';

type Props = {
  /** As the column is called in the list. */
  name: string;
  column: SelectedColumn;
  /** The totals that it can have. */
  totals: readonly OfferedTotal[];
  onChange: (column: SelectedColumn, mergeKey?: string) => void;
};

/** The format of a column and its total, beneath its name; nothing where there is no choice. */
export function ColumnLooks({ name, column, totals, onChange }: Props) {
  const formats = formatsFor(column.data_type);
  const current = formatOf(column);
  if (formats.length < 2 && totals.length === 0) return null;
  const set = (change: FieldChange<SelectedColumn>, run?: string): void => {
    const next = { ...column };
    setFields(next, change);
    onChange(next, run === undefined ? undefined : `${run}-${column.column}`);
  };
  return (
    <>
      <div className={classes.looks}>
        {formats.length > 1 ? (
          <select
            aria-label={editorColumnMessages.formatOf(name)}
            title={editorColumnMessages.format}
            value={isTypedFormat(current) ? TYPED : current}
            onChange={({ currentTarget }) => {
              const format =
                currentTarget.value === TYPED
                  ? firstTyped(current, column.data_type)
                  : columnFormat.parse(currentTarget.value);
              set({ formato: format === formats[0] ? undefined : format });
            }}
          >
            {formats.map((format) => (
              <option key={format} value={format}>
                {editorColumnMessages.formats[format]}
              </option>
            ))}
            {takesTypedFormat(column.data_type) ? (
              <option value={TYPED}>
                {isTypedFormat(current) ? formatLabel(current) : editorColumnMessages.typed.option}
              </option>
            ) : null}
          </select>
        ) : null}
        {totals.length > 0 ? (
          <select
            aria-label={editorColumnMessages.totalOf(name)}
            title={editorColumnMessages.total}
            data-total
            data-set={column.total !== undefined || undefined}
            value={column.total ?? ''}
            onChange={({ currentTarget }) =>
              set({ total: currentTarget.value === '' ? undefined : columnTotal.parse(currentTarget.value) })
            }
          >
            <option value="">{editorColumnMessages.noTotal}</option>
            {totals.map(({ total, label }) => (
              <option key={total} value={total}>
                {label}
              </option>
            ))}
          </select>
        ) : null}
      </div>
      {isTypedFormat(current) ? (
        <div className={classes.typedFormat}>
          <TypedFormatField
            of={name}
            type={column.data_type}
            format={current}
            onChange={(formato) => set({ formato }, 'formato')}
          />
        </div>
      ) : null}
    </>
  );
}
