/** What a summarised table asks of its rows. */
import type { ColumnKey, ColumnTotal } from '../data/column.ts';
import { ranksGroups } from '../data/first-groups.ts';
import {
  type DerivedMeasure,
  isMeasureKey,
  type Measure,
  REST_KEY,
  type Summary,
  type SummaryFunction,
  type SummaryQuestion,
} from '../data/summary.ts';
import type { DataItem, TablaItem } from './item.ts';
import { keyColumn } from './key-column.ts';
import { repetitions } from './own-rows.ts';
import { detailColumnOf } from './page-group.ts';
import { shownMeasures } from './query-columns.ts';

/** The figure of a column that a measure is like, for what rows repeat; values seen again change no other measure. */
const REPEATED: Partial<Record<SummaryFunction, ColumnTotal>> = {
  suma: 'suma',
  promedio: 'promedio',
  cuenta: 'cuenta',
};

export const isSummarised = (item: DataItem): item is TablaItem & { resumen: Summary } =>
  item.nombre === 'tabla' && item.resumen !== undefined;

/** null for an item that shows its rows themselves. */
export function summaryQuestionOf(item: DataItem): SummaryQuestion | null {
  if (!isSummarised(item)) return null;
  const medidas = shownMeasures(item).map((one) => ({
    ...one,
    data_type: keyColumn(item, one.column).data_type,
    own: ownKeys(item, one),
  }));
  const detail = detailColumnOf(item);
  const keys = summaryKeys(item);
  const grouped = new Set([...keys, ...medidas.map(({ id }) => id)]);
  const asked = item.order_columns.filter(({ column }) => grouped.has(column));
  const first = item.group_by.map(
    (column) => asked.find((one) => one.column === column) ?? { column, direction: 'asc' as const },
  );
  const primeros = firstOf(item, medidas, keys);
  const rest = primeros === undefined ? [] : [{ column: REST_KEY, direction: 'asc' as const }];
  const order = [
    ...first,
    ...rest,
    ...asked,
    ...keys.map((column) => ({ column, direction: 'asc' as const })),
  ];
  return {
    keys: [
      ...keys.map((key) => {
        const { column, data_type, formato } = keyColumn(item, key);
        return { column, data_type, ...(formato === undefined ? {} : { formato }) };
      }),
      ...rest.map(({ column }) => ({ column, data_type: 'integer' as const, formato: 'general' as const })),
    ],
    path: [...item.group_by],
    ...(detail === undefined ? {} : { detail }),
    medidas,
    ...(primeros === undefined ? {} : { primeros }),
    derivadas: shownDerived(item).filter(({ medida }) => medidas.some(({ id }) => id === medida)),
    order: order.filter(({ column }, at) => order.findIndex((one) => one.column === column) === at),
  };
}

/** The first groups, where there is a measure to choose them by and a column to tell them apart. */
function firstOf(
  item: TablaItem & { resumen: Summary },
  medidas: SummaryQuestion['medidas'],
  keys: readonly ColumnKey[],
): Summary['primeros'] {
  const { primeros } = item.resumen;
  const own = medidas.find(({ id }) => id === primeros?.medida);
  const apart = keys.some((key) => key !== detailColumnOf(item) && !item.group_by.includes(key));
  return own !== undefined && apart && ranksGroups(own.funcion, own.data_type) ? primeros : undefined;
}

/** The columns of a summarised table that are derived of its measures. */
export const shownDerived = ({ selected_columns, resumen }: TablaItem): DerivedMeasure[] =>
  (resumen?.derivadas ?? []).filter(({ id }) => selected_columns.some(({ column }) => column === id));

/** The columns that the rows of a summarised table are grouped by, each once. */
export function summaryKeys(item: TablaItem): ColumnKey[] {
  const shown = item.selected_columns.filter(
    ({ column, data_type }) => data_type !== 'empty' && !isMeasureKey(column),
  );
  const detail = detailColumnOf(item);
  return [
    ...new Set([
      ...(detail === undefined ? [] : [detail]),
      ...item.group_by,
      ...shown.map(({ column }) => column),
    ]),
  ];
}

/** The ids of the rows that a measure's values belong to, where the rows of the item repeat them. */
function ownKeys(item: TablaItem, { column, funcion }: Measure): ColumnKey[] {
  const total = REPEATED[funcion];
  if (total === undefined) return [];
  const [repetition] = repetitions(item, [{ ...keyColumn(item, column), total }]);
  return repetition?.tables.map((table) => `${table}.id`) ?? [];
}
