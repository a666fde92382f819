import { catalogColumn, catalogTable } from '@lienzo/schema/data/catalog';
import type { ColumnKey, Row } from '@lienzo/schema/data/column';
import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import type { LinkableItem, TextoDinamicoItem } from '@lienzo/schema/report/item';
import { isUniqueLink, type LinkColumns, linkColumns } from '@lienzo/schema/report/link-columns';
import { tableOfColumn } from '@lienzo/schema/report/rows-query';
import { type ComboboxParsedItem, Text } from '@mantine/core';
import { change } from '../../actions/changing.ts';
import { SearchSelect } from '../../controls/SearchSelect.tsx';
import type { UpdateItem } from '../../model/commands/update-item.ts';
import { matches } from '../../model/data-item/column-choices.ts';
import { driverOf } from '../../model/page-groups.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';

const { detail } = editorDataMessages;

/** The page link of an item on a page that repeats per row of a dynamic text: the column that both share. */
export function DetailField({ item }: { item: LinkableItem }) {
  const driver = useEditor((state) => driverOf(state.edit.document, item.uuid));
  return driver === undefined ? null : <LinkSelect item={item} driver={driver} />;
}

function LinkSelect({ item, driver }: { item: LinkableItem; driver: TextoDinamicoItem }) {
  const store = useEditorStore();
  const shown = useEditor((state) => state.rows[driver.uuid]);
  const columns = linkColumns(driver, item);
  const set = (value: string | null): void => {
    const fields = { detail_column: value === null || value === '' ? undefined : value };
    const { uuid, nombre } = item;
    const update: UpdateItem = nombre === 'tabla' ? { uuid, nombre, fields } : { uuid, nombre, fields };
    change(store, update, editorDataMessages.steps.detail);
  };
  const warning = warningOf(driver, item, columns, shown?.rows ?? [], shown?.more !== false);
  return (
    <div>
      <SearchSelect
        size="xs"
        label={detail.label}
        description={detail.help}
        data={optionsOf(item.detail_column, columns)}
        filter={({ options, search }) => filtered(options, search)}
        renderOption={({ option, checked = false }) => (
          <Text span inherit fw={checked ? 600 : 400}>
            {option.label}
            {option.value === columns.keys[0] ? ` ${detail.best}` : ''}
          </Text>
        )}
        nothingFoundMessage={detail.noneFound}
        maxDropdownHeight={280}
        value={item.detail_column ?? ''}
        allowDeselect={false}
        onChange={set}
      />
      {warning === null ? null : (
        <Text size="xs" c="orange.9" fw={500} mt={4} role="status">
          {warning}
        </Text>
      )}
    </div>
  );
}

/** The keys first; then what else both have. A column that cannot be used stays selected and is labelled so. */
function optionsOf(chosen: ColumnKey | undefined, { keys, others }: LinkColumns) {
  const unusable = chosen !== undefined && ![...keys, ...others].includes(chosen);
  const groups = [
    {
      group: detail.keys,
      items: keys.map((value) => ({ value, label: detail.same(nameOf(value)) })),
    },
    {
      group: detail.others,
      items: others.map((value) => ({ value, label: detail.same(nameOf(value)) })),
    },
  ];
  return [
    { value: '', label: detail.all },
    ...(unusable ? [{ value: chosen, label: detail.missing(nameOf(chosen)) }] : []),
    ...groups.filter(({ items }) => items.length > 0),
  ];
}

type Option = ComboboxParsedItem;

/** Matches columns by their name and that of their table, ignoring accents. */
function filtered(options: Option[], search: string): Option[] {
  const fits = (value: string): boolean =>
    matches(`${nameOf(value)} ${catalogTable(tableOfColumn(value))?.nombre ?? ''}`, search);
  return options
    .map((option) =>
      'group' in option ? { ...option, items: option.items.filter(({ value }) => fits(value)) } : option,
    )
    .filter((option) => ('group' in option ? option.items.length > 0 : fits(option.value)));
}

/**
 * What is wrong with the chosen column, and which one is better; null when every page has a value of its own.
 * @param rows those of the driver that were loaded.
 * @param more whether it has others.
 */
function warningOf(
  driver: TextoDinamicoItem,
  item: LinkableItem,
  { keys, others }: LinkColumns,
  rows: readonly Row[],
  more: boolean,
): string | null {
  const column = item.detail_column;
  const [best] = keys;
  const advice = best === undefined || best === column ? '' : detail.chooseKey(nameOf(best));
  if (column === undefined) return detail.allWarning + advice;
  if (![...keys, ...others].includes(column)) return detail.brokenWarning + advice;
  if (isUniqueLink(driver, column)) return null;
  const values = rows.flatMap((row) => (row[column] === undefined ? [] : [String(row[column])]));
  if (new Set(values).size < values.length) return detail.repeats(nameOf(column)) + advice;
  return more || values.length < rows.length ? detail.mayRepeat(nameOf(column)) + advice : null;
}

const nameOf = (key: ColumnKey): string => catalogColumn(key)?.readable_name ?? key;
