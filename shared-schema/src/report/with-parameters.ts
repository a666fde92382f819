/** A report with the values of its parameters put in their places. */
import type { AdditionalColumn } from '../data/additional-column.ts';
import { catalogColumn } from '../data/catalog.ts';
import type { ColumnKey } from '../data/column.ts';
import type { ReportFilter } from '../data/filter.ts';
import { arityOf } from '../data/filter-condition.ts';
import { writeValues } from '../data/filter-values.ts';
import { withColumns } from '../data/formula-names.ts';
import { PARAMETER_TYPES, storedParameter } from '../data/formula-parameter.ts';
import type { ParameterKind, ReportParameter } from '../data/parameter.ts';
import { FormulaError } from '../formula/formula-error.ts';
import { MAX_FORMULA, readTokens } from '../formula/read-tokens.ts';
import { formulaMessages } from '../rule-messages/formula-messages.ts';
import { parameterRuleMessages } from '../rule-messages/parameter-rule-messages.ts';
import { reportFormulaMessages } from '../rule-messages/report-formula-messages.ts';
import {
  isDataItem,
  MAX_GROUP_TEXT,
  type ReportItem,
  type TablaCruzadaItem,
  type TablaItem,
} from './item.ts';
import { mapReportTexts } from './map-inline.ts';
import { mapReportFormulas, withGroupTexts } from './placed-formulas.ts';
import type { ReportDocument } from './report.ts';
import type { InlineNode } from './rich-text.ts';

/** What a parameter's value is once it is known; `texto`: as people read it. */
export type ResolvedParameter = { texto: string } & (
  | { tipo: 'ninguno' }
  | { tipo: 'texto'; valor: string }
  | { tipo: 'rango'; desde: string; hasta: string }
  /** `columnas`: the row's values as `valor` of a filter has them; '' for empty ones. */
  | { tipo: 'fila'; columnas: Readonly<Record<ColumnKey, string>>; dias?: { desde: string; hasta: string } }
);
/** By the parameter's id. */
export type ResolvedParameters = ReadonlyMap<string, ResolvedParameter>;

/** The value of a parameter cannot be used: a chosen row lacks what a filter compares, or a formula is left without. */
export class ParameterUseError extends Error {
  readonly parameter: string;
  /** @param problem for the person who gives the value. */
  constructor(parameter: string, problem: string) {
    super(problem);
    this.parameter = parameter;
  }
}

const blank = (column: ColumnKey): string =>
  parameterRuleMessages.blank(catalogColumn(column)?.readable_name ?? column);

/**
 * The report without parameters: their values in its filters, computed columns and texts. What names an unknown parameter stays, for
 * `validateReport` to find. A filter whose parameter has no value is left out.
 * @throws ParameterUseError
 */
export function withParameters(report: ReportDocument, resolved: ResolvedParameters): ReportDocument {
  const inFormula = (formula: string): string => formulaWithParameters(formula, report.parametros, resolved);
  const reported = mapReportTexts(mapReportFormulas(report, inFormula), (node) =>
    inlineWithParameters(node, resolved),
  );
  return {
    ...reported,
    parametros: [],
    layouts: reported.layouts.map((section) => ({
      ...section,
      items: section.items.map((item) => itemWithParameters(item, report.parametros, resolved)),
    })),
  };
}

function itemWithParameters(
  item: ReportItem,
  parameters: readonly ReportParameter[],
  resolved: ResolvedParameters,
): ReportItem {
  if (!isDataItem(item)) return item;
  const isStyled = item.nombre === 'tabla' || item.nombre === 'tabla_cruzada';
  const styled = isStyled ? withStyleParameters(item, parameters, resolved) : item;
  return {
    ...styled,
    filters: filtersWithParameters(item.filters, resolved),
    additional_columns: formulasWithParameters(item.additional_columns, parameters, resolved),
  };
}

/** A table whose styles by formulas have the values of parameters. @throws ParameterUseError */
function withStyleParameters<Item extends TablaItem | TablaCruzadaItem>(
  item: Item,
  parameters: readonly ReportParameter[],
  resolved: ResolvedParameters,
): Item {
  const refused = item.nombre === 'tabla' && groupTextTooLong(item);
  const [first] = resolved.keys();
  if (refused && first !== undefined)
    throw new ParameterUseError(first, reportFormulaMessages.groupTexts.tooLong(MAX_GROUP_TEXT));
  const { estilos_condicionales: styles = [] } = item;
  if (styles.every(({ formula }) => formula === undefined)) return item;
  const estilos_condicionales = styles.map((style) => {
    if (style.formula === undefined) return style;
    const column = item.selected_columns.find((one) => one.column === style.column);
    const needed = parameterRuleMessages.neededByStyle(
      column?.titulo || column?.readable_name || style.column,
    );
    return { ...style, formula: formulaWithParameters(style.formula, parameters, resolved, needed) };
  });
  return { ...item, estilos_condicionales };
}

/** Values that are put into the texts of groups make them longer. */
const groupTextTooLong = ({ textos_grupo = [] }: TablaItem): boolean =>
  textos_grupo.some(({ encabezado, pie }) => Math.max(encabezado.length, pie.length) > MAX_GROUP_TEXT);

/**
 * A table with the values that are known in the texts of its groups and in its styles, as it is drawn while it is designed.
 * A formula that cannot have its value stays as it is.
 */
export function withTableParameters<Item extends TablaItem | TablaCruzadaItem>(
  item: Item,
  parameters: readonly ReportParameter[],
  resolved: ResolvedParameters,
): Item {
  const tried = (map: () => Item): Item | null => {
    try {
      return map();
    } catch (error) {
      if (error instanceof ParameterUseError) return null;
      throw error;
    }
  };
  const texts = tried(() => withGroupTexts(item, (one) => formulaWithParameters(one, parameters, resolved)));
  return tried(() => withStyleParameters(texts ?? item, parameters, resolved)) ?? texts ?? item;
}

