/** What a report must satisfy before it is saved (specification 3 §5, "Report save"). */
import { additionalDataType, operatorsFor } from '../data/additional-column.ts';
import { codeContentProblem } from '../data/code-content.ts';
import { isNumericType } from '../data/column.ts';
import { conditionalStyleProblem } from '../data/conditional-style.ts';
import { conditionsFor, filterValueProblem } from '../data/filter.ts';
import {
  type DataItem,
  type GraficaItem,
  isDataItem,
  isTextItem,
  type ReportItem,
  type TablaItem,
} from './item.ts';
import { groupDriver, type Layout, pageGroups, type ReportDocument, reportItems } from './report.ts';
import { inlineNodes, isBlankText, type RichText } from './rich-text.ts';

/** One thing to mend: which item (null: the report itself), which part of it, in words for its author. */
export type ReportProblem = {
  uuid: string | null;
  field: 'nombre' | 'layouts' | 'tamaño' | 'valor' | 'selected_columns' | 'filters' | 'additional_columns';
  message: string;
};

/** Every problem of a report, in reading order; empty when it can be saved. */
export function validateReport(report: ReportDocument): ReportProblem[] {
  const problems: ReportProblem[] = [];
  if (report.nombre.trim() === '')
    problems.push({ uuid: null, field: 'nombre', message: 'Escribe el nombre del reporte.' });
  if (reportItems(report).length === 0)
    problems.push({ uuid: null, field: 'layouts', message: 'Agrega al menos un elemento al reporte.' });
  const seen = new Set<string>();
  for (const section of report.layouts) {
    const used = section.items.reduce((sum, item) => sum + item.tamaño, 0);
    for (const item of section.items) {
      if (seen.has(item.uuid))
        problems.push({
          uuid: item.uuid,
          field: 'layouts',
          message: 'El elemento está dos veces en el reporte.',
        });
      seen.add(item.uuid);
      problems.push(...itemProblems(item));
    }
    const last = section.items.at(-1);
    if (last !== undefined && used > 100.01)
      problems.push({
        uuid: last.uuid,
        field: 'tamaño',
        message: `Los elementos de la sección ocupan ${Math.round(used)} %; reduce su ancho a 100 % en total.`,
      });
  }
  problems.push(...pageGroups(report.layouts).flatMap(codeColumnProblems));
  return problems;
}

/** A code of a column takes it from the dynamic text of its page. */
function codeColumnProblems(group: Layout[]): ReportProblem[] {
  const known = new Set(groupDriver(group)?.selected_columns.map((column) => column.column));
  return group.flatMap((section) =>
    section.items.flatMap((item): ReportProblem[] =>
      item.nombre !== 'codigo' || item.column === undefined || known.has(item.column)
        ? []
        : [{ uuid: item.uuid, field: 'valor', message: CODE_WITHOUT_COLUMN }],
    ),
  );
}

const CODE_WITHOUT_COLUMN =
  'El código usa una columna que el texto dinámico de su página no tiene; agrégala al texto o elige otra.';

/** The problems of one item. */
export function itemProblems(item: ReportItem): ReportProblem[] {
  const at = (field: ReportProblem['field'], message: string): ReportProblem => ({
    uuid: item.uuid,
    field,
    message,
  });
  const problems: ReportProblem[] = [];
  if (item.nombre === 'imagen') {
    if (item.valor === '') problems.push(at('valor', 'Elige una imagen.'));
  } else if (isTextItem(item) && isBlankText(item.valor)) {
    problems.push(at('valor', 'Escribe el texto del elemento.'));
  }
  if (item.nombre === 'codigo' && item.column === undefined) {
    const message = item.valor.trim() === '' ? EMPTY_CODE : codeContentProblem(item.simbologia, item.valor);
    if (message !== null) problems.push(at('valor', message));
  }
  if (isDataItem(item)) problems.push(...dataProblems(item, at));
  if (item.nombre === 'tabla') problems.push(...styleProblems(item, at));
  return problems;
}

const EMPTY_CODE = 'Escribe el contenido del código o elige su columna.';

type ProblemAt = (field: ReportProblem['field'], message: string) => ReportProblem;

