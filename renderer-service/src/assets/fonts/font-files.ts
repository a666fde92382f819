import { existsSync, readFileSync } from 'node:fs';
import { FALLBACK_FILES, FONT_FILES } from '@lienzo/templates/drawing/font-faces';

const folders = [
  { name: 'inter', manifest: import.meta.resolve('@fontsource/inter/package.json') },
  { name: 'source-serif-4', manifest: import.meta.resolve('@fontsource/source-serif-4/package.json') },
  { name: 'roboto-condensed', manifest: import.meta.resolve('@fontsource/roboto-condensed/package.json') },
];

/** Where a file of the drawing's fonts is: it begins with the name of its package. */
function fontUrl(file: string): URL {
  const own = folders.find(({ name }) => file.startsWith(`${name}-`));
  if (own === undefined) throw new Error(`no package for the font file ${file}`);
  return new URL(`./files/${file}`, own.manifest);
}

/** The drawing's fonts by file name, as WOFF 2.0 and WOFF 1.0 (`.woff`), read once at start. */
export const fontFiles: ReadonlyMap<string, Buffer> = new Map(
  FONT_FILES.flatMap((file) => [file, file.replace(/2$/, '')]).map((file) => [
    file,
    readFileSync(fontUrl(file)),
  ]),
);

const FALLBACK_FOLDERS = [
  new URL('./web/', import.meta.resolve('inter-ui/package.json')),
  ...[
    import.meta.resolve('@fontsource/inter/package.json'),
    import.meta.resolve('@fontsource/noto-sans-symbols-2/package.json'),
    import.meta.resolve('@fontsource/noto-sans-math/package.json'),
    import.meta.resolve('@fontsource/noto-sans-hebrew/package.json'),
    import.meta.resolve('@fontsource/noto-sans-arabic/package.json'),
    import.meta.resolve('@openfonts/noto-sans-kr_korean/package.json'),
    import.meta.resolve('@openfonts/noto-sans-sc_all/package.json'),
  ].map((manifest) => new URL('./files/', manifest)),
];

const readFallbacks = new Map<string, Buffer>();

/** A file that documents may request: of the drawing's fonts, or a fallback, read when the first document needs it. */
export function pageFont(file: string): Buffer | undefined {
  const known = fontFiles.get(file) ?? readFallbacks.get(file);
  if (known !== undefined || !FALLBACK_FILES.includes(file)) return known;
  const matches = FALLBACK_FOLDERS.map((fallbacks) => new URL(file, fallbacks)).find((url) =>
    existsSync(url),
  );
  if (matches === undefined) throw new Error(`no font ${file}`);
  const bytes = readFileSync(matches);
  readFallbacks.set(file, bytes);
  return bytes;
}

/** The name under which a file of the drawing's fonts is installed for the browser; no other font has it. */
export const installedFontName = (file: string): string => `Lienzo-${file.replace(/\.woff2$/, '')}`;
