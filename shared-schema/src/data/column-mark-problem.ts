import { columnMarkMessages } from '../rule-messages/column-mark-messages.ts';
import { isNumericType, type SelectedColumn } from './column.ts';
import { decimalOf } from './exact-decimal.ts';

const { problems } = columnMarkMessages;

/** Why the bar or the icons of a column cannot be used, in words for its author; null when they can. */
export function columnMarkProblem({ data_type, marca }: SelectedColumn): string | null {
  if (marca === undefined) return null;
  if (!isNumericType(data_type)) return problems.noNumbers;
  const isBar = marca.tipo === 'barra';
  const low = isBar ? marca.minimo : marca.medio;
  const high = isBar ? marca.maximo : marca.alto;
  const [from, to] = [low, high].map((typed) => (typed === undefined ? undefined : decimalOf(typed)));
  if (from === null || to === null) return problems.noNumber;
  if (from === undefined || to === undefined) return null;
  if (isBar) return to.lte(from) ? problems.bar : null;
  return to.lt(from) ? problems.icons : null;
}