function dataProblems(item: DataItem, at: ProblemAt): ReportProblem[] {
  const problems: ReportProblem[] = item.nombre === 'grafica' ? chartProblems(item, at) : [];
  const fromTables = item.selected_columns.filter((column) => column.column.includes('.'));
  if (problems.length === 0 && (item.selected_tables.length === 0 || fromTables.length === 0))
    problems.push(at('selected_columns', 'Elige al menos una tabla y una de sus columnas.'));
  for (const filter of item.filters) {
    const message = filterProblem(filter);
    if (message !== null) problems.push(at('filters', message));
  }
  for (const column of item.additional_columns) {
    const message = additionalProblem(column);
    if (message !== null) problems.push(at('additional_columns', message));
  }
  if (item.nombre === 'texto_dinamico') problems.push(...placeholderProblems(item, item.valor, at));
  return problems;
}

function chartProblems(item: GraficaItem, at: ProblemAt): ReportProblem[] {
  const columns = new Map(item.selected_columns.map((column) => [column.column, column]));
  if (item.selected_tables.length === 0)
    return [at('selected_columns', 'Elige la tabla de la que salen los datos de la gráfica.')];
  const problems: ReportProblem[] = [];
  if (item.categoria === undefined || !columns.has(item.categoria))
    problems.push(at('selected_columns', 'Elige la categoría de la gráfica.'));
  const values = item.valores.map((key) => columns.get(key));
  if (item.agregacion !== 'cuenta' && values.length === 0)
    problems.push(at('selected_columns', 'Elige al menos un valor para la gráfica.'));
  if (values.some((column) => column === undefined || !isNumericType(column.data_type)))
    problems.push(at('selected_columns', 'Los valores de la gráfica deben ser columnas de números.'));
  return problems;
}

function styleProblems(item: TablaItem, at: ProblemAt): ReportProblem[] {
  return item.estilos_condicionales.flatMap((style) => {
    const column = item.selected_columns.find((one) => one.column === style.column);
    if (column === undefined)
      return [at('selected_columns', 'Un formato condicional usa una columna que la tabla ya no tiene.')];
    const message = conditionalStyleProblem(style, column.data_type);
    return message === null
      ? []
      : [at('selected_columns', `Formato condicional de "${column.readable_name}": ${message}`)];
  });
}

function filterProblem(filter: DataItem['filters'][number]): string | null {
  const name = filter.nombre.trim() === '' ? 'sin nombre' : `"${filter.nombre}"`;
  if (filter.selected_columns.length === 0) return `Elige la columna del filtro ${name}.`;
  if (filter.condition === null || !conditionsFor(filter.column_type).includes(filter.condition))
    return `Elige la condición del filtro ${name}.`;
  const value = filterValueProblem(filter.column_type, filter.valor);
  return value === null ? null : `Filtro ${name}: ${value}`;
}

function additionalProblem(column: DataItem['additional_columns'][number]): string | null {
  if (column.nombre.trim() === '') return 'Escribe el nombre del campo adicional.';
  const name = `"${column.nombre}"`;
  if (column.selected_columns.length === 0)
    return `Elige al menos una columna para el campo adicional ${name}.`;
  if (column.operator === null || !operatorsFor(column.tipo).includes(column.operator))
    return `Elige la operación del campo adicional ${name}.`;
  if (column.tipo === 'numero')
    return column.valor.trim() === ''
      ? null
      : wrap(name, filterValueProblem(additionalDataType(column), column.valor));
  if (column.selected_columns.length > 2) return `El campo adicional ${name} resta dos fechas, no más.`;
  if (column.resultado === null) return `Elige si el campo adicional ${name} da días o años.`;
  if (column.selected_columns.length === 2 || column.valor === 'hoy') return null;
  return wrap(name, filterValueProblem('date', column.valor));
}

const wrap = (name: string, message: string | null): string | null =>
  message === null ? null : `Campo adicional ${name}: ${message}`;

function placeholderProblems(item: DataItem, text: RichText, at: ProblemAt): ReportProblem[] {
  const known = new Set(item.selected_columns.map((column) => column.column));
  const missing = new Set<string>();
  for (const node of inlineNodes(text))
    if (node.type === 'column' && !known.has(node.attrs.column)) missing.add(node.attrs.column);
  return [...missing].map((column) =>
    at('valor', `El texto usa la columna ${column}, que no está entre las columnas elegidas.`),
  );
}
