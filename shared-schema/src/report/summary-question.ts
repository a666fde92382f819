/** What a summarised table asks of its rows. */
import type { ColumnKey } from '../data/column.ts';
import { ranksGroups } from '../data/first-groups.ts';
import {
  type DerivedMeasure,
  isMeasureKey,
  type Measure,
  REST_KEY,
  type Summary,
  type SummaryQuestion,
} from '../data/summary.ts';
import type { DataItem, SummarisedItem } from './item.ts';
import { keyColumn } from './key-column.ts';
import { COUNTED_TWICE, repetitions } from './own-rows.ts';
import { detailColumnOf } from './page-group.ts';
import { shownMeasures } from './query-columns.ts';

export const isSummarised = (item: DataItem): item is SummarisedItem =>
  item.nombre === 'tabla_cruzada' || (item.nombre === 'tabla' && item.resumen !== undefined);

/** The columns of groups with subtotals. */
const groupsOf = (item: SummarisedItem): ColumnKey[] => (item.nombre === 'tabla' ? item.group_by : []);

/** The keys that become columns of a cross table, of those that it shows. */
export function crossKeys(item: SummarisedItem): ColumnKey[] {
  if (item.nombre === 'tabla') return [];
  return item.columnas.filter((key) => item.selected_columns.some(({ column }) => column === key));
}

/** null for an item that shows its rows themselves. */
export function summaryQuestionOf(item: DataItem): SummaryQuestion | null {
  if (!isSummarised(item)) return null;
  const medidas = shownMeasures(item).map((one) => ({
    ...one,
    data_type: keyColumn(item, one.column).data_type,
    own: ownKeys(item, one),
  }));
  const detail = detailColumnOf(item);
  const columnas = crossKeys(item);
  const keys = summaryKeys(item);
  const rowKeys = keys.filter((key) => !columnas.includes(key));
  // A cross table is put in the order of its measures and columns once it is crossed.
  const sorting = item.nombre === 'tabla' ? medidas.map(({ id }) => id) : [];
  const sortable = new Set([...rowKeys, ...sorting]);
  const asked = item.order_columns.filter(({ column }) => sortable.has(column));
  const first = groupsOf(item).map(
    (column) => asked.find((one) => one.column === column) ?? { column, direction: 'asc' as const },
  );
  const primeros = firstOf(item, medidas, keys);
  const rest = primeros === undefined ? [] : [{ column: REST_KEY, direction: 'asc' as const }];
  const order = [
    ...first,
    ...rest,
    ...asked,
    ...[...rowKeys, ...columnas].map((column) => ({ column, direction: 'asc' as const })),
  ];
  return {
    keys: [
      ...keys.map((key) => {
        const { column, data_type, formato } = keyColumn(item, key);
        return { column, data_type, ...(formato === undefined ? {} : { formato }) };
      }),
      ...rest.map(({ column }) => ({ column, data_type: 'integer' as const, formato: 'general' as const })),
    ],
    path: [...groupsOf(item)],
    ...(detail === undefined ? {} : { detail }),
    medidas,
    ...(primeros === undefined ? {} : { primeros }),
    ...(columnas.length === 0 ? {} : { columnas }),
    derivadas: shownDerived(item).filter(({ medida }) => medidas.some(({ id }) => id === medida)),
    order: order.filter(({ column }, at) => order.findIndex((one) => one.column === column) === at),
  };
}

/** The first groups, where there is a measure to choose them by and a column to tell them apart. */
function firstOf(
  item: SummarisedItem,
  medidas: SummaryQuestion['medidas'],
  keys: readonly ColumnKey[],
): Summary['primeros'] {
  const { primeros } = item.resumen;
  const own = medidas.find(({ id }) => id === primeros?.medida);
  const others = [...groupsOf(item), ...crossKeys(item)];
  const apart = keys.some((key) => key !== detailColumnOf(item) && !others.includes(key));
  return own !== undefined && apart && ranksGroups(own.funcion, own.data_type) ? primeros : undefined;
}

/** The columns of a summarised table that are derived of its measures. */
export const shownDerived = ({
  selected_columns,
  resumen,
}: Pick<SummarisedItem, 'selected_columns'> & { resumen?: Summary | undefined }): DerivedMeasure[] =>
  (resumen?.derivadas ?? []).filter(({ id }) => selected_columns.some(({ column }) => column === id));

/** The columns that the rows of a summarised table are grouped by, each once. */
export function summaryKeys(item: SummarisedItem): ColumnKey[] {
  const shown = item.selected_columns.filter(
    ({ column, data_type }) => data_type !== 'empty' && !isMeasureKey(column),
  );
  const detail = detailColumnOf(item);
  return [
    ...new Set([
      ...(detail === undefined ? [] : [detail]),
      ...groupsOf(item),
      ...shown.map(({ column }) => column),
    ]),
  ];
}

/** The ids of the rows that a measure's values belong to, where the rows of the item repeat them. */
function ownKeys(item: SummarisedItem, { column, funcion }: Measure): ColumnKey[] {
  const total = COUNTED_TWICE[funcion];
  if (total === undefined) return [];
  const [repetition] = repetitions(item, [{ ...keyColumn(item, column), total }]);
  return repetition?.tables.map((table) => `${table}.id`) ?? [];
}
