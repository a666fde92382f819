/** What differs between the conditional styles of two versions of an item: which rule, and how it looks. */
import { catalogColumn } from '../data/catalog.ts';
import type { ColumnKey } from '../data/column.ts';
import type { ConditionalStyle } from '../data/conditional-style.ts';
import { readValues } from '../data/filter-values.ts';
import { readableFormula } from '../data/formula-names.ts';
import { groupNames, readableGroupFormula } from '../data/group-styles.ts';
import type { FormulaSources } from '../report/formula-tables.ts';
import {
  INDICATOR_VALUE,
  type IndicadorItem,
  type TablaCruzadaItem,
  type TablaItem,
} from '../report/item.ts';
import { reportChangeMessages as messages } from '../reports/report-change-messages.ts';
import { columnName, styleText } from './describe-columns.ts';
import { listSentences } from './list-sentences.ts';

type StyledItem = IndicadorItem | TablaItem | TablaCruzadaItem;
type Style = Omit<ConditionalStyle, 'formula'> & { formula?: string | undefined };

/** @param name of the item. */
export function conditionalStyleSentences(
  before: StyledItem,
  after: StyledItem,
  name: string,
  sources: { before: FormulaSources; after: FormulaSources },
): string[] {
  const older = (style: Style): string => styleRule(style, before, sources.before);
  const newer = (style: Style): string => styleRule(style, after, sources.after);
  const sentences = listSentences<Style>(stylesOf(before), stylesOf(after), {
    added: (style) => messages.conditionalStyle.added(name, newer(style)),
    removed: (style) => messages.conditionalStyle.removed(name, older(style)),
    changed: (one, other) => [messages.conditionalStyle.changed(name, older(one), newer(other))],
  });
  return sentences.length === 0 ? [messages.conditionalStyle.order(name)] : sentences;
}

const stylesOf = (item: StyledItem): readonly Style[] => item.estilos_condicionales ?? [];

/** “si Horas mayor que 9: letra #B42318 en toda la fila” */
function styleRule(style: Style, item: StyledItem, { parametros }: FormulaSources): string {
  const { condition, valor, formula, alcance, bold, color, background } = style;
  const column = nameOf(style.column, item);
  const rule =
    formula === undefined
      ? `${column} ${condition} ${readValues(condition, valor).join(', ')}`.trim()
      : readable(formula, item, parametros);
  const look = styleText({
    ...(bold && { bold }),
    ...(color !== undefined && { color }),
    ...(background !== undefined && { background }),
  });
  const scope = item.nombre === 'indicador' || alcance === 'celda' ? column : null;
  return messages.conditionalStyle.rule(rule, look, scope);
}

function readable(formula: string, item: StyledItem, parameters: FormulaSources['parametros']): string {
  if (item.nombre === 'indicador') return formula;
  return item.resumen === undefined
    ? readableFormula(formula, item, '', parameters)
    : readableGroupFormula(formula, groupNames(item, parameters));
}

function nameOf(key: ColumnKey, item: StyledItem): string {
  if (item.nombre === 'indicador' || key === INDICATOR_VALUE) return messages.conditionalStyle.figure;
  const shown = item.selected_columns.find(({ column }) => column === key);
  if (shown !== undefined) return columnName(shown);
  const computed = item.additional_columns.find(({ id }) => id === key);
  return computed?.nombre ?? catalogColumn(key)?.readable_name ?? key;
}
