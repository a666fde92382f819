import { readFileSync } from 'node:fs';
import { FONT_FILES, fontFaces } from '@lienzo/templates/drawing/font-faces';

/** The drawing's fonts inside of its CSS, for a browser that has nobody to ask for them. */
export const embeddedFonts = (): string =>
  fontFaces((file) => {
    // What is compared is Spanish and needs no other font.
    if (!FONT_FILES.includes(file) || !file.startsWith('inter-')) return 'data:,';
    const position = new URL(`./files/${file}`, import.meta.resolve('@fontsource/inter/package.json'));
    return `data:font/woff2;base64,${readFileSync(position).toString('base64')}`;
  });
