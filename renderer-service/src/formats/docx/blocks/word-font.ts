import { DEFAULT_FONT, type FontFamily } from '@lienzo/schema/report/font-family';
import { type ISpacingProperties, LineRuleType } from 'docx';

/** The fonts as their embedded files call themselves, with what programs take that do not read those. */
export const WORD_FONTS = {
  inter: {
    name: 'Inter',
    files: 'inter',
    alternative: 'Arial',
    panose: '020B0604020202020204',
    family: 'swiss',
    line: 1.21,
  },
  serif: {
    name: 'Source Serif 4',
    files: 'source-serif-4',
    alternative: 'Cambria',
    panose: '02040603050405020204',
    family: 'roman',
    line: 1.371,
  },
  estrecha: {
    name: 'Roboto Condensed',
    files: 'roboto-condensed',
    alternative: 'Arial Narrow',
    panose: '020B0606020202030204',
    family: 'swiss',
    line: 1.172,
  },
} as const satisfies Record<
  FontFamily,
  { name: string; files: string; alternative: string; panose: string; family: string; line: number }
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
