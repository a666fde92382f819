import { readFile } from 'node:fs/promises';
import { documentImportMessages } from '@lienzo/schema/reports/document-import-messages';
import { expect, it } from 'vitest';
import { readDocument } from './documents.ts';

const { lost, positions } = documentImportMessages;
const user = { organizationId: 'organization', userId: 'person' };

it('reads the texts of a PDF of LibreOffice: headings, paragraphs, lists, tables and pages', async () => {
  const bytes = await readFile(new URL('./testing/fixtures/libreoffice.pdf', import.meta.url));
  const { document } = await readDocument(bytes, { user, signal: new AbortController().signal });
  expect(document).toMatchObject({ format: 'pdf', title: 'Reporte de enero', pages: 2 });
  const text = (value: string) => [{ type: 'text', text: value }];
  expect(document.blocks.slice(0, 7)).toMatchObject([
    { kind: 'paragraph', content: text('Mi empresa') },
    { kind: 'heading', level: 1, content: text('Nómina de enero') },
    { kind: 'heading', level: 2, content: text('Hola negrita rojo1') },
    { kind: 'paragraph', list: { ordered: false, level: 0 }, content: text('uno') },
    { kind: 'paragraph', list: { ordered: false, level: 0 }, content: text('dos') },
    { kind: 'paragraph', list: { ordered: false, level: 0 }, content: text('dos uno') },
    {
      kind: 'table',
      rows: [
        [{ text: 'RFC' }, { text: 'CURP' }, { text: 'Salario diario' }],
        [{ text: 'XAXX' }, { text: 'a' }, { text: '1' }],
      ],
    },
  ]);
  expect(document.blocks.map(({ kind }) => kind)).toContain('page_break');
  expect(document.losses).toContainEqual({ position: positions.page(1), reason: lost.pdfPictures(1) });
});
