import { asksTheSame, parentsOf, type ReportParameter } from '../data/parameter.ts';
import { sourcesIn, withRenamedSources } from './formula-tables.ts';
import { isDataItem, type ReportItem } from './item.ts';
import { itemTexts, mapItemTexts } from './item-texts.ts';
import { mapInline } from './map-inline.ts';
import { parametersInFormula, parametersOfColumn, withRenamedParameters } from './parameter-uses.ts';
import { itemFormulas, mapItemFormulas } from './placed-formulas.ts';
import { type InlineNode, inlineNodes } from './rich-text.ts';

/** The parameters that items use in filters, computed columns and texts, and those that limit their choices. */
export function parametersOfItems(
  items: readonly ReportItem[],
  parameters: readonly ReportParameter[],
): ReportParameter[] {
  const used = new Set(items.flatMap(usedIds));
  for (const id of used) for (const parent of Object.values(parentsOf(parameters, id))) used.add(parent.id);
  return parameters.filter(({ id }) => used.has(id));
}

function usedIds(item: ReportItem): string[] {
  const ids = isDataItem(item)
    ? [
        ...item.filters.flatMap(({ parametro }) => parametro ?? []),
        ...item.additional_columns.flatMap(parametersOfColumn),
      ]
    : [];
  for (const text of itemTexts(item))
    for (const node of inlineNodes(text)) if (node.type === 'parameter') ids.push(node.attrs.parameter);
  for (const formula of itemFormulas(item)) ids.push(...sourcesIn(formula));
  for (const formula of styleFormulas(item)) ids.push(...parametersInFormula(formula));
  return ids;
}

/**
 * What a report needs so that items from another one ask what they asked there.
 * @param loaded the parameters that came with the items.
 * @param own those of the report.
 * @returns the ones to add, and the items with the parameters of the report that ask the same.
 */
export function adoptParameters<Item extends ReportItem>(
  rows: readonly (readonly Item[])[],
  loaded: readonly ReportParameter[],
  own: readonly ReportParameter[],
): { rows: Item[][]; added: ReportParameter[] } {
  const renamed = new Map<string, string>();
  const added: ReportParameter[] = [];
  for (const parameter of loaded) {
    const same = own.find((one) => asksTheSame(one, parameter));
    if (same !== undefined) renamed.set(parameter.id, same.id);
    else if (own.some(({ id }) => id === parameter.id)) {
      const id = `parametro-${crypto.randomUUID().slice(0, 8)}`;
      renamed.set(parameter.id, id);
      added.push({ ...parameter, id });
    } else added.push(parameter);
  }
  return { rows: rows.map((row) => row.map((item) => withParameterIds(item, renamed))), added };
}

/** Those of conditional styles, which name parameters as computed columns do. */
const styleFormulas = (item: ReportItem): string[] =>
  item.nombre === 'tabla' || item.nombre === 'tabla_cruzada'
    ? (item.estilos_condicionales ?? []).flatMap(({ formula }) => formula ?? [])
    : [];

function withParameterIds<Item extends ReportItem>(item: Item, renamed: ReadonlyMap<string, string>): Item {
  const idOf = (id: string): string => renamed.get(id) ?? id;
  const changed = <Use extends { parametro?: string | undefined }>(uses: Use[]): Use[] =>
    uses.map((use) => (use.parametro === undefined ? use : { ...use, parametro: idOf(use.parametro) }));
  let next = mapItemFormulas(item, (formula) => withRenamedSources(formula, idOf));
  if ((next.nombre === 'tabla' || next.nombre === 'tabla_cruzada') && styleFormulas(next).length > 0)
    next = {
      ...next,
      estilos_condicionales: (next.estilos_condicionales ?? []).map((style) =>
        style.formula === undefined
          ? style
          : { ...style, formula: withRenamedParameters(style.formula, idOf) },
      ),
    };
  if (isDataItem(next))
    next = {
      ...next,
      filters: changed(next.filters),
      additional_columns: changed(next.additional_columns).map(({ formula, ...column }) =>
        formula === undefined ? column : { ...column, formula: withRenamedParameters(formula, idOf) },
      ),
    };
  return mapItemTexts(next, (text) => mapInline(text, (node) => [withNodeId(node, idOf)]));
}

const withNodeId = (node: InlineNode, idOf: (id: string) => string): InlineNode =>
  node.type === 'parameter'
    ? { ...node, attrs: { ...node.attrs, parameter: idOf(node.attrs.parameter) } }
    : node;
