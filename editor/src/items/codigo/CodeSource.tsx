import { editorCodeMessages } from '@lienzo/schema/messages/editor-code-messages';
import type { CodigoItem } from '@lienzo/schema/report/item';
import { Select } from '@mantine/core';
import { driverOf } from '../../model/page-groups.ts';
import { useEditor } from '../../store/use-editor.ts';

type Props = { item: CodigoItem; onChange: (column: string | undefined) => void };

/** The source of a code's content: a fixed text, or a column of the dynamic text that repeats its page. */
export function CodeSource({ item, onChange }: Props) {
  const driver = useEditor((state) => driverOf(state.edit.document, item.uuid));
  const columns = (driver?.selected_columns ?? []).filter((column) => column.data_type !== 'empty');
  const missing = item.column !== undefined && !columns.some((column) => column.column === item.column);
  return (
    <Select
      size="xs"
      label={editorCodeMessages.source}
      description={driver === undefined ? editorCodeMessages.sourceHelp : undefined}
      data={[
        { value: '', label: editorCodeMessages.fixedText },
        ...columns.map((column) => ({
          value: column.column,
          label: editorCodeMessages.column(column.readable_name || column.column),
        })),
        ...(missing
          ? [{ value: item.column ?? '', label: editorCodeMessages.missingColumn(item.column ?? '') }]
          : []),
      ]}
      value={item.column ?? ''}
      error={missing ? editorCodeMessages.missingColumnProblem : undefined}
      allowDeselect={false}
      onChange={(value) => onChange(value === null || value === '' ? undefined : value)}
    />
  );
}
