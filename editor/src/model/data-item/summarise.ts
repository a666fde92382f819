/** Summarising a table: what becomes of its columns, and its measures. */
import type { ColumnKey, SelectedColumn } from '@lienzo/schema/data/column';
import { isNumericType } from '@lienzo/schema/data/column';
import { formatOf, formatsFor } from '@lienzo/schema/data/format';
import {
  isMeasureKey,
  MEASURE_TOTALS,
  type Measure,
  measureType,
  type Summary,
  type SummaryFunction,
  summaryFunctionsFor,
} from '@lienzo/schema/data/summary';
import { editorSummaryMessages } from '@lienzo/schema/messages/editor-summary-messages';
import type { TablaCruzadaItem, TablaItem } from '@lienzo/schema/report/item';
import { keyColumn } from '@lienzo/schema/report/key-column';
import { summaryKeys } from '@lienzo/schema/report/summary-question';
import type { UpdateItem } from '../commands/update-item.ts';
import type { FieldChange } from '../set-fields.ts';
import { isMoney } from './is-money.ts';

const updateOf = (item: TablaItem, fields: FieldChange<TablaItem>): UpdateItem => ({
  uuid: item.uuid,
  nombre: 'tabla',
  fields,
});

type Summarisable = TablaItem | TablaCruzadaItem;

/** Measures and the columns that show them; nothing is derived of those of a cross table. */
function measuresOf(
  item: Summarisable,
  resumen: Summary,
  fields: Pick<FieldChange<TablaItem>, 'selected_columns' | 'order_columns' | 'estilos_condicionales'>,
): UpdateItem {
  if (item.nombre === 'tabla') return updateOf(item, { ...fields, resumen });
  const { uuid, nombre } = item;
  const { medidas, primeros } = resumen;
  return {
    uuid,
    nombre,
    fields: { ...fields, resumen: { medidas, ...(primeros === undefined ? {} : { primeros }) } },
  };
}

const newId = (): string => `medida-${crypto.randomUUID().slice(0, 8)}`;

/** Amounts become sums, or all rows are counted; the other columns are what the rows are grouped by. */
export function summarise(item: TablaItem): UpdateItem {
  const medidas: Measure[] = [];
  const ids = new Map<ColumnKey, string>();
  const selected_columns = item.selected_columns.map((column): SelectedColumn => {
    if (column.data_type !== 'numeric') return withoutTotal(column);
    const own: Measure = { id: newId(), column: column.column, funcion: 'suma' };
    medidas.push(own);
    ids.set(column.column, own.id);
    const { titulo, encabezado_comun, ancho, alineacion, total } = column;
    return {
      ...measureColumn(item, own),
      ...(titulo === undefined ? {} : { titulo }),
      ...(encabezado_comun === undefined ? {} : { encabezado_comun }),
      ...(ancho === undefined ? {} : { ancho }),
      ...(alineacion === undefined ? {} : { alineacion }),
      ...(total === undefined ? {} : { total: MEASURE_TOTALS.suma }),
    };
  });
  const [first] = item.selected_columns.filter(({ data_type }) => data_type !== 'empty');
  if (medidas.length === 0 && first !== undefined) {
    const own: Measure = { id: newId(), column: first.column, funcion: 'cuenta' };
    medidas.push(own);
    selected_columns.push(measureColumn(item, own));
  }
  const summarised = { ...item, resumen: { medidas }, selected_columns };
  const keys = new Set(summaryKeys(summarised));
  const ordered = item.order_columns.map((one) => ({ ...one, column: ids.get(one.column) ?? one.column }));
  return updateOf(item, {
    resumen: { medidas },
    selected_columns,
    order_columns: ordered.filter(({ column }) => isMeasureKey(column) || keys.has(column)),
    estilos_condicionales: item.estilos_condicionales.map((style) => ({
      ...style,
      column: ids.get(style.column) ?? style.column,
    })),
  });
}

/** The columns that were summarised are shown again, each once. */
export function unsummarise(item: TablaItem): UpdateItem {
  const sources = new Map((item.resumen?.medidas ?? []).map(({ id, column }) => [id, column]));
  const shown = item.selected_columns.map((column) => {
    const source = sources.get(column.column);
    return source === undefined ? column : keyColumn(item, source);
  });
  const selected_columns = shown.filter(
    ({ column }, at) => !isMeasureKey(column) && shown.findIndex((one) => one.column === column) === at,
  );
  const known = new Set(selected_columns.map(({ column }) => column));
  return updateOf(item, {
    resumen: undefined,
    selected_columns,
    order_columns: item.order_columns
      .map((one) => ({ ...one, column: sources.get(one.column) ?? one.column }))
      .filter(({ column }, at, all) => all.findIndex((one) => one.column === column) === at),
    estilos_condicionales: item.estilos_condicionales
      .map((style) => ({ ...style, column: sources.get(style.column) ?? style.column }))
      .filter(({ column }) => known.has(column)),
  });
}

