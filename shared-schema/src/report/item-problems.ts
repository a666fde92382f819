/** What is wrong with the items of a report before it is saved (specification 3 §5, "Report save"). */
import {
  type AdditionalColumn,
  additionalDataType,
  isComputable,
  operatorsFor,
} from '../data/additional-column.ts';
import { catalogColumn, catalogTable } from '../data/catalog.ts';
import { codeContentProblem } from '../data/code-content.ts';
import { type ColumnKey, isComputedKey, isNumericType } from '../data/column.ts';
import { columnMarkProblem } from '../data/column-mark-problem.ts';
import { formulaOf } from '../data/computed-formulas.ts';
import { conditionalStyleProblem } from '../data/conditional-style.ts';
import type { ReportFilter } from '../data/filter.ts';
import { conditionsFor } from '../data/filter-condition.ts';
import { filterValueProblem, valuesProblem } from '../data/filter-values.ts';
import type { ReportParameter } from '../data/parameter.ts';
import { isProblem } from '../formula/compile-formula.ts';
import { columnMarkMessages } from '../rule-messages/column-mark-messages.ts';
import { fixedTableRuleMessages } from '../rule-messages/fixed-table-rule-messages.ts';
import { formulaMessages } from '../rule-messages/formula-messages.ts';
import { parameterRuleMessages } from '../rule-messages/parameter-rule-messages.ts';
import { reportFormulaMessages } from '../rule-messages/report-formula-messages.ts';
import { reportProblemMessages as messages } from '../rule-messages/report-problem-messages.ts';

import { crossTableProblems } from './cross-table-problems.ts';
import { MAX_FILTERS } from './data-part.ts';
import { gridProblem } from './fixed-grid.ts';
import type {
  CodigoItem,
  DataItem,
  FirmaItem,
  GraficaItem,
  IndicadorItem,
  ReportItem,
  TablaCruzadaItem,
  TablaFijaItem,
  TablaItem,
  TextItem,
  TextoDinamicoItem,
} from './item.ts';
import { itemTexts } from './item-texts.ts';
import { columnsOfNode } from './link-address.ts';
import { lacksPageSums } from './page-sums.ts';
import {
  filterParameterProblem,
  formulaParameterProblem,
  namesGone,
  usedParameterProblem,
} from './parameter-uses.ts';
import { isTableColumn, showsColumns, tableOf } from './query-columns.ts';
import type { ReportProblem } from './report-problem.ts';
import { inlineNodes, isBlankText, type RichText } from './rich-text.ts';
import { ownFilters } from './shared-data.ts';
import { styleFormulaProblem } from './style-formula-problem.ts';
import { summaryProblems } from './summary-problems.ts';

/** The problems of one item. @param parametros of its report. */
export function itemProblems(item: ReportItem, parametros: readonly ReportParameter[]): ReportProblem[] {
  const at = (field: ReportProblem['field'], message: string): ReportProblem => ({
    uuid: item.uuid,
    field,
    message,
  });
  // The return type makes the compiler ask for every kind.
  switch (item.nombre) {
    case 'texto':
    case 'titulo':
      return textProblems(item, at, parametros);
    case 'imagen':
      return item.valor === '' ? [at('valor', messages.image)] : [];
    case 'tabla':
      return [
        ...columnProblems(item, at),
        ...summaryProblems(item).map((message) => at('selected_columns', message)),
        ...(lacksPageSums(item) ? [at('selected_columns', messages.pageSums)] : []),
        ...markProblems(item, at),
        ...dataProblems(item, at, parametros),
        ...styleProblems(item, at, parametros),
      ];
    case 'tabla_cruzada': {
      const own = crossTableProblems(item);
      const shown = own.length > 0 || item.selected_tables.length === 0 ? own : summaryProblems(item);
      return [
        ...shown.map((message) => at('selected_columns', message)),
        ...dataProblems(item, at, parametros),
        ...styleProblems(
          { ...item, estilos_condicionales: item.estilos_condicionales ?? [] },
          at,
          parametros,
        ),
      ];
    }
    case 'texto_dinamico':
      return [
        ...textProblems(item, at, parametros),
        ...columnProblems(item, at),
        ...dataProblems(item, at, parametros),
        ...placeholderProblems(item, at),
      ];
    case 'grafica': {
      const own = chartProblems(item, at);
      return [...(own.length > 0 ? own : columnProblems(item, at)), ...dataProblems(item, at, parametros)];
    }
    case 'codigo':
      return codeProblems(item, at);
    case 'totales':
    case 'linea':
      return [];
    case 'firma':
      return signatureProblems(item, at, parametros);
    case 'tabla_fija':
      return fixedTableProblems(item, at, parametros);
    case 'indicador':
      return indicatorProblems(item, at);
    case 'desconocido':
      return [];
  }
}

type ProblemAt = (field: ReportProblem['field'], message: string) => ReportProblem;

