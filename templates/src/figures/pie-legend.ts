import { textWidth } from '../drawing/text/text-width.ts';

/** Height of a line of the legend with its gap, and the room of a mark with its gaps, in CSS pixels. */
const LINE = 19;
const MARK = 22;
const MAX_COLUMNS = 3;
/** Of a name that loses its end, in em. */
const SHORTEST_NAME = 2;
/** The share of the height that a legend below its pie may take. */
const MOST_BELOW = 0.65;
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
  const width = lineWidth(names.length, room);
  const lines = names.map((name, index): [string, string] => {
    const figure = figures[index] ?? '';
    return [name, fittingName(name, width / fontSize - textWidth(figure)) + figure];
  });
  return { lines: new Map(lines), textWidth: width };
}

/** The width of a line's text. */
function lineWidth(count: number, room: { width: number; height: number }): number {
  const perColumn = Math.max(1, Math.floor(room.height / LINE));
  const columns = Math.min(MAX_COLUMNS, Math.ceil(count / perColumn));
  return (room.width / Math.max(1, columns) - MARK) * SAFE;
}

/**
 * The height of a legend that stands below its pie because the values would be cut beside it, in CSS pixels; undefined
 * where it stands beside the pie, as it does too when it is too long to stand below.
 * @param room of pie and legend together.
 */
export function heightBelowPie(
  figures: readonly string[],
  room: { width: number; height: number },
  fontSize: number,
): number | undefined {
  const longest = Math.max(0, ...figures.map(textWidth));
  if (longest === 0) return undefined;
  const beside = lineWidth(figures.length, { width: room.width / 2, height: room.height });
  if ((SHORTEST_NAME + longest) * fontSize <= beside) return undefined;
  const height = figures.length * LINE;
  return height <= room.height * MOST_BELOW ? height : undefined;
}

function fittingName(name: string, em: number): string {
  if (textWidth(name) <= em) return name;
  const letters = [...name];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`) > em) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
