import { readFile } from 'node:fs/promises';
import { documentImportMessages } from '@lienzo/schema/reports/document-import-messages';
import { expect, it } from 'vitest';
import { onePixel } from '../../testing/one-pixel.ts';
import { readDocument } from './documents.ts';
import { docxPackage, drawing, paragraph, relation } from './testing/docx-package.ts';

const { lost, positions } = documentImportMessages;
const user = { organizationId: 'organization', userId: 'person' };
const read = (bytes: Uint8Array) => readDocument(bytes, { user, signal: new AbortController().signal });

it('reads what LibreOffice saves: headings, looks, lists, merged cells, pictures, regions and page breaks', async () => {
  const { document, pictures } = await read(
    await readFile(new URL('./testing/fixtures/libreoffice.docx', import.meta.url)),
  );
  expect(document).toMatchObject({ format: 'docx', title: 'Reporte de enero', orientation: 'vertical' });
  expect(document.footer).toEqual({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        attrs: { textAlign: 'right' },
        content: [
          { type: 'text', text: 'Página ' },
          { type: 'field', attrs: { field: 'page' } },
          { type: 'text', text: ' de ' },
          { type: 'field', attrs: { field: 'pages' } },
        ],
      },
    ],
  });
  expect(document.header?.content).toMatchObject([{ content: [{ text: 'Mi empresa' }] }]);
  expect(document.blocks).toMatchObject([
    { kind: 'heading', level: 1, content: [{ text: 'Nómina de enero' }] },
    {
      kind: 'paragraph',
      content: [
        { text: 'Hola ' },
        { text: 'negrita', marks: [{ type: 'bold' }] },
        { text: ' rojo', marks: [{ type: 'textStyle', attrs: { fontSize: 14, color: '#c00000' } }] },
      ],
    },
    { kind: 'paragraph', list: { ordered: false, level: 0 }, content: [{ text: 'uno' }] },
    { kind: 'paragraph', list: { ordered: false, level: 0 }, content: [{ text: 'dos' }] },
    { kind: 'paragraph', list: { ordered: false, level: 1 }, content: [{ text: 'dos uno' }] },
    {
      kind: 'table',
      header_rows: 1,
      rows: [
        [{ text: 'RFC' }, { text: 'CURP' }, { text: 'Salario diario' }],
        [{ text: 'XAXX', rows: 2 }, { text: 'a' }, { text: '1' }],
        [null, { text: 'juntas', columns: 2 }, null],
      ],
    },
    { kind: 'picture', image: '0', alt: 'logotipo', width: 75 },
    { kind: 'page_break' },
    {
      kind: 'paragraph',
      content: [{ text: 'enlace', marks: [{ type: 'link', attrs: { href: 'https://example.com/' } }] }],
    },
  ]);
  expect(pictures).toHaveLength(1);
  expect(document.losses).toContainEqual({
    position: positions.after('Nómina de enero'),
    reason: lost.footnote,
  });
});

it('lists what it cannot take, with its position, and takes the rest', async () => {
  const body = [
    paragraph('Primero'),
    drawing('r:link="rId1"'),
    drawing('r:embed="rId2"'),
    '<w:p><w:del><w:r><w:delText>borrado</w:delText></w:r></w:del><w:r><w:t>queda</w:t></w:r></w:p>',
    '<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>secreto</w:t></w:r></w:p>',
    '<w:p><w:r><w:object/></w:r></w:p>',
    drawing('r:embed="rId3"'),
  ].join('');
  const relations = [
    relation('rId1', 'image', 'https://example.com/foto.png', true),
    relation('rId2', 'image', 'media/foto.emf'),
    relation('rId3', 'image', 'media/foto.png'),
  ].join('');
  const { document, pictures } = await read(
    docxPackage(body, {
      relations,
      more: [
        { name: 'word/media/foto.emf', data: 'EMF' },
        { name: 'word/media/foto.png', data: onePixel() },
      ],
    }),
  );
  expect(document.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph', 'picture']);
  expect(pictures.map(({ name }) => name)).toEqual(['Foto']);
  const after = positions.after('Primero');
  expect(document.losses).toEqual([
    { position: after, reason: lost.linkedPicture },
    { position: after, reason: lost.deletion },
    { position: positions.after('queda'), reason: lost.hidden },
    { position: positions.after('queda'), reason: lost.object },
    { position: after, reason: lost.pictureKind('Foto') },
  ]);
});

it('keeps the fields of a letter as names, and the results of other fields as text', async () => {
  const field = (code: string, result: string): string =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>${result}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const { document } = await read(
    docxPackage(
      `<w:p><w:r><w:t xml:space="preserve">Para </w:t></w:r>${field('MERGEFIELD Nombre_completo', '«Nombre_completo»')}${field(' REF a ', ', ref')}${field('PAGE', '7')}</w:p>`,
    ),
  );
  expect(document.blocks).toEqual([
    { kind: 'paragraph', content: [{ type: 'text', text: 'Para «Nombre completo», ref7' }] },
  ]);
});

it('begins a new page where a section does, and takes the page of the first one', async () => {
  const section = (inside: string): string => `<w:sectPr>${inside}</w:sectPr>`;
  const wide =
    '<w:pgSz w:w="15840" w:h="12240"/><w:pgMar w:top="720" w:right="720" w:bottom="720" w:left="720"/>';
  const ending = (text: string, inside: string): string =>
    `<w:p><w:pPr>${section(inside)}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const { document } = await read(
    docxPackage(
      `${ending('uno', wide)}${ending('dos', '<w:type w:val="continuous"/>')}${paragraph('tres')}${section('<w:pgSz w:w="12240" w:h="15840"/>')}`,
    ),
  );
  expect(document).toMatchObject({
    orientation: 'horizontal',
    margins: { top: 36, right: 36, bottom: 36, left: 36 },
  });
  expect(document.blocks.map((block) => ('content' in block ? block.content : block.kind))).toEqual([
    [{ type: 'text', text: 'uno' }],
    [{ type: 'text', text: 'dos' }],
    'page_break',
    [{ type: 'text', text: 'tres' }],
  ]);
  expect(document.losses).toEqual([{ position: positions.document, reason: lost.otherOrientation }]);
});
