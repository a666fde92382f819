import type { Document, IPropertiesOptions } from 'docx';
import { fontFiles } from '../../../fonts/font-files.ts';
import { trueTypeOf } from '../../../fonts/rename-font.ts';
import { WORD_FONT } from '../blocks/word-styles.ts';

type FontOptions = NonNullable<IPropertiesOptions['fonts']>[number];

/** The faces that Word knows of a font, by what the library calls them. */
const FACES = {
  data: 'inter-latin-400-normal',
  bold: 'inter-latin-700-normal',
  italic: 'inter-latin-400-italic',
  boldItalic: 'inter-latin-700-italic',
};

let unpacked: FontOptions | undefined;

/**
 * Inter with the letters of Spanish and its neighbours, about 140 KB in the file: the drawing's own files, so that lines
 * break at the same words where Inter is not installed. Other scripts take a font of the reader's system. Its licence (SIL
 * OFL 1.1) and its embedding permission (`fsType` 0) allow it.
 */
export function embeddedFont(): FontOptions {
  const faceOf = (name: string): Buffer => {
    const woff = fontFiles.get(`${name}.woff`);
    if (woff === undefined) throw new Error(`no font ${name}`);
    return trueTypeOf(woff);
  };
  unpacked ??= {
    name: WORD_FONT,
    data: faceOf(FACES.data),
    bold: faceOf(FACES.bold),
    italic: faceOf(FACES.italic),
    boldItalic: faceOf(FACES.boldItalic),
  };
  return unpacked;
}

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/**
 * The font table of a document with `embeddedFont` (ECMA-376-1, 17.8): where a program does not read the embedded files it
 * takes Arial and not its default serif. The library's own table names no such font.
 */
export function fontTable(document: Document): string {
  const faces = document.FontTable.files.map(({ bold, italic, fontKey }, index) => {
    const element = `embed${bold ? 'Bold' : ''}${italic ? 'Italic' : ''}${bold || italic ? '' : 'Regular'}`;
    return `<w:${element} r:id="rId${index + 1}" w:fontKey="{${fontKey.toUpperCase()}}"/>`;
  });
  // In the order of the schema: regular, bold, italic, both.
  const font = `<w:font w:name="${WORD_FONT}"><w:altName w:val="Arial"/><w:panose1 w:val="020B0604020202020204"/><w:charset w:val="00"/><w:family w:val="swiss"/><w:pitch w:val="variable"/>${faces.join('')}</w:font>`;
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:fonts ${NAMESPACES}>${font}</w:fonts>`;
}
