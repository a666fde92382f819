/** What keeps a summarised table from being computed as it is shown. */
import { isNumericType, type SelectedColumn } from '../data/column.ts';
import { derivedFunctionsFor, derivedTotal, derivedType } from '../data/derived-measure.ts';
import { isMeasureKey, MAX_KEYS, MEASURE_TOTALS, measureType, summaryFunctionsFor } from '../data/summary.ts';
import { summaryProblemMessages as messages } from '../rule-messages/summary-problem-messages.ts';
import type { SummarisedItem, TablaCruzadaItem, TablaItem } from './item.ts';
import { keyColumn } from './key-column.ts';
import { isSummarised, summaryKeys, summaryQuestionOf } from './summary-question.ts';

/** Sentences for the author; none for a table that shows its rows themselves. */
export function summaryProblems(item: TablaItem | TablaCruzadaItem): string[] {
  const shown = item.selected_columns.filter(({ column }) => isMeasureKey(column));
  if (!isSummarised(item)) return shown.map((column) => messages.gone(nameOf(column)));
  if (shown.length === 0) return [messages.noMeasure];
  const keys = summaryKeys(item);
  const derived = new Set(item.resumen.derivadas?.map(({ id }) => id));
  const sorting = shown.filter(({ column }) => !derived.has(column));
  const known = new Set([...keys, ...sorting.map(({ column }) => column)]);
  return [
    ...(keys.length > MAX_KEYS ? [messages.manyKeys(MAX_KEYS)] : []),
    ...item.selected_columns.flatMap((column) =>
      isMeasureKey(column.column) ? measureProblems(column, item) : keyProblems(column),
    ),
    ...firstProblems(item),
    ...item.order_columns
      .filter(({ column }) => !known.has(column))
      .map(({ column }) => messages.order(nameOf(keyColumn(item, column)))),
  ];
}

const nameOf = ({ titulo, readable_name }: SelectedColumn): string => titulo || readable_name;

const keyProblems = (column: SelectedColumn): string[] =>
  column.total === undefined ? [] : [messages.totalOfKey(nameOf(column))];

function measureProblems(column: SelectedColumn, item: SummarisedItem): string[] {
  const name = nameOf(column);
  const own = item.resumen.medidas.find(({ id }) => id === column.column);
  if (own === undefined) return derivedProblems(column, item);
  const isComputed = own.column.startsWith('adicional-');
  if (isComputed && !item.additional_columns.some(({ id }) => id === own.column))
    return [messages.goneColumn(name)];
  const type = keyColumn(item, own.column).data_type;
  if (!summaryFunctionsFor(type).includes(own.funcion)) return [messages.noFunction(name)];
  if (column.data_type !== measureType(own.funcion, type)) return [messages.otherType(name)];
  const isOther = column.total !== undefined && column.total !== MEASURE_TOTALS[own.funcion];
  return isOther ? [messages.otherTotal(name)] : [];
}

function derivedProblems(column: SelectedColumn, item: SummarisedItem): string[] {
  const name = nameOf(column);
  const { medidas, derivadas = [] } = item.resumen;
  const own = derivadas.find(({ id }) => id === column.column);
  if (own === undefined) return [messages.gone(name)];
  const source = medidas.find(({ id }) => id === own.medida);
  if (source === undefined) return [messages.goneColumn(name)];
  const type = measureType(source.funcion, keyColumn(item, source.column).data_type);
  if (!derivedFunctionsFor(source.funcion, isNumericType(type)).includes(own.funcion))
    return [messages.notDerived(name)];
  if (column.data_type !== derivedType(own.funcion, type)) return [messages.otherType(name)];
  const isOther = column.total !== undefined && column.total !== derivedTotal(own.funcion);
  return isOther ? [messages.otherTotal(name)] : [];
}

/** What the question leaves out is told. */
function firstProblems(item: SummarisedItem): string[] {
  const isAsked = item.resumen.primeros !== undefined;
  return isAsked && summaryQuestionOf(item)?.primeros === undefined ? [messages.noFirst] : [];
}
