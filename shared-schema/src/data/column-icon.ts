/** Icons in the cells of a column: which one a value has. They differ by their shapes, not by colour alone. */
import { columnMarkMessages } from '../rule-messages/column-mark-messages.ts';
import { type Cell, isNumericType, type SelectedColumn } from './column.ts';
import type { IconMark, IconSet } from './column-mark.ts';
import { decimalOf } from './exact-decimal.ts';

/** The sign is a character for where nothing can be drawn. */
export type CellIcon = { sign: string; color: string; words: string };

const GREEN = '#1a7f4b';
const AMBER = '#9a6700';
const RED = '#b42318';

/** By set: the first icon, the second, the third. */
const SIGNS = {
  flechas: ['▲', '▶', '▼'],
  semaforo: ['●', '▲', '◆'],
  verificacion: ['✔', '!', '✖'],
} as const satisfies Record<IconSet, readonly [string, string, string]>;
const COLORS = [GREEN, AMBER, RED] as const;

export type IconSign = (typeof SIGNS)[IconSet][number];

/** The icons of a set, from the first to the third. */
export const iconsOf = (set: IconSet): (CellIcon & { sign: IconSign })[] =>
  ([0, 1, 2] as const).map((at) => ({
    sign: SIGNS[set][at],
    color: COLORS[at],
    words: columnMarkMessages.icons[set][at],
  }));

/** Whether the first icon is only for what is greater than its limit, not for the limit itself. */
export const isStrict = (set: IconSet): boolean => set === 'flechas';

/** The icon of a value in its column; null for no number, and for a column without icons. */
export function cellIcon(
  { data_type, marca }: SelectedColumn,
  value: Cell | undefined,
): (CellIcon & { sign: IconSign }) | null {
  if (marca?.tipo !== 'iconos' || !isNumericType(data_type)) return null;
  const level = levelOf(marca, value);
  return level === null ? null : (iconsOf(marca.juego)[level] ?? null);
}

function levelOf({ juego, alto, medio, invertido }: IconMark, value: Cell | undefined): 0 | 1 | 2 | null {
  const number = decimalOf(value);
  const first = decimalOf(alto);
  const second = decimalOf(medio);
  if (number === null || first === null || second === null) return null;
  const last = invertido === true ? 2 : 0;
  if (isStrict(juego) ? number.gt(first) : number.gte(first)) return last;
  if (number.gte(second)) return 1;
  return last === 0 ? 2 : 0;
}
