import type { FontFamily } from '@lienzo/schema/report/font-family';
import type { Document, IPropertiesOptions } from 'docx';
import { fontFiles } from '../../../assets/fonts/font-files.ts';
import { trueTypeOf } from '../../../assets/fonts/rename-font.ts';
import { WORD_FONTS } from '../blocks/word-font.ts';

type FontOptions = NonNullable<IPropertiesOptions['fonts']>[number];

/** The faces that Word knows of a font, by what the library calls them. */
const FACES = {
  data: '400-normal',
  bold: '700-normal',
  italic: '400-italic',
  boldItalic: '700-italic',
};

const unpacked = new Map<FontFamily, FontOptions>();

/**
 * A font with the letters of Spanish and its neighbours, about 140 KB in the file: the drawing's own files, so that lines
 * break at the same words where it is not installed. Other scripts take a font of the reader's system. The licences (SIL
 * OFL 1.1) and the embedding permission of the files (`fsType` 0) allow it.
 */
export function embeddedFont(font: FontFamily): FontOptions {
  const known = unpacked.get(font);
  if (known !== undefined) return known;
  const { name, files } = WORD_FONTS[font];
  const faceOf = (face: string): Buffer => {
    const woff = fontFiles.get(`${files}-latin-${face}.woff`);
    if (woff === undefined) throw new Error(`no font ${files} ${face}`);
    return trueTypeOf(woff);
  };
  const options = {
    name,
    data: faceOf(FACES.data),
    bold: faceOf(FACES.bold),
    italic: faceOf(FACES.italic),
    boldItalic: faceOf(FACES.boldItalic),
  };
  unpacked.set(font, options);
  return options;
}

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** Regular, bold, italic and both of each font, in that order. */
const FACE_COUNT = Object.keys(FACES).length;

/**
 * The font table of a document with `embeddedFont`s (ECMA-376-1, 17.8): where a program does not read the embedded files it
 * takes the alternative and not its default serif. The library's own table names no such font.
 * @param fonts in the order in which they were given to the document.
 */
export function fontTable(document: Document, fonts: readonly FontFamily[]): string {
  const entries = fonts.map((font, at) => {
    const { name, alternative, panose, family } = WORD_FONTS[font];
    const first = at * FACE_COUNT;
    const faces = document.FontTable.files
      .slice(first, first + FACE_COUNT)
      .map(({ bold, italic, fontKey }, index) => {
        const element = `embed${bold ? 'Bold' : ''}${italic ? 'Italic' : ''}${bold || italic ? '' : 'Regular'}`;
        return `<w:${element} r:id="rId${first + index + 1}" w:fontKey="{${fontKey.toUpperCase()}}"/>`;
      });
    // In the order of the schema: regular, bold, italic, both.
    return `<w:font w:name="${name}"><w:altName w:val="${alternative}"/><w:panose1 w:val="${panose}"/><w:charset w:val="00"/><w:family w:val="${family}"/><w:pitch w:val="variable"/>${faces.join('')}</w:font>`;
  });
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:fonts ${NAMESPACES}>${entries.join('')}</w:fonts>`;
}
