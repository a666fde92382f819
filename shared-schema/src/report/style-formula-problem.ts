import { styleFormula } from '../data/additional-column.ts';
import { formulaParameters } from '../data/computed-formulas.ts';
import type { ConditionalStyle } from '../data/conditional-style.ts';
import { isProblem } from '../formula/compile-formula.ts';
import { reportProblemMessages } from '../rule-messages/report-problem-messages.ts';
import type { TablaCruzadaItem, TablaItem } from './item.ts';
import { styleColumns, tableOf, usedTables } from './query-columns.ts';

const messages = reportProblemMessages.style;

/** What is wrong with the formula of a style, in words for its author; null for one without. */
export function styleFormulaProblem(
  { formula }: ConditionalStyle,
  item: TablaItem | TablaCruzadaItem,
): string | null {
  if (formula === undefined) return null;
  if (item.resumen !== undefined) return messages.summarised;
  const compiled = styleFormula(formula, item.additional_columns);
  if (isProblem(compiled)) return compiled.message;
  if (formulaParameters(compiled).length > 0) return messages.parameter;
  if (compiled.type !== 'logico') return messages.notLogical;
  // A table that is joined for a style alone would change which rows there are.
  const tables = usedTables({ ...item, estilos_condicionales: [] });
  const isJoined = styleColumns({ estilos_condicionales: [{ formula }] }).every((key) =>
    tables.includes(tableOf(key)),
  );
  return isJoined ? null : messages.otherTable;
}
