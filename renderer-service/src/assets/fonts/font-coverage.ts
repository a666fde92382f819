/** Which characters the drawing's fonts have, read from the files that documents are printed with. */
import { FONT_RANGES } from '@lienzo/templates/drawing/font-faces';
import { fontCharacters } from './font-characters.ts';
import { pageFont } from './font-files.ts';

/** Where `npm run glyphs` stores it. */
export const COVERAGE_FILE = new URL('./font-coverage.json', import.meta.url);

/** The length of a line of the file. */
const LINE = 100;

/**
 * The text of the file: lines of code points and ranges of them, hexadecimal. A character counts if every weight and
 * style of some range has it.
 */
export function fontCoverage(): string {
  const covered = new Set<number>();
  for (const faces of Map.groupBy(FONT_RANGES, ({ range }) => range).values()) {
    const [first, ...others] = faces.map(charactersOf);
    for (const code of first ?? []) if (others.every((other) => other.has(code))) covered.add(code);
  }
  return `${JSON.stringify(linesOf(rangesOf([...covered].sort((a, b) => a - b))), undefined, 2)}\n`;
}

/** What a browser takes from a file: what it has of its `unicode-range`, or can draw of parts that it has. */
function charactersOf({ file, range }: { file: string; range: string }): Set<number> {
  const bytes = pageFont(file);
  if (bytes === undefined) throw new Error(`no font ${file}`);
  const glyphs = fontCharacters(bytes);
  const asked = new Set(codesOf(range));
  const has = (code: number): boolean => glyphs.has(code) && asked.has(code);
  const partsOf = (code: number): string[] => [...String.fromCodePoint(code).normalize('NFD')];
  return new Set(
    [...asked].filter((code) => has(code) || partsOf(code).every((part) => has(part.codePointAt(0) ?? 0))),
  );
}

/** @param range as in CSS. */
const codesOf = (range: string): number[] =>
  range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

function rangesOf(sorted: number[]): string[] {
  const ranges: { first: number; last: number }[] = [];
  for (const code of sorted) {
    const current = ranges.at(-1);
    if (current !== undefined && current.last === code - 1) current.last = code;
    else ranges.push({ first: code, last: code });
  }
  return ranges.map(({ first, last }) =>
    first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`,
  );
}

function linesOf(ranges: string[]): string[] {
  const lines: string[] = [];
  for (const range of ranges) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + range.length < LINE) lines[lines.length - 1] = `${last},${range}`;
    else lines.push(range);
  }
  return lines;
}
