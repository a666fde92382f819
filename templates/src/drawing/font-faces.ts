/** The font weights and styles of the drawing; static fonts, since variable ones are printed as Type 3 fonts. */
const FACES = [
  { weight: 400, style: 'normal' },
  { weight: 400, style: 'italic' },
  { weight: 600, style: 'normal' },
  { weight: 700, style: 'normal' },
  { weight: 700, style: 'italic' },
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

const fileOf = (subset: Subset, face: (typeof FACES)[number]): string =>
  `inter-${subset}-${face.weight}-${face.style}.woff2`;

/** The files of `@fontsource/inter/files/` that the drawing needs. */
export const FONT_FILES: string[] = subsets.flatMap((subset) => FACES.map((face) => fileOf(subset, face)));

const KOREAN = 'U+3131-318E,U+AC00-D7A3';
const GREEK = 'U+0370-0377,U+037A-037F,U+0384-03FF';
const CYRILLIC = 'U+0400-045F,U+0490-0491,U+04B0-04B1';
const CYRILLIC_EXT = 'U+0460-048F,U+0492-04AF,U+04B2-052F';
const HEBREW = 'U+0590-05FF,U+FB1D-FB4F';
const ARABIC = 'U+0600-06FF,U+0750-077F,U+0870-08FF,U+FB50-FDFF,U+FE70-FEFC';

const CJK = 'U+2460-24FF,U+2E80-9FFF,U+F900-FAFF,U+FE30-FE4F,U+FF00-FFEF,U+20000-323AF';

/** A regular and a bold file of `Lienzo Scripts`. */
const script = (range: string, regular: string, bold: string) =>
  [
    { family: 'Lienzo Scripts', file: regular, weight: '400', range },
    { family: 'Lienzo Scripts', file: bold, weight: '600 700', range },
  ] as const;

/**
 * The fonts for what Inter's Latin files lack, after them in `FONT_FAMILY`: symbols, arrows and operators, other scripts,
 * Chinese and Japanese. They are read only by documents that need them. Canvas and print use the same files.
 */
const FALLBACKS = [
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
    range:
      'U+2070-209C,U+2100-2121,U+2123-214F,U+2190,U+2192,U+2194-2211,U+2213-2214,U+2216-22FF,U+27C0-2AFF',
  },
  ...script(GREEK, 'inter-greek-400-normal.woff2', 'inter-greek-700-normal.woff2'),
  ...script(CYRILLIC, 'inter-cyrillic-400-normal.woff2', 'inter-cyrillic-700-normal.woff2'),
  ...script(CYRILLIC_EXT, 'inter-cyrillic-ext-400-normal.woff2', 'inter-cyrillic-ext-700-normal.woff2'),
  ...script(HEBREW, 'noto-sans-hebrew-hebrew-400-normal.woff2', 'noto-sans-hebrew-hebrew-700-normal.woff2'),
  ...script(ARABIC, 'noto-sans-arabic-arabic-400-normal.woff2', 'noto-sans-arabic-arabic-700-normal.woff2'),
  ...script(KOREAN, 'noto-sans-kr-korean-400.woff2', 'noto-sans-kr-korean-700.woff2'),
  { family: 'Lienzo CJK', file: 'noto-sans-sc-all-400.woff2', weight: '400', range: CJK },
  { family: 'Lienzo CJK', file: 'noto-sans-sc-all-700.woff2', weight: '600 700', range: CJK },
] as const;

/** The files of `FALLBACKS`: of the packages of Inter and of Noto Sans Symbols 2, Math, Hebrew, Arabic, KR and SC. */
export const FALLBACK_FILES: string[] = FALLBACKS.map(({ file }) => file);

/** The drawing's fonts in their order. */
export const FONT_FAMILY =
  '"Lienzo Inter","Lienzo Symbols","Lienzo Scripts","Lienzo CJK",Inter,Arial,sans-serif';

/** What the drawing's fonts have beyond Latin letters: first and last code point of each range. */
const COVERED: [first: number, last: number][] = [
  [0x300, 0x377],
  [0x37a, 0x37f],
  [0x384, 0x38a],
  [0x38c, 0x38c],
  [0x38e, 0x3a1],
  [0x3a3, 0x3d7],
  [0x400, 0x479],
  [0x480, 0x4ff],
  [0x591, 0x5c7],
  [0x5d0, 0x5ea],
  [0x5ef, 0x5f4],
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x870, 0x88e],
  [0x897, 0x8ff],
  [0x1e00, 0x1eff],
  [0x2000, 0x209c],
  [0x20a0, 0x20c0],
  [0x2100, 0x23ff],
  [0x2460, 0x2bff],
  [0x2e80, 0x9fff],
  [0xf900, 0xfaff],
  [0xfb1d, 0xfbc2],
  [0xfbd3, 0xfdc7],
  [0xfdf0, 0xfe0f],
  [0xfe30, 0xfe4f],
  [0xfe70, 0xfefc],
  [0xfeff, 0xffef],
  [0x1f000, 0x1faff],
  [0x20000, 0x323af],
];

/**
 * The distinct characters of a text that no font of the drawing has; a system's font may have them, on one machine and
 * not on another.
 */
export function uncoveredCharacters(text: string): Set<string> {
  const unusual = new Set(text.match(/[^\s!-\u02ff]/gu) ?? []);
  return new Set([...unusual].filter((character) => !isCovered(character.codePointAt(0) ?? 0)));
}

const isCovered = (code: number): boolean =>
  code < 0x20 || COVERED.some(([first, last]) => code >= first && code <= last) || isCommonHangul(code);

/** The Korean font has the 2,350 syllables of KS X 1001, which all but a few Korean words are written with. */
function isCommonHangul(code: number): boolean {
  if (code < 0xac00 || code > 0xd7a3) return false;
  commonHangul ??= hangulOfKsX1001();
  return commonHangul.has(code);
}

let commonHangul: ReadonlySet<number> | undefined;

/** Its rows 16 to 40, of 94 syllables each, as EUC-KR writes them. */
function hangulOfKsX1001(): ReadonlySet<number> {
  const bytes: number[] = [];
  for (let lead = 0xb0; lead <= 0xc8; lead += 1)
    for (let trail = 0xa1; trail <= 0xfe; trail += 1) bytes.push(lead, trail);
  const syllables = new TextDecoder('euc-kr').decode(new Uint8Array(bytes));
  return new Set(Array.from(syllables, (syllable) => syllable.codePointAt(0) ?? 0));
}

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
  const inter = subsets
    .flatMap((subset) =>
      FACES.map(
        (face) =>
          `@font-face{font-family:"Lienzo Inter";font-style:${face.style};font-weight:${face.weight};font-display:block;src:${source(fileOf(subset, face))};unicode-range:${SUBSETS[subset]}}`,
      ),
    )
    .join('');
  const fallbacks = FALLBACKS.map(
    ({ family, file, weight, range }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:block;src:url("${sourceOf(file)}") format("woff2");unicode-range:${range}}`,
  );
  return inter + fallbacks.join('');
}
