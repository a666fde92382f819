import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostileWorkbooks } from '../workbooks/testing/hostile-workbooks.ts';
import { writeZip } from '../workbooks/testing/write-zip.ts';
import { DocumentRefusal, type ReadDocument, readDocument } from './documents.ts';
import { docxPackage, drawing, paragraph, relation } from './testing/docx-package.ts';

const MB = 1024 * 1024;
const user = { organizationId: 'organization', userId: 'person' };
let server: Server;
let address = '';
const asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
});
afterAll(() => server.close());

const read = (bytes: Uint8Array, deadline = 30_000): Promise<ReadDocument> =>
  readDocument(bytes, { user, signal: new AbortController().signal, deadline });
/** Why a document is refused; null when it is read. */
const reasonOf = (bytes: Uint8Array, deadline?: number): Promise<string | null> =>
  read(bytes, deadline).then(
    () => null,
    (error: unknown) => {
      if (error instanceof DocumentRefusal) return error.reason;
      throw error;
    },
  );

/** A PDF of one page with this content, and other objects from 10 on. */
function pdfOf(content: Uint8Array, dictionary: string, more = '', catalog = ''): Uint8Array {
  const head = [
    '%PDF-1.7',
    `1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj`,
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj',
    '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
    more,
    `4 0 obj<</Length ${content.length}${dictionary}>>stream\n`,
  ].join('\n');
  return Buffer.concat([
    Buffer.from(head),
    content,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  ]);
}

it('a bomb is refused by what its directory says, and one whose directory lies while it unpacks', async () => {
  const large = `<w:t>${'a'.repeat(65 * MB)}</w:t>`;
  expect(await reasonOf(docxPackage(large))).toBe('too_large');
  const mislabelled = { name: 'word/styles.xml', data: 'a'.repeat(MB), declaredSize: 10 };
  const relations = relation('rId1', 'styles', 'styles.xml');
  expect(await reasonOf(docxPackage(paragraph('Hola'), { relations, more: [mislabelled] }))).toBe('broken');
});

it('one text that needs more memory than the worker has is refused, and nothing else dies', async () => {
  const runs = '<w:r><w:rPr><w:b/></w:rPr><w:t>a</w:t></w:r><w:r><w:t>b</w:t></w:r>'.repeat(400_000);
  expect(await reasonOf(docxPackage(`<w:p>${runs}</w:p>`))).toBe('too_large');
  expect(await reasonOf(docxPackage(paragraph('Hola')))).toBeNull();
});

it('entities, tables inside of tables and styles in a circle neither hang nor end the reader', async () => {
  const entities = '<!DOCTYPE a [<!ENTITY b "bbbb">]><w:document/>';
  const bomb = writeZip([
    {
      name: '_rels/.rels',
      data: `<Relationships>${relation('r', 'officeDocument', 'word/document.xml')}</Relationships>`,
    },
    { name: 'word/document.xml', data: entities },
  ]);
  expect(await reasonOf(bomb)).toBe('broken');
  const nested = `${'<w:tbl><w:tr><w:tc>'.repeat(3000)}${paragraph('adentro')}${'</w:tc></w:tr></w:tbl>'.repeat(3000)}`;
  const circle = ['a', 'b'].map(
    (id, at) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:basedOn w:val="${at === 0 ? 'b' : 'a'}"/></w:style>`,
  );
  const { document } = await read(
    docxPackage(`<w:p><w:pPr><w:pStyle w:val="a"/></w:pPr><w:r><w:t>círculo</w:t></w:r></w:p>${nested}`, {
      relations: relation('rId1', 'styles', 'styles.xml'),
      more: [{ name: 'word/styles.xml', data: `<w:styles xmlns:w="w">${circle.join('')}</w:styles>` }],
    }),
  );
  expect(document.blocks).toMatchObject([
    { content: [{ text: 'círculo' }] },
    { rows: [[{ text: 'adentro' }]] },
  ]);
});

it('nothing outside of a file is fetched, and no script of it runs', async () => {
  const relations = [
    relation('rId1', 'image', `${address}/foto.png`, true),
    relation('rId2', 'attachedTemplate', `${address}/plantilla.dotx`, true),
    relation('rId3', 'aFChunk', `${address}/parte.html`, true),
    relation('rId4', 'styles', `${address}/estilos.xml`, true),
    relation('rId5', 'header', `${address}/encabezado.xml`, true),
  ].join('');
  const body = [
    paragraph('Hola'),
    drawing('r:link="rId1"'),
    drawing('r:embed="rId1"'),
    '<w:altChunk r:id="rId3"/>',
    '<w:sectPr><w:headerReference w:type="default" r:id="rId5"/></w:sectPr>',
  ].join('');
  const { document } = await read(docxPackage(body, { relations }));
  expect(document.blocks).toHaveLength(1);
  const text = Buffer.from('BT /F 12 Tf 72 700 Td (Hola) Tj ET');
  const script = `10 0 obj<</S/JavaScript/JS(app.launchURL("${address}/js"))>>endobj\n11 0 obj<</S/URI/URI(${address}/uri)>>endobj`;
  const pdf = await read(
    pdfOf(text, `/F(${address}/externo)`, script, '/OpenAction 10 0 R/AA<</WC 11 0 R>>'),
  );
  expect(pdf.document.blocks).toMatchObject([{ content: [{ text: 'Hola' }] }]);
  expect(asked).toEqual([]);
});

it('a PDF that unpacks to gigabytes, and one of noise, are refused within memory and time', async () => {
  const before = process.memoryUsage().rss;
  const layer = deflateSync(Buffer.alloc(700 * MB, ' '));
  const bomb = pdfOf(deflateSync(layer), '/Filter[/FlateDecode/FlateDecode]');
  expect(bomb.length).toBeLessThan(MB);
  expect(['too_large', 'too_slow']).toContain(await reasonOf(bomb, 8000));
  expect(process.memoryUsage().rss - before).toBeLessThan(1700 * MB);
  expect(await reasonOf(Buffer.from(`%PDF-1.7\n${'\u0000\u0001<<[['.repeat(10_000)}`))).toBe('broken');
});

it('hostile workbooks are read within the limits or refused', async () => {
  const form = { sheet: 'Hoja', headings: ['RFC', 'Neto'] };
  for (const { kind, bytes } of hostileWorkbooks(8, form)) {
    const outcome = await read(bytes).catch((error: unknown) => error);
    const isBounded =
      outcome instanceof DocumentRefusal || (outcome instanceof Object && 'document' in outcome);
    expect(isBounded, `${kind}: ${outcome}`).toBe(true);
  }
});
