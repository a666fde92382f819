import { textWidth } from '../drawing/text/text-width.ts';
import { distinctNames } from './distinct-names.ts';
import { wrapName } from './wrap-name.ts';

/** Sizes of a legend's text in CSS pixels, the largest first: 8, 7 and 6 points. */
const TEXT_SIZES = [10.7, 9.3, 8] as const;
const SMALLEST_SIZE = 8;
/** The room of a mark with its gaps. */
const MARK = 22;
const MAX_COLUMNS = 3;
const MAX_LINES = 4;
/** Room for a name that is shortened, in em. */
const SHORTEST_NAME = 6;
/** The share of the height that a legend below its pie may take. */
const MAX_BELOW = 0.65;
/** Widths are those of the report's font; a little room for another one. */
const SAFE = 0.95;

type Room = { width: number; height: number };
type Rooms = Record<'beside' | 'below', Room>;
export type PieLegend = {
  /** The entries by the names of their slices; lines are separated by `\n`. */
  entries: Map<string, string>;
  /** In CSS pixels, like `gap`, which is between two entries. */
  text: { size: number; lineHeight: number; width: number };
  gap: number;
  /** The height of a legend that stands below its pie, in CSS pixels; undefined where it stands beside it. */
  below: number | undefined;
};
/** What a legend says of a slice behind its name, with what separates them; '' for nothing. */
export type SliceFigure = { value: string; share: string };

/**
 * A pie's legend, beside the pie or below it. Names are whole where there is a place for them, on several lines or in a
 * smaller text; else they are shortened so that no two read alike. A value is whole or left out.
 * @param room of pie and legend together, in CSS pixels.
 */
export function pieLegend(names: readonly string[], figures: readonly SliceFigure[], room: Room): PieLegend {
  const rooms: Rooms = {
    beside: { width: room.width / 2, height: room.height },
    below: { width: room.width, height: room.height * MAX_BELOW },
  };
  for (const size of TEXT_SIZES) {
    const legend = wholeLegend(names, figures, rooms, size);
    if (legend !== null) return legend;
  }
  return shortLegend(names, figures, rooms);
}

/** A legend with whole names; null where there is no room for it. */
function wholeLegend(
  names: readonly string[],
  figures: readonly SliceFigure[],
  { beside, below }: Rooms,
  size: number,
): PieLegend | null {
  // What does not break at a space keeps a share on the line of its value.
  const texts = names.map((name, index) => name + (figures[index]?.value ?? '') + shareOf(figures[index]));
  const inColumns = lineWidth(columnsFor(names.length, beside, size), beside);
  const line = wrapped(texts, inColumns / size, 1);
  if (line !== null) return legendOf(names, line, { size, width: inColumns });
  const positions = [{ room: beside }, { room: below, isBelow: true }];
  for (const { room, isBelow = false } of positions) {
    const width = lineWidth(1, room);
    const lines = wrapped(texts, width / size, MAX_LINES);
    if (lines === null || heightOf(lines, size) > room.height) continue;
    return legendOf(names, lines, { size, width, ...(isBelow && { below: heightOf(lines, size) }) });
  }
  return null;
}

const shareOf = (figure: SliceFigure | undefined): string =>
  figure === undefined || figure.share === '' ? '' : `\u00a0${figure.share}`;

/** Shortened names on one line each, in the smallest text, with as much of their figures as leaves room for names. */
function shortLegend(
  names: readonly string[],
  figures: readonly SliceFigure[],
  { beside, below }: Rooms,
): PieLegend {
  const size = SMALLEST_SIZE;
  const besideWidth = lineWidth(columnsFor(names.length, beside, size), beside);
  const belowWidth = lineWidth(1, below);
  const belowHeight = heightOf(
    names.map(() => ['']),
    size,
  );
  const variants = [
    figures.map((figure) => figure.value + shareOf(figure)),
    figures.map(({ value }) => value),
  ];
  for (const shown of variants) {
    const needed = (SHORTEST_NAME + Math.max(0, ...shown.map((figure) => textWidth(figure)))) * size;
    if (needed <= besideWidth) return shortened(names, shown, { size, width: besideWidth });
    if (needed <= belowWidth && belowHeight <= below.height)
      return shortened(names, shown, { size, width: belowWidth, below: belowHeight });
  }
  return shortened(names, [], { size, width: besideWidth });
}

type Position = { size: number; width: number; below?: number };

function shortened(names: readonly string[], figures: readonly string[], position: Position): PieLegend {
  const em = position.width / position.size;
  const short = distinctNames(names, (index) => em - textWidth(figures[index] ?? ''));
  return legendOf(
    names,
    short.map((name, index) => [name + (figures[index] ?? '')]),
    position,
  );
}

function legendOf(
  names: readonly string[],
  entries: readonly string[][],
  { size, width, below }: Position,
): PieLegend {
  return {
    entries: new Map(
      names.map((name, index) => [name, (entries[index] ?? []).join('\n').replaceAll('\u00a0', ' ')]),
    ),
    text: { size, lineHeight: lineHeight(size), width },
    gap: gapOf(size),
    below,
  };
}

const lineHeight = (size: number): number => Math.round(size * 1.22);
const gapOf = (size: number): number => Math.round(size * 0.55);

const columnsFor = (count: number, { height }: Room, size: number): number =>
  Math.min(
    MAX_COLUMNS,
    Math.ceil(count / Math.max(1, Math.floor(height / (lineHeight(size) + gapOf(size))))),
  );

const lineWidth = (columns: number, { width }: Room): number => (width / Math.max(1, columns) - MARK) * SAFE;

/** The lines of each entry; null where one does not fit. */
function wrapped(texts: readonly string[], em: number, most: number): string[][] | null {
  const entries = texts.flatMap((text) => {
    const lines = wrapName(text, em, most);
    return lines === null ? [] : [lines];
  });
  return entries.length === texts.length ? entries : null;
}

const heightOf = (entries: readonly string[][], size: number): number =>
  entries.reduce((sum, lines) => sum + Math.max(12, lines.length * lineHeight(size)) + gapOf(size), 0);
