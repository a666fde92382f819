/** A .docx of hand-written XML: what no honest program writes, or the least that one needs. */
import { writeZip, type ZipEntry } from '../../workbooks/testing/write-zip.ts';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const NAMES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${RELATIONS}"`,
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
].join(' ');

type Parts = {
  /** `Relationship` elements of the body. */
  relations?: string;
  more?: readonly ZipEntry[];
};

/** @param body XML inside of `<w:body>`. */
export const docxPackage = (body: string, { relations = '', more = [] }: Parts = {}): Uint8Array =>
  writeZip([
    {
      name: '_rels/.rels',
      data: `<Relationships><Relationship Id="r" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    { name: 'word/document.xml', data: `<w:document ${NAMES}><w:body>${body}</w:body></w:document>` },
    { name: 'word/_rels/document.xml.rels', data: `<Relationships>${relations}</Relationships>` },
    ...more,
  ]);

/** The relation of a part, or of what lies outside of the file. */
export const relation = (id: string, type: string, target: string, external = false): string =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`;

export const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A picture by the id of its relation. */
export const drawing = (attributes: string): string =>
  `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="1270000" cy="635000"/><wp:docPr id="1" name="Foto"/><a:graphic><a:graphicData uri="picture"><a:blip ${attributes}/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
