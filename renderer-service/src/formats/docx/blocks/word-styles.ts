import { AlignmentType, type INumberingOptions, type IStylesOptions, LevelFormat, LineRuleType } from 'docx';
import { halfPoints, twips } from './word-units.ts';

export const FONT = 'Inter';
/** Font sizes of texts, and of headers and footers, in points. */
export const BODY_SIZE = 10;
export const REGION_SIZE = 8;
/** Line heights of the drawing over Inter's own, in 240ths of a line. */
const BODY_LINE = 288;
const TABLE_LINE = 268;

const heading = (points: number, level: number): { run: object; paragraph: object } => ({
  run: { size: halfPoints(points), bold: true, color: '1B2330', font: FONT },
  paragraph: {
    spacing: { before: 0, after: 0, line: 240, lineRule: LineRuleType.AUTO },
    keepNext: true,
    outlineLevel: level,
  },
});

/** The drawing's styles as Word styles, so that they can be changed in one place. */
export const wordStyles: IStylesOptions = {
  default: {
    document: {
      run: { font: FONT, size: halfPoints(BODY_SIZE), color: '1B2330', language: { value: 'es-MX' } },
      paragraph: { spacing: { before: 0, after: 0, line: BODY_LINE, lineRule: LineRuleType.AUTO } },
    },
    heading1: heading(22, 0),
    heading2: heading(15, 1),
    heading3: heading(11.5, 2),
    hyperlink: { run: { color: '1A56A8', underline: {} } },
  },
  paragraphStyles: [
    {
      id: 'Celda',
      name: 'Celda de tabla',
      basedOn: 'Normal',
      run: { size: halfPoints(9) },
      paragraph: { spacing: { line: TABLE_LINE, lineRule: LineRuleType.AUTO } },
    },
    {
      id: 'Region',
      name: 'Encabezado y pie',
      basedOn: 'Normal',
      run: { size: halfPoints(REGION_SIZE), color: '667085' },
    },
  ],
};

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The ordered lists of a document: the next list's number, and the numbers that lists start with. */
export type NumberedLists = { next: number; starts: Set<number> };

/** Numbering definitions: bullets, and one ordered list for each start number. */
export function wordNumbering(starts: Iterable<number>): INumberingOptions {
  const indent = (level: number): object => ({
    paragraph: { indent: { left: twips(18 * (level + 1)), hanging: twips(14) } },
  });
  return {
    config: [
      {
        reference: 'vinetas',
        levels: LEVELS.map((level) => ({
          level,
          format: LevelFormat.BULLET,
          text: ['•', '◦', '▪'][level % 3] ?? '•',
          alignment: AlignmentType.LEFT,
          style: indent(level),
        })),
      },
      ...[...new Set([1, ...starts])].map((start) => ({
        reference: numberReference(start),
        levels: LEVELS.map((level) => ({
          level,
          // A list inside of another one has a definition of its own and uses the level that it stands on.
          start,
          format: LevelFormat.DECIMAL,
          text: `%${level + 1}.`,
          alignment: AlignmentType.LEFT,
          style: indent(level),
        })),
      })),
    ],
  };
}

export const numberReference = (start: number): string => `numeros-${start}`;

/**
 * The document's font table: where Inter is not installed, Word takes Arial and not its default serif.
 */
export const FONT_TABLE = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:font w:name="${FONT}"><w:altName w:val="Arial"/><w:panose1 w:val="020B0604020202020204"/><w:charset w:val="00"/><w:family w:val="swiss"/><w:pitch w:val="variable"/></w:font></w:fonts>`;
