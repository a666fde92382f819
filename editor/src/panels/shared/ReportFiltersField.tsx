import { tablesAbove } from '@lienzo/schema/data/plan-joins';
import { editorSharedMessages as messages } from '@lienzo/schema/messages/editor-shared-messages';
import { MAX_SHARED_FILTERS } from '@lienzo/schema/report/data-set';
import { tableNames } from '@lienzo/schema/report/formula-tables';
import { type DataItem, ITEM_TYPES, isDataItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { unreachedFilters } from '@lienzo/schema/report/shared-data';
import { Text } from '@mantine/core';
import { excerptOf } from '../../kinds/kind-text.ts';
import { uuidsInOrder } from '../../model/document-queries.ts';
import type { EditorDocument } from '../../model/editor-document.ts';
import { useEditor } from '../../store/use-editor.ts';
import { REPORT_TARGET } from '../data/data-target.ts';
import { FiltersField } from '../data/FiltersField.tsx';

/** The filters of the whole report, and which items they do not apply to. */
export function ReportFiltersField() {
  const document = useEditor((state) => state.edit.document);
  const filters = document.filtros ?? [];
  const items = itemsWithData(document);
  const tables = [...new Set(items.flatMap(({ selected_tables }) => selected_tables))];
  const offered = [...tables, ...[...tablesAbove(tables)].filter((table) => !tables.includes(table))];
  const names = tableNames(items.filter((item) => item.nombre === 'tabla'));
  const unreached = items.flatMap((item) =>
    unreachedFilters(item, document).map((filter) => ({ filter, item })),
  );
  return (
    <div data-lz-report-filters>
      {tables.length === 0 && filters.length === 0 ? (
        <Text size="xs" c="dimmed">
          {messages.reportFilters.noTables}
        </Text>
      ) : (
        <FiltersField
          item={{ ...newItem('tabla', REPORT_UUID), selected_tables: offered, filters }}
          target={REPORT_TARGET}
          title={messages.reportFilters.title}
          most={MAX_SHARED_FILTERS}
        />
      )}
      <Text size="xs" c="dimmed">
        {messages.reportFilters.help}
      </Text>
      {filters.map((filter) => {
        const without = unreached.filter((one) => one.filter.id === filter.id);
        return without.length === 0 ? null : (
          <Text key={filter.id} size="xs" c="orange.8">
            {messages.reportFilters.unreached(
              filter.nombre,
              without.map(({ item }) => names.get(item.uuid) ?? nameOf(item)).join(', '),
            )}
          </Text>
        );
      })}
    </div>
  );
}

/** Of no item. */
const REPORT_UUID = '00000000-0000-4000-8000-000000000000';

/** "Gráfica “Neto por centro”". */
const nameOf = (item: DataItem): string =>
  messages.reportFilters.item(ITEM_TYPES[item.nombre].etiqueta, excerptOf(item));

/** The items whose rows can be filtered, in reading order. */
const itemsWithData = (document: EditorDocument): DataItem[] =>
  uuidsInOrder(document).flatMap((uuid) => {
    const item = document.items[uuid];
    return item !== undefined && isDataItem(item) && item.selected_tables.length > 0 ? [item] : [];
  });
