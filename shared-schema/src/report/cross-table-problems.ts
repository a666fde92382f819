/** What keeps a cross table from being drawn, besides what keeps any summary from it (`summaryProblems`). */
import { isMeasureKey } from '../data/summary.ts';
import { crossTableMessages as messages } from '../rule-messages/cross-table-messages.ts';
import { crossMeasures, crossRowColumns } from './cross-columns.ts';
import { MAX_CROSS_ROW_KEYS, type TablaCruzadaItem } from './item.ts';
import { keyColumn } from './key-column.ts';
import { crossKeys } from './summary-question.ts';

/** Sentences for the author. */
export function crossTableProblems(item: TablaCruzadaItem): string[] {
  if (item.selected_tables.length === 0) return [messages.noTable];
  const rows = crossRowColumns(item);
  const across = crossKeys(item);
  const nameOf = (key: string): string => {
    const { titulo, readable_name } = keyColumn(item, key);
    return titulo || readable_name;
  };
  return [
    ...item.columnas.filter(isMeasureKey).map((key) => messages.measureAcross(nameOf(key))),
    ...item.columnas.filter((key) => !across.includes(key)).map((key) => messages.goneColumn(nameOf(key))),
    ...(rows.length === 0 ? [messages.noRows] : []),
    ...(rows.length > MAX_CROSS_ROW_KEYS ? [messages.manyRowKeys(MAX_CROSS_ROW_KEYS)] : []),
    ...(item.columnas.length === 0 ? [messages.noColumns] : []),
    ...(crossMeasures(item).length === 0 ? [messages.noMeasures] : []),
    ...item.order_columns
      .filter(({ column }) => across.includes(column))
      .map(({ column }) => messages.order(nameOf(column))),
    ...styleProblems(item, across).map(({ column, problem }) => problem(nameOf(column))),
  ];
}

/** Looks of what is not drawn: the columns across are headings, and a row has a total only if it is shown. */
function styleProblems(item: TablaCruzadaItem, across: readonly string[]) {
  return (item.estilos_condicionales ?? []).flatMap(({ column, alcance, formula }) => {
    if (across.includes(column)) return [{ column, problem: messages.styleAcross }];
    // What a formula looks at is a question of its own.
    if (formula !== undefined) return [];
    const isOfTotal = alcance === 'fila' && isMeasureKey(column);
    return isOfTotal && !item.total_filas ? [{ column, problem: messages.styleOfTotal }] : [];
  });
}
