import type { TablaItem } from '@lienzo/schema/report/item';
import { Select } from '@mantine/core';
import { change } from '../../actions/changing.ts';
import { driverOf } from '../../model/driver-of.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';

/** On a page that repeats for each row of a dynamic text: which rows of the table belong to that row. */
export function DetailField({ item }: { item: TablaItem }) {
  const store = useEditorStore();
  const driver = useEditor((state) => driverOf(state.edit.document, item.uuid));
  if (driver === undefined) return null;
  const columns = driver.selected_columns.filter((column) => column.column.includes('.'));
  const set = (value: string | null): void =>
    change(
      store,
      {
        uuid: item.uuid,
        nombre: 'tabla',
        fields: { detail_column: value === null || value === '' ? undefined : value },
      },
      'cambiar filas por página',
    );
  return (
    <Select
      size="xs"
      label="Filas de cada página"
      description="La página se repite por el texto dinámico."
      data={[
        { value: '', label: 'Todas las filas' },
        ...columns.map((column) => ({
          value: column.column,
          label: `Solo con el mismo: ${column.readable_name}`,
        })),
      ]}
      value={item.detail_column ?? ''}
      allowDeselect={false}
      onChange={set}
    />
  );
}
