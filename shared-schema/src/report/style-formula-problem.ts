import { styleFormula } from '../data/additional-column.ts';
import type { ConditionalStyle } from '../data/conditional-style.ts';
import type { ReportParameter } from '../data/parameter.ts';
import { isProblem } from '../formula/compile-formula.ts';
import { reportProblemMessages } from '../rule-messages/report-problem-messages.ts';
import type { TablaCruzadaItem, TablaItem } from './item.ts';
import { usedParameterProblem } from './parameter-uses.ts';
import { styleColumns, tableOf, usedTables } from './query-columns.ts';

const messages = reportProblemMessages.style;

/** What is wrong with the formula of a style, in words for its author; null for one without. @param parametros of its report. */
export function styleFormulaProblem(
  { formula }: ConditionalStyle,
  item: TablaItem | TablaCruzadaItem,
  parametros: readonly ReportParameter[],
): string | null {
  if (formula === undefined) return null;
  if (item.resumen !== undefined) return messages.summarised;
  const compiled = styleFormula(formula, item.additional_columns);
  if (isProblem(compiled)) return compiled.message;
  const parameter = usedParameterProblem(compiled, parametros);
  if (parameter !== null) return parameter;
  if (compiled.type !== 'logico') return messages.notLogical;
  // A table that is joined for a style alone would change which rows there are.
  const tables = usedTables({ ...item, estilos_condicionales: [] });
  const isJoined = styleColumns({ estilos_condicionales: [{ formula }] }).every((key) =>
    tables.includes(tableOf(key)),
  );
  return isJoined ? null : messages.otherTable;
}