function textProblems(
  { valor }: TextItem,
  at: ProblemAt,
  parametros: readonly ReportParameter[],
): ReportProblem[] {
  if (isBlankText(valor)) return [at('valor', messages.text)];
  return namesGone(valor, parametros) ? [at('valor', parameterRuleMessages.goneInText)] : [];
}

function signatureProblems(
  item: FirmaItem,
  at: ProblemAt,
  parametros: readonly ReportParameter[],
): ReportProblem[] {
  const unnamed = item.firmas.flatMap(({ quien, puesto }, index) =>
    isBlankText(quien) && isBlankText(puesto) ? [at('valor', messages.signature(index + 1))] : [],
  );
  const isGone = itemTexts(item).some((text) => namesGone(text, parametros));
  return isGone ? [...unnamed, at('valor', parameterRuleMessages.goneInText)] : unnamed;
}

function fixedTableProblems(
  item: TablaFijaItem,
  at: ProblemAt,
  parametros: readonly ReportParameter[],
): ReportProblem[] {
  const grid = gridProblem(item);
  if (grid !== null) return [at('valor', grid)];
  const texts = itemTexts(item);
  if (texts.every(isBlankText)) return [at('valor', fixedTableRuleMessages.blank)];
  return texts.some((text) => namesGone(text, parametros))
    ? [at('valor', parameterRuleMessages.goneInText)]
    : [];
}

function codeProblems(item: CodigoItem, at: ProblemAt): ReportProblem[] {
  const { antes = '', despues = '' } = item;
  const beside = antes + despues;
  if (item.column !== undefined && beside.trim() === '') return [];
  const own = item.column === undefined ? item.valor : beside;
  const message = own.trim() === '' ? messages.code.noContent : codeContentProblem(item.simbologia, own);
  return message === null ? [] : [at('valor', message)];
}

/** Its formulas are looked at with the tables of the report. */
const indicatorProblems = ({ etiqueta }: IndicadorItem, at: ProblemAt): ReportProblem[] =>
  etiqueta.trim() === '' ? [at('valor', reportFormulaMessages.indicator.noLabel)] : [];

function columnProblems(item: DataItem, at: ProblemAt): ReportProblem[] {
  const isChosen = item.selected_tables.length > 0 && showsColumns(item);
  return isChosen ? [] : [at('selected_columns', messages.data.noColumns)];
}

/** Of filters and computed columns. */
function dataProblems(
  item: DataItem,
  at: ProblemAt,
  parametros: readonly ReportParameter[],
): ReportProblem[] {
  const problems: ReportProblem[] = [];
  if (item.filters.length > MAX_FILTERS) problems.push(at('filters', messages.filter.many(MAX_FILTERS)));
  // Of what it shares, the list of the report is looked at.
  for (const filter of ownFilters(item.filters)) {
    const message = filterProblem(filter, item.additional_columns, parametros);
    if (message !== null) problems.push(at('filters', message));
  }
  for (const column of item.additional_columns) {
    const message = additionalProblem(column, item, parametros);
    if (message !== null) problems.push(at('additional_columns', message));
  }
  return problems;
}

function chartProblems(item: GraficaItem, at: ProblemAt): ReportProblem[] {
  const columns = new Map(item.selected_columns.map((column) => [column.column, column]));
  if (item.selected_tables.length === 0) return [at('selected_columns', messages.chart.noTable)];
  const problems: ReportProblem[] = [];
  if (item.categoria === undefined || !columns.has(item.categoria))
    problems.push(at('selected_columns', messages.chart.noCategory));
  const values = item.valores.map((key) => columns.get(key));
  if (item.agregacion !== 'cuenta' && values.length === 0)
    problems.push(at('selected_columns', messages.chart.noValue));
  if (values.some((column) => column === undefined || !isNumericType(column.data_type)))
    problems.push(at('selected_columns', messages.chart.noNumbers));
  return problems;
}

const markProblems = ({ selected_columns }: TablaItem, at: ProblemAt): ReportProblem[] =>
  selected_columns.flatMap((column) => {
    const problem = columnMarkProblem(column);
    const name = column.titulo || column.readable_name;
    return problem === null
      ? []
      : [at('selected_columns', columnMarkMessages.problems.ofColumn(name, problem))];
  });

type StyledItem = TablaItem | (TablaCruzadaItem & Pick<TablaItem, 'estilos_condicionales'>);

function styleProblems(
  item: StyledItem,
  at: ProblemAt,
  parametros: readonly ReportParameter[],
): ReportProblem[] {
  return item.estilos_condicionales.flatMap((style) => {
    const column = item.selected_columns.find((one) => one.column === style.column);
    if (column === undefined) return [at('selected_columns', messages.style.unknownColumn)];
    const message =
      styleFormulaProblem(style, item, parametros) ?? conditionalStyleProblem(style, column.data_type);
    return message === null
      ? []
      : [at('selected_columns', messages.style.ofColumn(column.readable_name, message))];
  });
}

