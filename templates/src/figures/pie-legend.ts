import { textWidth } from '../drawing/text/text-width.ts';

/** Height of a line of the legend with its gap, and the room of a mark with its gaps, in CSS pixels. */
const LINE = 19;
const MARK = 22;
const MAX_COLUMNS = 3;
/** Widths are those of the report's font; a little room for another one. */
const SAFE = 0.95;

/**
 * The lines of a pie's legend, in as many columns as the height asks for. A line that is too long loses the end of its
 * name, never its value.
 * @param room of the legend in CSS pixels.
 * @param figures with what separates them from their names; '' for none.
 */
export function pieLegend(
  names: readonly string[],
  figures: readonly string[],
  room: { width: number; height: number },
  fontSize: number,
): { lines: Map<string, string>; textWidth: number } {
  const perColumn = Math.max(1, Math.floor(room.height / LINE));
  const columns = Math.min(MAX_COLUMNS, Math.ceil(names.length / perColumn));
  const width = (room.width / Math.max(1, columns) - MARK) * SAFE;
  const lines = names.map((name, index): [string, string] => {
    const figure = figures[index] ?? '';
    return [name, fittingName(name, width / fontSize - textWidth(figure)) + figure];
  });
  return { lines: new Map(lines), textWidth: width };
}

function fittingName(name: string, em: number): string {
  if (textWidth(name) <= em) return name;
  const letters = [...name];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`) > em) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
