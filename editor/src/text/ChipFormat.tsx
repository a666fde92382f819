import { columnFormat } from '@lienzo/schema/data/column';
import { formatOf, formatsFor, isTypedFormat } from '@lienzo/schema/data/format';
import { editorTextMessages } from '@lienzo/schema/messages/editor-text-messages';
import { Select } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { formatLabel } from '../controls/format-label.ts';
import { driverOf } from '../model/page-groups.ts';
import { useEditor } from '../store/use-editor.ts';

/**
 * The format of the selected chip's value, where its column has several.
 * @param uuid the item whose text is open.
 */
export function ChipFormat({ editor, uuid }: { editor: Editor; uuid: string }) {
  const driver = useEditor((state) => driverOf(state.edit.document, uuid));
  const chip = useEditorState({ editor, selector: ({ editor: current }) => selectedChip(current) });
  const column = driver?.selected_columns.find((one) => one.column === chip?.column);
  const formats = column === undefined ? [] : formatsFor(column.data_type);
  if (chip === null || column === undefined || formats.length < 2) return null;
  // A typed format of a chip is kept; it is typed at its column.
  const known = columnFormat.safeParse(chip.format).data;
  const own = known !== undefined && isTypedFormat(known) ? known : null;
  const set = (format: string | null): void => {
    editor
      .chain()
      .focus(null, { scrollIntoView: false })
      .command(({ tr }) => {
        tr.setNodeAttribute(chip.at, 'format', format);
        return true;
      })
      .run();
  };
  return (
    <Select
      size="xs"
      w={150}
      variant="unstyled"
      pl={8}
      aria-label={editorTextMessages.columns.formatOf(column.readable_name)}
      data={[
        {
          value: '',
          label: editorTextMessages.columns.formatOfColumn(formatLabel(formatOf(column))),
        },
        ...formats.map((format) => ({ value: format, label: formatLabel(format) })),
        ...(own === null ? [] : [{ value: own, label: formatLabel(own) }]),
      ]}
      value={chip.format ?? ''}
      allowDeselect={false}
      comboboxProps={{ width: 250, position: 'bottom-start' }}
      onChange={(value) => set(value === '' ? null : value)}
    />
  );
}

type Chip = { at: number; column: string; format: string | null };

function selectedChip({ state }: Editor): Chip | null {
  const { selection } = state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'column') return null;
  const { column, format } = selection.node.attrs;
  const own = columnFormat.safeParse(format);
  return { at: selection.from, column: String(column), format: own.success ? own.data : null };
}
