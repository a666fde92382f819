import { catalogColumn } from '@lienzo/schema/data/catalog';
import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import type { LinkableItem } from '@lienzo/schema/report/item';
import { Select } from '@mantine/core';
import { change } from '../../actions/changing.ts';
import type { UpdateItem } from '../../model/commands/update-item.ts';
import { driverOf } from '../../model/page-groups.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';

/** The page link of an item on a page that repeats per row of a dynamic text: the column that both share. */
export function DetailField({ item }: { item: LinkableItem }) {
  const store = useEditorStore();
  const driver = useEditor((state) => driverOf(state.edit.document, item.uuid));
  if (driver === undefined) return null;
  const columns = driver.selected_columns.filter((column) => column.column.includes('.'));
  const set = (value: string | null): void => {
    const fields = { detail_column: value === null || value === '' ? undefined : value };
    const { uuid, nombre } = item;
    const update: UpdateItem = nombre === 'tabla' ? { uuid, nombre, fields } : { uuid, nombre, fields };
    change(store, update, editorDataMessages.steps.detail);
  };
  return (
    <Select
      size="xs"
      label={editorDataMessages.detail.label}
      description={editorDataMessages.detail.help}
      data={[
        { value: '', label: editorDataMessages.detail.all },
        ...missingOf(item.detail_column, columns),
        ...columns.map((column) => ({
          value: column.column,
          label: editorDataMessages.detail.same(column.readable_name),
        })),
      ]}
      value={item.detail_column ?? ''}
      allowDeselect={false}
      onChange={set}
    />
  );
}

/** A column that the page's text does not use stays selected and is labelled as missing: it yields no rows. */
const missingOf = (key: string | undefined, columns: { column: string }[]) =>
  key === undefined || columns.some(({ column }) => column === key)
    ? []
    : [{ value: key, label: editorDataMessages.detail.missing(catalogColumn(key)?.readable_name ?? key) }];
