import type { FontFamily } from '@lienzo/schema/report/font-family';

/**
 * The font weights and styles of the drawing; static fonts, since variable ones are printed as Type 3 fonts. `whole`: the
 * file of `inter-ui/web/` with all of Inter.
 */
const FACES = [
  { weight: 400, style: 'normal', whole: 'Inter-Regular.woff2' },
  { weight: 400, style: 'italic', whole: 'Inter-Italic.woff2' },
  { weight: 600, style: 'normal', whole: 'Inter-SemiBold.woff2' },
  { weight: 700, style: 'normal', whole: 'Inter-Bold.woff2' },
  { weight: 700, style: 'italic', whole: 'Inter-BoldItalic.woff2' },
] as const;

/** The two subsets of Inter that Spanish and related languages need, as in `@fontsource/inter`. */
const SUBSETS = {
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as const;

type Subset = keyof typeof SUBSETS;
const subsets: Subset[] = ['latin-ext', 'latin'];

/** The embedded families: what they are called in CSS, and the names of their packages of `@fontsource`. */
const FAMILIES: Record<FontFamily, { family: string; name: string }> = {
  inter: { family: 'Lienzo Inter', name: 'inter' },
  serif: { family: 'Lienzo Serif', name: 'source-serif-4' },
  estrecha: { family: 'Lienzo Narrow', name: 'roboto-condensed' },
};

type Face = { family: string; file: string; weight: number; style: string; subset: Subset };

const facesOf = ({ family, name }: (typeof FAMILIES)[FontFamily]): Face[] =>
  subsets.flatMap((subset) =>
    FACES.map(({ weight, style }) => {
      const file = `${name}-${subset}-${weight}-${style}.woff2`;
      return { family, file, weight, style, subset };
    }),
  );

const EMBEDDED: Face[] = Object.values(FAMILIES).flatMap(facesOf);

/** The files that the drawing needs: each begins with the name of its package of `@fontsource`. */
export const FONT_FILES: string[] = EMBEDDED.map(({ file }) => file);

const KOREAN = 'U+3131-318E,U+AC00-D7A3';
const GREEK = 'U+0370-0377,U+037A-037F,U+0384-03FF';
const CYRILLIC = 'U+0400-045F,U+0490-0491,U+04B0-04B1';
const CYRILLIC_EXT = 'U+0460-048F,U+0492-04AF,U+04B2-052F';
const HEBREW = 'U+0590-05FF,U+FB1D-FB4F';
const ARABIC = 'U+0600-06FF,U+0750-077F,U+0870-08FF,U+FB50-FDFF,U+FE70-FEFC';

/** Punctuation, superscripts, fractions, Vietnamese and ancient Greek, which the subsets of the web lack. */
const INTER_REST = 'U+1EA0-1EF9,U+1F00-1FFE,U+2010-205E,U+2070-209C,U+2100-218B';

const CJK = 'U+2460-24FF,U+2E80-9FFF,U+F900-FAFF,U+FE30-FE4F,U+FF00-FFEF,U+20000-323AF';

/** A file for what is in none of the families before it. */
type Fallback = { family: string; file: string; weight: string; style?: string; range: string };

/** A regular and a bold file of `Lienzo Scripts`. */
const script = (range: string, regular: string, bold: string): Fallback[] => [
  { family: 'Lienzo Scripts', file: regular, weight: '400', range },
  { family: 'Lienzo Scripts', file: bold, weight: '600 700', range },
];

/**
 * The fonts for what Inter's Latin files lack, after them in `FONT_FAMILY`: the rest of Inter, symbols, arrows and
 * operators, other scripts, Chinese and Japanese. They are read only by documents that need them. Canvas and print use the same files.
 */
const FALLBACKS: Fallback[] = [
  ...FACES.map(({ weight, style, whole }) => {
    const family = 'Lienzo Inter Rest';
    return { family, file: whole, weight: `${weight}`, style, range: INTER_REST };
  }),
  {
    family: 'Lienzo Symbols',
    file: 'noto-sans-symbols-2-symbols-400-normal.woff2',
    weight: '400',
    range: 'U+2300-23FF,U+25A0-27BF,U+2B00-2BFF,U+1F000-1FAFF',
  },
  {
    family: 'Lienzo Symbols',
    file: 'noto-sans-math-latin-400-normal.woff2',
    weight: '400',
    range: 'U+2100-2121,U+2123-214F,U+2190,U+2192,U+2194-2211,U+2213-2214,U+2216-22FF,U+27C0-2AFF',
  },
  ...script(GREEK, 'inter-greek-400-normal.woff2', 'inter-greek-700-normal.woff2'),
  ...script(CYRILLIC, 'inter-cyrillic-400-normal.woff2', 'inter-cyrillic-700-normal.woff2'),
  ...script(CYRILLIC_EXT, 'inter-cyrillic-ext-400-normal.woff2', 'inter-cyrillic-ext-700-normal.woff2'),
  ...script(HEBREW, 'noto-sans-hebrew-hebrew-400-normal.woff2', 'noto-sans-hebrew-hebrew-700-normal.woff2'),
  ...script(ARABIC, 'noto-sans-arabic-arabic-400-normal.woff2', 'noto-sans-arabic-arabic-700-normal.woff2'),
  ...script(KOREAN, 'noto-sans-kr-korean-400.woff2', 'noto-sans-kr-korean-700.woff2'),
  { family: 'Lienzo CJK', file: 'noto-sans-sc-all-400.woff2', weight: '400', range: CJK },
  { family: 'Lienzo CJK', file: 'noto-sans-sc-all-700.woff2', weight: '600 700', range: CJK },
];

/**
 * The files of `FALLBACKS`: of the packages of Inter, whole and in subsets, and of Noto Sans Symbols 2, Math, Hebrew,
 * Arabic, KR and SC.
 */
export const FALLBACK_FILES: string[] = FALLBACKS.map(({ file }) => file);

/** The drawing's fonts in their order. */
export const FONT_FAMILY =
  '"Lienzo Inter","Lienzo Inter Rest","Lienzo Symbols","Lienzo Scripts","Lienzo CJK",Inter,Arial,sans-serif';

/** The same after another family, which has less than Inter: what it lacks is Inter's. */
export const fontStack = (font: FontFamily): string =>
  font === 'inter' ? FONT_FAMILY : `"${FAMILIES[font].family}",${FONT_FAMILY}`;

/**
 * Which characters each file is asked for. A file has less than its range; files of one range differ in weight and style
 * alone.
 */
export const FONT_RANGES: { file: string; range: string }[] = [
  // All families end with Inter's, so that the others add nothing.
  ...facesOf(FAMILIES.inter).map(({ file, subset }) => ({ file, range: SUBSETS[subset] })),
  ...FALLBACKS.map(({ file, range }) => ({ file, range })),
];

/**
 * The `@font-face` rules of the drawing.
 * @param sourceOf the URL of a file of `FONT_FILES` or `FALLBACK_FILES`: an asset in the editor, an intercepted URL in the rendering
 *   service. It is put between double quotes.
 * @param localName the full name of an installed font, which is used instead of the file if present.
 */
export function fontFaces(sourceOf: (file: string) => string, localName?: (file: string) => string): string {
  const source = (file: string): string => {
    const url = `url("${sourceOf(file)}") format("woff2")`;
    return localName === undefined ? url : `local("${localName(file)}"),${url}`;
  };
  const embedded = EMBEDDED.map(
    ({ family, file, weight, style, subset }) =>
      `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:block;src:${source(file)};unicode-range:${SUBSETS[subset]}}`,
  );
  const fallbacks = FALLBACKS.map(
    ({ family, file, weight, style, range }) =>
      `@font-face{font-family:"${family}";${style === undefined ? '' : `font-style:${style};`}font-weight:${weight};font-display:block;src:url("${sourceOf(file)}") format("woff2");unicode-range:${range}}`,
  );
  return [...embedded, ...fallbacks].join('');
}
