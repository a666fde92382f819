import { DEFAULT_FONT, type FontFamily } from '@lienzo/schema/report/font-family';
import { type ISpacingProperties, LineRuleType } from 'docx';
import { twips } from './word-units.ts';

/** The fonts as their embedded files call themselves, with what programs take that do not read those. */
export const WORD_FONTS = {
  inter: {
    name: 'Inter',
    files: 'inter',
    alternative: 'Arial',
    panose: '020B0604020202020204',
    family: 'swiss',
    line: 1.21,
    bolder: 0.006,
  },
  serif: {
    name: 'Source Serif 4',
    files: 'source-serif-4',
    alternative: 'Cambria',
    panose: '02040603050405020204',
    family: 'roman',
    line: 1.371,
    bolder: 0.008,
  },
  estrecha: {
    name: 'Roboto Condensed',
    files: 'roboto-condensed',
    alternative: 'Arial Narrow',
    panose: '020B0606020202030204',
    family: 'swiss',
    line: 1.172,
    bolder: 0.002,
  },
} as const satisfies Record<
  FontFamily,
  {
    name: string;
    files: string;
    alternative: string;
    panose: string;
    family: string;
    line: number;
    /** How much wider a letter is in bold than in semi-bold, in em, measured over Spanish text. */
    bolder: number;
  }
>;

export const wordFont = (font: FontFamily | undefined): string => WORD_FONTS[font ?? DEFAULT_FONT].name;

/**
 * The font of runs. Source Serif and Roboto Condensed are kerned, as in the drawing, from one point on (in half points);
 * Inter's lines end at the drawing's words without it.
 */
export const fontRun = (font: FontFamily): { font: string; kern: number } => ({
  font: wordFont(font),
  kern: font === DEFAULT_FONT ? 0 : 2,
});

/**
 * The space between the letters of a heading, in twips, by which its lines are as wide as in the drawing.
 * @param points size of the letters.
 * @param tracking the drawing's space, in em.
 * @param isSemibold whether the drawing is semi-bold, which Word does not know: it is bold there.
 */
export const letterSpacing = (
  font: FontFamily | undefined,
  points: number,
  { tracking, isSemibold }: HeadingLetters,
): number => twips(points * (tracking - (isSemibold ? WORD_FONTS[font ?? DEFAULT_FONT].bolder : 0)));

/** How the drawing sets the letters of a heading. */
export type HeadingLetters = { tracking: number; isSemibold: boolean };

/**
 * The same line height in another font: Word counts in lines of the font, which `WORD_FONTS` has in em.
 * @param inter in 240ths of a line of Inter.
 */
export const wordLine = (font: FontFamily | undefined, inter: number): number =>
  Math.round((inter * WORD_FONTS.inter.line) / WORD_FONTS[font ?? DEFAULT_FONT].line);

/** The line height of a paragraph whose font is not that of its style. @param inter in 240ths of a line of Inter. */
export const lineSpacing = (font: FontFamily, inter: number): ISpacingProperties => ({
  line: wordLine(font, inter),
  lineRule: LineRuleType.AUTO,
});
