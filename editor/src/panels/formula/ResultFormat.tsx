import { type ColumnFormat, columnFormat, isNumericType } from '@lienzo/schema/data/column';
import { dataTypeOf } from '@lienzo/schema/data/computed-formulas';
import { formatsFor, isTypedFormat } from '@lienzo/schema/data/format';
import type { FormulaType } from '@lienzo/schema/formula/formula-type';
import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import { editorTextMessages } from '@lienzo/schema/messages/editor-text-messages';

import { Select } from '@mantine/core';
import { firstTyped, formatLabel, TYPED } from '../../controls/format-label.ts';
import { TypedFormatField } from '../../controls/TypedFormatField.tsx';

type Props = {
  /** Of the result; null while it is not known. */
  result: FormulaType | null;
  format: ColumnFormat | null | undefined;
  onChange: (format: ColumnFormat | null) => void;
};

/** How a result is written; nothing where there is one way only. */
export function ResultFormat({ result, format, onChange }: Props) {
  if (result === null) return null;
  const type = dataTypeOf(result);
  const formats = formatsFor(type);
  if (formats.length < 2) return null;
  const typed = format !== null && format !== undefined && isTypedFormat(format) ? format : null;
  return (
    <>
      <Select
        size="xs"
        mt={6}
        label={editorTextMessages.formulas.format}
        data={[
          { value: '', label: editorTextMessages.formulas.automatic },
          ...formats.map((one) => ({ value: one, label: formatLabel(one) })),
          {
            value: TYPED,
            label: typed === null ? editorColumnMessages.typed.option : formatLabel(typed),
          },
        ]}
        value={typed === null ? (format ?? '') : TYPED}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        onChange={(value) =>
          onChange(
            value === TYPED
              ? firstTyped(format ?? (isNumericType(type) ? 'decimal' : 'fecha_corta'), type)
              : (columnFormat.safeParse(value).data ?? null),
          )
        }
      />
      {typed === null ? null : <TypedFormatField type={type} format={typed} onChange={onChange} />}
    </>
  );
}
