import type { SelectedColumn } from '@lienzo/schema/data/column';
import { sharedHeadingOf } from '@lienzo/schema/data/shared-headings';

type Keys = ReadonlySet<string>;

/** Columns with one heading above theirs; undefined takes it from them. */
export const shareHeading = (
  columns: readonly SelectedColumn[],
  keys: Keys,
  heading: string | undefined,
): SelectedColumn[] =>
  columns.map((column): SelectedColumn => {
    if (!keys.has(column.column)) return column;
    const { encabezado_comun: _before, ...rest } = column;
    return heading === undefined ? rest : { ...rest, encabezado_comun: heading };
  });

/** The columns beside one that share its heading, with itself. */
export function columnsUnderHeading(columns: readonly SelectedColumn[], key: string): Keys {
  const at = columns.findIndex(({ column }) => column === key);
  const own = columns[at];
  if (own === undefined) return new Set();
  const text = sharedHeadingOf(own);
  let [from, to] = [at, at];
  const isSame = (index: number): boolean => {
    const column = columns[index];
    return column !== undefined && text !== '' && sharedHeadingOf(column) === text;
  };
  while (isSame(from - 1)) from -= 1;
  while (isSame(to + 1)) to += 1;
  return new Set(columns.slice(from, to + 1).map(({ column }) => column));
}

/** Whether columns stand side by side. */
export function areNeighbors(columns: readonly SelectedColumn[], keys: Keys): boolean {
  const positions = columns.flatMap(({ column }, at) => (keys.has(column) ? [at] : []));
  return positions.every((position, index) => index === 0 || position === (positions[index - 1] ?? 0) + 1);
}
