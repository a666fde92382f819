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

/**
 * The `@font-face` rules of the drawing.
 * @param sourceOf the URL of a file of `FONT_FILES`: an asset in the editor, an intercepted URL in the rendering
 *   service. It is put between double quotes.
 * @param localName the full name of an installed font, which is used instead of the file if present.
 */
export function fontFaces(sourceOf: (file: string) => string, localName?: (file: string) => string): string {
  const source = (file: string): string => {
    const url = `url("${sourceOf(file)}") format("woff2")`;
    return localName === undefined ? url : `local("${localName(file)}"),${url}`;
  };
  return subsets
    .flatMap((subset) =>
      FACES.map(
        (face) =>
          `@font-face{font-family:"Lienzo Inter";font-style:${face.style};font-weight:${face.weight};font-display:block;src:${source(fileOf(subset, face))};unicode-range:${SUBSETS[subset]}}`,
      ),
    )
    .join('');
}
