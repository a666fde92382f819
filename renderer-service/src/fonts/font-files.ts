import { readFileSync } from 'node:fs';
import { FONT_FILES } from '@lienzo/templates/drawing/font-faces';

const folder = new URL('./files/', import.meta.resolve('@fontsource/inter/package.json'));

/** The drawing's fonts by file name, as WOFF 2.0 and WOFF 1.0 (`.woff`), read once at start. */
export const fontFiles: ReadonlyMap<string, Buffer> = new Map(
  FONT_FILES.flatMap((file) => [file, file.replace(/2$/, '')]).map((file) => [
    file,
    readFileSync(new URL(file, folder)),
  ]),
);

/** The name under which a file of the drawing's fonts is installed for the browser; no other font has it. */
export const installedFontName = (file: string): string => `Lienzo-${file.replace(/\.woff2$/, '')}`;