/** A measure of a column, by the first function that its type allows. */
export function addMeasure(item: Summarisable, column: ColumnKey): UpdateItem | null {
  const [funcion] = summaryFunctionsFor(keyColumn(item, column).data_type);
  if (funcion === undefined) return null;
  const own: Measure = { id: newId(), column, funcion };
  return measuresOf(
    item,
    { ...item.resumen, medidas: [...(item.resumen?.medidas ?? []), own] },
    { selected_columns: [...item.selected_columns, measureColumn(item, own)] },
  );
}

/** Another function of a measure, with the name, type and total that belong to it. */
export function changeMeasure(item: Summarisable, id: string, funcion: SummaryFunction): UpdateItem {
  const medidas = (item.resumen?.medidas ?? []).map((one) => (one.id === id ? { ...one, funcion } : one));
  const own = medidas.find((one) => one.id === id);
  const selected_columns = item.selected_columns.map((column): SelectedColumn => {
    if (column.column !== id || own === undefined) return column;
    const { formato: _formato, total, ...rest } = column;
    return {
      ...rest,
      ...measureColumn(item, own),
      ...(total === undefined ? {} : { total: MEASURE_TOTALS[funcion] }),
    };
  });
  return measuresOf(item, { ...item.resumen, medidas }, { selected_columns });
}

/** Shows the groups with the greatest values of a measure, or all; of a cross table its rows. */
export function firstGroups(item: Summarisable, primeros: Summary['primeros']): UpdateItem {
  const { primeros: _primeros, ...rest }: Summary = item.resumen ?? { medidas: [] };
  return measuresOf(item, primeros === undefined ? rest : { ...rest, primeros }, {});
}

/** Takes a measure away, with what is derived of it, its column, order and styles. */
export function removeMeasure(item: Summarisable, id: string): UpdateItem {
  const { medidas, derivadas = [], primeros }: Summary = item.resumen ?? { medidas: [] };
  const gone = new Set([id, ...derivadas.filter(({ medida }) => medida === id).map((one) => one.id)]);
  const resumen: Summary = {
    medidas: medidas.filter((one) => one.id !== id),
    derivadas: derivadas.filter((one) => !gone.has(one.id)),
    ...(primeros === undefined || primeros.medida === id ? {} : { primeros }),
  };
  const fields = {
    selected_columns: item.selected_columns.filter(({ column }) => !gone.has(column)),
    order_columns: item.order_columns.filter(({ column }) => column !== id),
  };
  const styles = item.estilos_condicionales ?? [];
  const kept = styles.filter(({ column }) => !gone.has(column));
  return measuresOf(item, resumen, {
    ...fields,
    ...(kept.length === styles.length ? {} : { estilos_condicionales: kept }),
  });
}

function withoutTotal(column: SelectedColumn): SelectedColumn {
  const { total: _total, ...rest } = column;
  return rest;
}

function measureColumn(item: Summarisable, { id, column, funcion }: Measure): SelectedColumn {
  const source = keyColumn(item, column);
  const data_type = measureType(funcion, source.data_type);
  const formato = measureFormat(item, source, funcion);
  return {
    column: id,
    data_type,
    readable_name: editorSummaryMessages.names[funcion](source.titulo || source.readable_name),
    ...(formato === undefined || formato === formatsFor(data_type)[0] ? {} : { formato }),
  };
}

/** That of the column that is summarised; sums of whole numbers are whole, counts have no format of their own. */
function measureFormat(item: Summarisable, source: SelectedColumn, funcion: SummaryFunction) {
  if (funcion === 'cuenta' || funcion === 'distintos') return undefined;
  if (source.formato !== undefined) return formatOf(source);
  if (isMoney(source.column, item.additional_columns)) return 'moneda' as const;
  const isWhole = isNumericType(source.data_type) && source.data_type !== 'numeric';
  return isWhole && funcion === 'suma' ? ('entero' as const) : undefined;
}
