import type { CodigoItem } from '@lienzo/schema/report/item';
import { Select } from '@mantine/core';
import { driverOf } from '../../model/driver-of.ts';
import { useEditor } from '../../store/use-editor.ts';

type Props = { item: CodigoItem; onChange: (column: string | undefined) => void };

/** Where a code's content comes from: a fixed text, or a column of the dynamic text that repeats its page. */
export function CodeSource({ item, onChange }: Props) {
  const driver = useEditor((state) => driverOf(state.edit.document, item.uuid));
  const columns = (driver?.selected_columns ?? []).filter((column) => column.data_type !== 'empty');
  const missing = item.column !== undefined && !columns.some((column) => column.column === item.column);
  return (
    <Select
      size="xs"
      label="El contenido es"
      description={
        driver === undefined
          ? 'Con un texto dinámico en la página, el código puede tomar una de sus columnas.'
          : undefined
      }
      data={[
        { value: '', label: 'Un texto fijo' },
        ...columns.map((column) => ({
          value: column.column,
          label: `Columna: ${column.readable_name || column.column}`,
        })),
        ...(missing ? [{ value: item.column ?? '', label: `Columna: ${item.column} (no está)` }] : []),
      ]}
      value={item.column ?? ''}
      error={missing ? 'El texto dinámico de la página no tiene esta columna.' : undefined}
      allowDeselect={false}
      onChange={(value) => onChange(value === null || value === '' ? undefined : value)}
    />
  );
}
