import { AlignmentType, type INumberingOptions, type IStylesOptions, LevelFormat, LineRuleType } from 'docx';
import { halfPoints, twips } from './word-units.ts';

/** The font of all styles, as the embedded files call themselves. */
export const WORD_FONT = 'Inter';
/** Font sizes of texts, of headers and footers, of a table's cells and of its column titles, in points. */
export const BODY_SIZE = 10;
export const REGION_SIZE = 8;
export const CELL_SIZE = 9;
export const COLUMN_TITLE_SIZE = 8;
/** Font sizes of headings inside a text in points, as in the drawing. */
const TEXT_HEADING_SIZES = { 1: 18, 2: 13.5, 3: 11 } as const;
/** Line heights of the drawing over Inter's own, in 240ths of a line. */
const BODY_LINE = 288;
const TABLE_LINE = 268;

const heading = (points: number, level: number): { run: object; paragraph: object } => ({
  run: { size: halfPoints(points), bold: true, color: '1B2330', font: WORD_FONT },
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
      run: { font: WORD_FONT, size: halfPoints(BODY_SIZE), color: '1B2330', language: { value: 'es-MX' } },
      paragraph: { spacing: { before: 0, after: 0, line: BODY_LINE, lineRule: LineRuleType.AUTO } },
    },
    heading1: heading(22, 0),
    heading2: heading(15, 1),
    heading3: heading(11.5, 2),
    hyperlink: { run: { color: '1A56A8', underline: {} } },
  },
  paragraphStyles: [
    ...([1, 2, 3] as const).map((level) => ({
      id: textHeadingStyle(level),
      name: `Título ${level} dentro de texto`,
      basedOn: `Heading${level}`,
      next: 'Normal',
      quickFormat: true,
      run: { size: halfPoints(TEXT_HEADING_SIZES[level]) },
    })),
    {
      id: 'Celda',
      name: 'Celda de tabla',
      basedOn: 'Normal',
      quickFormat: true,
      run: { size: halfPoints(CELL_SIZE) },
      paragraph: { spacing: { line: TABLE_LINE, lineRule: LineRuleType.AUTO } },
    },
    {
      id: 'CeldaTitulo',
      name: 'Título de columna',
      basedOn: 'Celda',
      quickFormat: true,
      run: { size: halfPoints(COLUMN_TITLE_SIZE), bold: true, color: '475467' },
    },
    { id: 'CeldaGrupo', name: 'Grupo de tabla', basedOn: 'Celda', quickFormat: true, run: { bold: true } },
    { id: 'CeldaTotal', name: 'Total de tabla', basedOn: 'Celda', quickFormat: true, run: { bold: true } },
    ...[
      { id: 'Header', name: 'header' },
      { id: 'Footer', name: 'footer' },
    ].map((region) => ({
      ...region,
      basedOn: 'Normal',
      run: { size: halfPoints(REGION_SIZE), color: '667085' },
    })),
  ],
};

/** The style of a heading inside a text; it is smaller than a title of the report. */
export function textHeadingStyle(level: 1 | 2 | 3): string {
  return `TituloDeTexto${level}`;
}

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
