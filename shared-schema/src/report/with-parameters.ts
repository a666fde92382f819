/** A report with the values of its parameters put in their places. */
import { catalogColumn } from '../data/catalog.ts';
import type { ColumnKey } from '../data/column.ts';
import type { ReportFilter } from '../data/filter.ts';
import { arityOf } from '../data/filter-condition.ts';
import { writeValues } from '../data/filter-values.ts';
import { parameterRuleMessages } from '../messages/rules/parameter-rule-messages.ts';
import { isDataItem, isTextItem, type ReportItem } from './item.ts';
import type { ReportDocument } from './report.ts';
import type { BlockNode, InlineNode, RichText } from './rich-text.ts';

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

/** A chosen row lacks what a filter compares. */
export class BlankColumnError extends Error {
  readonly parameter: string;
  constructor(parameter: string, column: ColumnKey) {
    super(parameterRuleMessages.blank(catalogColumn(column)?.readable_name ?? column));
    this.parameter = parameter;
  }
}

/**
 * The report without parameters: their values in its filters and texts. What names an unknown parameter stays, for
 * `validateReport` to find. A filter whose parameter has no value is left out.
 * @throws BlankColumnError
 */
export function withParameters(report: ReportDocument, resolved: ResolvedParameters): ReportDocument {
  const { header, footer } = report.page;
  return {
    ...report,
    parametros: [],
    page: {
      ...report.page,
      header: header && textWithParameters(header, resolved),
      footer: footer && textWithParameters(footer, resolved),
    },
    layouts: report.layouts.map((section) => ({
      ...section,
      items: section.items.map((item) => itemWithParameters(item, resolved)),
    })),
  };
}

function itemWithParameters(item: ReportItem, resolved: ResolvedParameters): ReportItem {
  const changed = { ...item };
  if (isDataItem(changed)) changed.filters = filtersWithParameters(changed.filters, resolved);
  if (isTextItem(changed)) changed.valor = textWithParameters(changed.valor, resolved);
  return changed;
}

/** Filters with the values of parameters. @throws BlankColumnError */
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
    if (valor === '') throw new BlankColumnError(parametro, plain.selected_columns[0] ?? '');
    // The text of a chosen row is compared as it is: “Peña” is not “Pena”.
    if (value.tipo === 'fila' && plain.condition === 'es exactamente')
      return [{ ...plain, condition: 'está en', valor: writeValues([valor]) }];
    return [{ ...plain, valor }];
  });
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

function textWithParameters(text: RichText, resolved: ResolvedParameters): RichText {
  return { ...text, content: text.content.map((block) => blockWithParameters(block, resolved)) };
}

function blockWithParameters(block: BlockNode, resolved: ResolvedParameters): BlockNode {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.content === undefined
        ? block
        : { ...block, content: block.content.flatMap((node) => inlineWithParameters(node, resolved)) };
    case 'bulletList':
    case 'orderedList':
      return {
        ...block,
        content: block.content.map((item) => ({
          ...item,
          content: item.content.map((inner) => blockWithParameters(inner, resolved)),
        })),
      };
  }
}

function inlineWithParameters(node: InlineNode, resolved: ResolvedParameters): InlineNode[] {
  if (node.type !== 'parameter') return [node];
  const value = resolved.get(node.attrs.parameter);
  if (value === undefined) return [node];
  if (value.texto === '') return [];
  return [{ type: 'text', text: value.texto, ...(node.marks && { marks: node.marks }) }];
}
