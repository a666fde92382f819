import { editorTextMessages } from '@lienzo/schema/messages/editor-text-messages';
import { MAX_LINK_END } from '@lienzo/schema/report/rich-text';
import { NativeSelect, TextInput } from '@mantine/core';
import { driverOf } from '../model/page-groups.ts';
import { useEditor } from '../store/use-editor.ts';

/** What the address of a link ends with: the value of a column and a text. */
export type LinkEnd = { columna: string | null; despues: string };
export const NO_END: LinkEnd = { columna: null, despues: '' };

const { link: texts } = editorTextMessages;

/** The column of a link: one of the dynamic text that repeats its page. A native list, because it is inside of a popover. */
export function LinkColumn({
  uuid,
  end,
  onChange,
}: {
  uuid: string;
  end: LinkEnd;
  onChange: (end: LinkEnd) => void;
}) {
  const driver = useEditor((state) => driverOf(state.edit.document, uuid));
  const columns = (driver?.selected_columns ?? []).filter(({ data_type }) => data_type !== 'empty');
  const isGone = end.columna !== null && !columns.some(({ column }) => column === end.columna);
  if (columns.length === 0 && !isGone) return null;
  return (
    <>
      <NativeSelect
        size="xs"
        mt={8}
        label={texts.column}
        description={texts.columnHelp}
        data={[
          { value: '', label: texts.noColumn },
          ...columns.map(({ column, readable_name }) => ({ value: column, label: readable_name || column })),
          ...(isGone ? [{ value: end.columna ?? '', label: end.columna ?? '' }] : []),
        ]}
        value={end.columna ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...end, columna: value === '' ? null : value })
        }
      />
      {end.columna === null ? null : (
        <TextInput
          size="xs"
          mt={8}
          label={texts.after}
          maxLength={MAX_LINK_END}
          value={end.despues}
          onChange={(event) => onChange({ ...end, despues: event.currentTarget.value })}
        />
      )}
    </>
  );
}
