import { DEFAULT_FONT, type FontFamily } from '@lienzo/schema/report/font-family';
import { AlignmentType, type INumberingOptions, type IStylesOptions, LevelFormat, LineRuleType } from 'docx';
import { fontRun, type HeadingLetters, letterSpacing, wordFont, wordLine } from './word-font.ts';
import { halfPoints, twips } from './word-units.ts';

/** Font sizes of texts, of headers and footers, of a table's cells and of its column titles, in points. */
export const BODY_SIZE = 10;
export const REGION_SIZE = 8;
export const CELL_SIZE = 9;
export const COLUMN_TITLE_SIZE = 8;
/** Font sizes of headings inside a text in points, as in the drawing. */
const TEXT_HEADING_SIZES = { 1: 18, 2: 13.5, 3: 11 } as const;
/** Line heights of the drawing over Inter's own, in 240ths of a line. */
export const BODY_LINE = 288;
export const HEADING_LINE = 240;
const TABLE_LINE = 268;

/** The letters of titles, and of headings inside a text, by their level. */
export const TITLE_LETTERS: Record<1 | 2 | 3, HeadingLetters> = {
  1: { tracking: -0.02, isSemibold: false },
  2: { tracking: -0.012, isSemibold: true },
  3: { tracking: 0, isSemibold: true },
};
const TEXT_HEADING_LETTERS: typeof TITLE_LETTERS = {
  1: { tracking: -0.015, isSemibold: false },
  2: { tracking: -0.01, isSemibold: true },
  3: { tracking: 0, isSemibold: true },
};

const heading = (points: number, level: 1 | 2 | 3, font: FontFamily): { run: object; paragraph: object } => ({
  run: {
    size: halfPoints(points),
    bold: true,
    color: '1B2330',
    characterSpacing: letterSpacing(font, points, TITLE_LETTERS[level]),
    ...fontRun(font),
  },
  paragraph: {
    spacing: { before: 0, after: 0, line: wordLine(font, HEADING_LINE), lineRule: LineRuleType.AUTO },
    keepNext: true,
    outlineLevel: level - 1,
  },
});

/** The fonts of a document: that of its styles, and all that it has. */
export type DocumentFonts = { own: FontFamily; used: readonly FontFamily[] };

/** Of what is no report. */
export const INTER_ALONE: DocumentFonts = { own: DEFAULT_FONT, used: [DEFAULT_FONT] };

/** The drawing's styles as Word styles, so that they can be changed in one place. */
export const wordStyles = ({ own, used }: DocumentFonts): IStylesOptions => ({
  default: {
    document: {
      run: {
        ...fontRun(own),
        size: halfPoints(BODY_SIZE),
        color: '1B2330',
        language: { value: 'es-MX' },
      },
      paragraph: {
        spacing: { before: 0, after: 0, line: wordLine(own, BODY_LINE), lineRule: LineRuleType.AUTO },
      },
    },
    heading1: heading(22, 1, own),
    heading2: heading(15, 2, own),
    heading3: heading(11.5, 3, own),
    hyperlink: { run: { color: '1A56A8', underline: {} } },
  },
  paragraphStyles: [
    ...([1, 2, 3] as const).map((level) => ({
      id: textHeadingStyle(level),
      name: `Título ${level} dentro de texto`,
      basedOn: `Heading${level}`,
      next: 'Normal',
      quickFormat: true,
      run: {
        size: halfPoints(TEXT_HEADING_SIZES[level]),
        characterSpacing: letterSpacing(own, TEXT_HEADING_SIZES[level], TEXT_HEADING_LETTERS[level]),
      },
    })),
    ...cellStyles(own),
    ...used.filter((font) => font !== own).flatMap((font) => cellStyles(font, wordFont(font))),
    ...[
      { id: 'Header', name: 'header' },
      { id: 'Footer', name: 'footer' },
    ].map((region) => ({
      ...region,
      basedOn: 'Normal',
      run: { size: halfPoints(REGION_SIZE), color: '667085' },
    })),
  ],
});

/** What paragraphs in tables are. */
export type CellStyleId = 'Celda' | 'CeldaTitulo' | 'CeldaGrupo' | 'CeldaTotal';

/** The style of paragraphs in a table. @param font of the table, when it is not the document's. */
export const cellStyleId = (style: CellStyleId, font: FontFamily | undefined): string =>
  font === undefined
    ? style
    : `${style}${font === DEFAULT_FONT ? 'Inter' : font === 'serif' ? 'Serif' : 'Estrecha'}`;

/** The styles of paragraphs in tables. @param name of the font, when it is not the document's. */
function cellStyles(font: FontFamily, name?: string): NonNullable<IStylesOptions['paragraphStyles']> {
  const id = (style: CellStyleId): string => cellStyleId(style, name === undefined ? undefined : font);
  const named = (title: string): string => (name === undefined ? title : `${title} (${name})`);
  return [
    {
      id: id('Celda'),
      name: named('Celda de tabla'),
      basedOn: 'Normal',
      quickFormat: true,
      run: { size: halfPoints(CELL_SIZE), ...(name !== undefined && fontRun(font)) },
      paragraph: { spacing: { line: wordLine(font, TABLE_LINE), lineRule: LineRuleType.AUTO } },
    },
    {
      id: id('CeldaTitulo'),
      name: named('Título de columna'),
      basedOn: id('Celda'),
      quickFormat: true,
      run: { size: halfPoints(COLUMN_TITLE_SIZE), bold: true, color: '475467' },
    },
    {
      id: id('CeldaGrupo'),
      name: named('Grupo de tabla'),
      basedOn: id('Celda'),
      quickFormat: true,
      run: { bold: true },
    },
    {
      id: id('CeldaTotal'),
      name: named('Total de tabla'),
      basedOn: id('Celda'),
      quickFormat: true,
      run: { bold: true },
    },
  ];
}

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
