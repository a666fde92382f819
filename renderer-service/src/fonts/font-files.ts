import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FONT_FILES } from '@lienzo/templates/drawing/font-faces';

/** The drawing's fonts, by file name, read once: no job waits for the disk. */
export const fontFiles: ReadonlyMap<string, Buffer> = new Map(
  FONT_FILES.map((file) => [
    file,
    readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/inter/files/${file}`))),
  ]),
);
