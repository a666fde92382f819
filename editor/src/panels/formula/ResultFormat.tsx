import { type ColumnFormat, columnFormat } from '@lienzo/schema/data/column';
import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import { editorTextMessages } from '@lienzo/schema/messages/editor-text-messages';
import { Select } from '@mantine/core';

type Props = {
  formats: readonly ColumnFormat[];
  format: ColumnFormat | null | undefined;
  onChange: (format: ColumnFormat | null) => void;
};

/** How a result is written; nothing where there is one way only. */
export function ResultFormat({ formats, format, onChange }: Props) {
  if (formats.length < 2) return null;
  return (
    <Select
      size="xs"
      mt={6}
      label={editorTextMessages.formulas.format}
      data={[
        { value: '', label: editorTextMessages.formulas.automatic },
        ...formats.map((one) => ({ value: one, label: editorColumnMessages.formats[one] })),
      ]}
      value={format ?? ''}
      allowDeselect={false}
      comboboxProps={{ withinPortal: false }}
      onChange={(value) => onChange(columnFormat.safeParse(value).data ?? null)}
    />
  );
}