/** What is wrong with a filter, in words for its author. @param additional_columns those that it may compare. */
export function filterProblem(
  filter: ReportFilter,
  additional_columns: readonly AdditionalColumn[],
  parametros: readonly ReportParameter[],
): string | null {
  const name = messages.filter.named(filter.nombre);
  const [key] = filter.selected_columns;
  if (key === undefined) return messages.filter.noColumn(name);
  const computed = isComputedKey(key) ? additional_columns.find(({ id }) => id === key) : null;
  if (computed === undefined) return messages.filter.ofFilter(name, messages.filter.goneColumn);
  // A column that cannot be computed is a problem of its own, and has no type.
  if (computed !== null && !isComputable(computed, additional_columns)) return null;
  if (computed !== null && additionalDataType(computed, additional_columns) !== filter.column_type)
    return messages.filter.ofFilter(name, messages.filter.changedColumn(computed.nombre));
  if (filter.condition === null || !conditionsFor(filter.column_type).includes(filter.condition))
    return messages.filter.noCondition(name);
  if (filter.nombre.trim() === '') return messages.filter.noName(computed?.nombre ?? nameOf(key));
  const value =
    filter.parametro === undefined
      ? valuesProblem(filter.column_type, filter.condition, filter.valor)
      : filterParameterProblem(filter, parametros);
  return value === null ? null : messages.filter.ofFilter(name, value);
}

function additionalProblem(
  column: AdditionalColumn,
  { additional_columns, selected_tables }: DataItem,
  parametros: readonly ReportParameter[],
): string | null {
  const name = column.nombre;
  if (name.trim() === '') return messages.additional.noName;
  const formula = formulaOf(column, additional_columns);
  if (formula === null) return operatorProblem(column, parametros);
  if (isProblem(formula)) return wrap(name, formula.message);
  // A formula stays as it is when one of its tables is taken out of the item.
  const gone = formula.columns.find((key) => isTableColumn(key) && !selected_tables.includes(tableOf(key)));
  if (gone !== undefined) return wrap(name, formulaMessages.unknownColumn(fullName(gone), null));
  return wrap(name, usedParameterProblem(formula, parametros));
}

/** Of a column of one of the four operators. */
function operatorProblem(column: AdditionalColumn, parametros: readonly ReportParameter[]): string | null {
  const name = column.nombre;
  if (column.selected_columns.length === 0) return messages.additional.noColumn(name);
  if (column.operator === null || !operatorsFor(column.tipo).includes(column.operator))
    return messages.additional.noOperator(name);
  if (column.tipo === 'fecha' && column.resultado === null) return messages.additional.noUnit(name);
  if (column.parametro !== undefined) return wrap(name, formulaParameterProblem(column, parametros));
  if (column.tipo === 'numero')
    return column.valor.trim() === '' ? null : wrap(name, filterValueProblem('numeric', column.valor));
  if (column.selected_columns.length > 2) return messages.additional.manyDates(name);
  if (column.selected_columns.length === 2 || column.valor === 'hoy') return null;
  return wrap(name, filterValueProblem('date', column.valor));
}

const wrap = (name: string, message: string | null): string | null =>
  message === null ? null : messages.additional.ofColumn(name, message);

const placeholderProblems = (item: TextoDinamicoItem, at: ProblemAt): ReportProblem[] =>
  columnsMissingIn(item.valor, suppliedColumns(item)).map((column) =>
    at('valor', messages.unknownColumn(nameOf(column))),
  );

/** The columns that the rows of a dynamic text have for texts; an additional one only while it is defined. */
export function suppliedColumns(item: TextoDinamicoItem): Set<ColumnKey> {
  const additional = new Set(item.additional_columns.map(({ id }) => id));
  const keys = item.selected_columns.map(({ column }) => column);
  return new Set(keys.filter((key) => !key.startsWith('adicional-') || additional.has(key)));
}

/** The columns of a text that are not known, each once. */
export const columnsMissingIn = (text: RichText, known: Set<ColumnKey>): ColumnKey[] =>
  columnsIn(text).filter((column) => !known.has(column));

const columnsByText = new WeakMap<RichText, ColumnKey[]>();

/** The columns that a text shows, each once; cached, because most texts are as they were at the last look. */
function columnsIn(text: RichText): ColumnKey[] {
  const cached = columnsByText.get(text);
  if (cached !== undefined) return cached;
  const shown = new Set<ColumnKey>();
  for (const node of inlineNodes(text)) for (const column of columnsOfNode(node)) shown.add(column);
  const columns = [...shown];
  columnsByText.set(text, columns);
  return columns;
}

const fullName = (column: ColumnKey): string =>
  `${catalogTable(tableOf(column))?.nombre ?? ''}.${nameOf(column)}`;

export const nameOf = (column: ColumnKey): string => catalogColumn(column)?.readable_name ?? column;