/** Filters with the values of parameters. @throws ParameterUseError */
export function filtersWithParameters(
  filters: readonly ReportFilter[],
  resolved: ResolvedParameters,
): ReportFilter[] {
  return filters.flatMap((filter) => {
    const { parametro, ...plain } = filter;
    const value = parametro === undefined ? undefined : resolved.get(parametro);
    if (parametro === undefined || value === undefined) return [filter];
    if (value.tipo === 'ninguno') return [];
    const valor = valorOf(value, plain);
    if (valor === '') throw new ParameterUseError(parametro, blank(plain.selected_columns[0] ?? ''));
    // The text of a chosen row is compared as it is: “Peña” is not “Pena”.
    if (value.tipo === 'fila' && plain.condition === 'es exactamente')
      return [{ ...plain, condition: 'está en', valor: writeValues([valor]) }];
    return [{ ...plain, valor }];
  });
}

/** Computed columns with the values of parameters. @throws ParameterUseError */
export const formulasWithParameters = (
  columns: readonly AdditionalColumn[],
  parameters: readonly ReportParameter[],
  resolved: ResolvedParameters,
): AdditionalColumn[] =>
  columns.map((column) => {
    const { parametro, ...plain } = column;
    if (column.tipo === 'formula') {
      const { nombre, formula = '' } = column;
      return {
        ...column,
        formula: formulaWithParameters(
          formula,
          parameters,
          resolved,
          parameterRuleMessages.neededByFormula(nombre),
        ),
      };
    }
    const value = parametro === undefined ? undefined : resolved.get(parametro);
    if (parametro === undefined || value === undefined) return column;
    const valor = operandOf(value);
    if (valor === '')
      throw new ParameterUseError(parametro, parameterRuleMessages.neededByFormula(plain.nombre));
    return { ...plain, valor };
  });

/** Of a period its last day. */
function operandOf(value: ResolvedParameter): string {
  switch (value.tipo) {
    case 'texto':
      return value.valor;
    case 'fila':
      return value.dias?.hasta ?? '';
    case 'rango':
    case 'ninguno':
      return '';
  }
}

type PlainFilter = Omit<ReportFilter, 'parametro'>;

function valorOf(value: Exclude<ResolvedParameter, { tipo: 'ninguno' }>, filter: PlainFilter): string {
  const { condition, selected_columns } = filter;
  const isPair = condition !== null && arityOf(condition) === 'two';
  switch (value.tipo) {
    case 'texto':
      return value.valor;
    case 'rango':
      return writeValues([value.desde, value.hasta]);
    case 'fila':
      if (isPair) return value.dias === undefined ? '' : writeValues([value.dias.desde, value.dias.hasta]);
      return value.columnas[selected_columns[0] ?? ''] ?? '';
  }
}

/**
 * A formula with literals in the places of parameters, which are values there and never a part of the formula.
 * @param needed why the value is needed, for a formula over rows: of a computed column or a style; undefined: one over
 * tables.
 */
function formulaWithParameters(
  formula: string,
  parameters: readonly ReportParameter[],
  resolved: ResolvedParameters,
  needed?: string,
): string {
  let last = '';
  const written = withColumns(formula, (name) => {
    const { id, type } = (needed === undefined ? null : storedParameter(name)) ?? { id: name };
    const parameter = parameters.find((one) => one.id === id);
    const value = resolved.get(id);
    if (parameter === undefined || value === undefined) return null;
    last = id;
    const isChanged = type !== undefined && type !== PARAMETER_TYPES[parameter.tipo];
    if (isChanged) throw new ParameterUseError(id, parameterRuleMessages.changedInFormula(parameter.nombre));
    return literalOf(parameter, value, needed ?? parameterRuleMessages.neededByFormula(parameter.nombre));
  });
  if (written.length > MAX_FORMULA) throw new ParameterUseError(last, formulaMessages.tooLong(MAX_FORMULA));
  return written;
}

/** @param needed why the value is needed. @throws ParameterUseError */
function literalOf({ id, tipo }: ReportParameter, value: ResolvedParameter, needed: string): string {
  const literal = value.tipo === 'texto' ? formulaLiteral(tipo, value.valor) : null;
  if (literal === null) throw new ParameterUseError(id, needed);
  if (!isFormulaText(literal)) throw new ParameterUseError(id, reportFormulaMessages.parameterText);
  return literal;
}

/** A value as it stands in a formula; null for a kind that has none there. */
function formulaLiteral(tipo: ParameterKind, value: string): string | null {
  switch (PARAMETER_TYPES[tipo]) {
    case 'numero':
      return `(${value})`;
    case 'fecha': {
      const [year = '', month = '', day = ''] = value.split('-');
      return `FECHA(${year};${month};${day})`;
    }
    case 'texto':
      return `"${value.replaceAll('"', '""')}"`;
    default:
      return null;
  }
}

function isFormulaText(literal: string): boolean {
  try {
    return readTokens(literal).length > 0;
  } catch (error) {
    if (error instanceof FormulaError) return false;
    throw error;
  }
}

function inlineWithParameters(node: InlineNode, resolved: ResolvedParameters): InlineNode[] {
  if (node.type !== 'parameter') return [node];
  const value = resolved.get(node.attrs.parameter);
  if (value === undefined) return [node];
  if (value.texto === '') return [];
  return [{ type: 'text', text: value.texto, ...(node.marks && { marks: node.marks }) }];
}
