import type { TablaItem } from '@lienzo/schema/report/item';
import { Select, Switch } from '@mantine/core';
import { change } from '../../actions/changing.ts';
import { optionOf, sortOptions } from '../../panels/data/column-options.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';

/** By which columns the rows are gathered; each group gets its subtotals. */
export function GroupField({ item }: { item: TablaItem }) {
  const store = useEditorStore();
  const tables = useEditor((state) => state.tables);
  const options = sortOptions(item, tables);
  const set = (fields: Partial<Pick<TablaItem, 'group_by' | 'keep_together'>>, what: string): void =>
    change(store, { uuid: item.uuid, nombre: 'tabla', fields }, what);
  const [outer, inner] = item.group_by;
  const choose = (level: 0 | 1, key: string | null): void => {
    const wanted = level === 0 ? [key, key === inner ? undefined : inner] : [outer, key];
    const group_by = wanted.filter((one): one is string => typeof one === 'string' && one !== '');
    set({ group_by }, 'agrupar filas');
  };
  const field = (level: 0 | 1, label: string, value: string | undefined, taken: string | undefined) => (
    <Select
      size="xs"
      label={label}
      placeholder="Sin agrupar"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': `${label}: quitar` }}
      data={[
        ...options
          .map((group) => ({ ...group, items: group.items.filter((one) => one.value !== taken) }))
          .filter((group) => group.items.length > 0),
        ...missingOf(value, value !== undefined && optionOf(options, value) === undefined),
      ]}
      value={value ?? null}
      nothingFoundMessage="Ninguna columna se llama así"
      comboboxProps={{ width: 276, position: 'bottom-end' }}
      onChange={(key) => choose(level, key)}
    />
  );
  return (
    <>
      {field(0, 'Agrupar por', outer, undefined)}
      {outer === undefined ? null : (
        <>
          {field(1, 'Y dentro de cada grupo por', inner, outer)}
          <Switch
            size="xs"
            label="No partir un grupo entre dos páginas"
            checked={item.keep_together}
            onChange={(event) =>
              set({ keep_together: event.currentTarget.checked }, 'cambiar saltos de grupo')
            }
          />
        </>
      )}
    </>
  );
}

/** A column that is no longer there stays chosen, and says so. */
const missingOf = (key: string | undefined, missing: boolean) =>
  missing && key !== undefined
    ? [{ group: 'Ya no existe', items: [{ value: key, label: `${key} (no existe)` }] }]
    : [];
