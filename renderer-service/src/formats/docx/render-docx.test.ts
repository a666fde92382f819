import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReportItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { dataItems, emptyReport } from '@lienzo/schema/report/report';
import { type BlockNode, plainRichText } from '@lienzo/schema/report/rich-text';
import { reciboNomina } from '@lienzo/templates/reports/recibo-nomina';
import { registroNomina } from '@lienzo/templates/reports/registro-nomina';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { RowFile } from '../../platform/spool/row-file.ts';
import { temporaryFolder } from '../../platform/spool/temporary-folder.ts';
import { collectedFile } from '../../testing/collected-file.ts';
import type { RenderJob } from '../render-job.ts';
import { renderDocx } from './render-docx.ts';

const control = { signal: new AbortController().signal, progress: () => undefined };

async function partsOf(job: Pick<RenderJob, 'report' | 'rows'>): Promise<(path: string) => Promise<string>> {
  const whole = { ...job, today: '2026-11-20', author: 'Ana', now: new Date(), assets: {} };
  const file = await collectedFile((sink) => renderDocx(whole, control, sink));
  const zip = await JSZip.loadAsync(file);
  return async (path) => (await zip.file(path)?.async('string')) ?? '';
}
const count = (text: string, part: string | RegExp): number => text.split(part).length - 1;

describe('a Word file', () => {
  it('has real tables: a grid, a head that repeats, rows that stay whole', async () => {
    const part = await partsOf(registroNomina);
    const body = await part('word/document.xml');
    expect(count(body, '<w:tblHeader/>')).toBe(1);
    expect(count(body, '<w:cantSplit/>')).toBe(34);
    expect(body).toMatch(/<w:tblGrid>(<w:gridCol w:w="\d+"\/>){9}<\/w:tblGrid>/);
    expect(body).toContain('$610,773.80');
  });

  it('lies as the report does, on letter paper, numbered at its foot', async () => {
    const part = await partsOf(registroNomina);
    expect(await part('word/document.xml')).toMatch(
      /<w:pgSz w:w="15840" w:h="12240" w:orient="landscape"\/>/,
    );
    const footer = await part('word/footer1.xml');
    expect(footer).toContain('>PAGE<');
    expect(footer).toContain('>NUMPAGES<');
  });

  it('has a page for each row of a dynamic text, side by side items in one table', async () => {
    const { numbering: _, ...page } = reciboNomina.report.page;
    const throughout = { report: { ...reciboNomina.report, page }, rows: reciboNomina.rows };
    const body = await (await partsOf(throughout))('word/document.xml');
    expect(count(body, '<w:pageBreakBefore/>')).toBe(29);
    expect(count(body, '<w:sectPr')).toBe(1);
    expect(count(body, '<w:pStyle w:val="Heading1"/>')).toBe(30);
    expect(count(body, '<w:drawing>')).toBe(30);
    expect(body).toContain('descr="Lienzo"');
  });

  it('aligns the cells of a section and keeps the space around it', async () => {
    const text = (label: string) => ({ ...newItem('texto'), tamaño: 50, valor: plainRichText(label) });
    const layout = { index: 0, separation: false, items: [text('a'), text('b')] };
    const bodyOf = async (more: object): Promise<string> => {
      const report = { ...emptyReport('Sección'), layouts: [{ ...layout, ...more }] };
      return await (await partsOf({ report, rows: {} }))('word/document.xml');
    };
    const plain = await bodyOf({});
    const spaced = await bodyOf({ alineacion: 'centro', espacio_antes: 30, espacio_despues: 45 });
    expect(count(spaced, '<w:vAlign w:val="center"/>')).toBe(2);
    expect(count(plain, 'w:line="600"') + count(plain, 'w:line="900"')).toBe(0);
    expect([count(spaced, 'w:line="600"'), count(spaced, 'w:line="900"')]).toEqual([1, 1]);
  });

  it('has a link for each row whose address has a column', async () => {
    const column = { column: 'employees.rfc', data_type: 'text' as const, readable_name: 'RFC' };
    const attrs = { href: 'https://a.mx/', columna: column.column, despues: '?v=1' };
    const item = {
      ...newItem('texto_dinamico'),
      selected_tables: ['employees'],
      selected_columns: [column],
      valor: {
        type: 'doc' as const,
        content: [
          {
            type: 'paragraph' as const,
            content: [{ type: 'text' as const, text: 'Ver', marks: [{ type: 'link' as const, attrs }] }],
          },
        ],
      },
    };
    const report = { ...emptyReport('Enlaces'), layouts: [{ index: 0, separation: false, items: [item] }] };
    const rows = { [item.uuid]: [{ 'employees.rfc': 'AA 1' }, { 'employees.rfc': null }] };
    const part = await partsOf({ report, rows });
    expect(await part('word/_rels/document.xml.rels')).toContain('Target="https://a.mx/AA%201?v=1"');
    expect(count(await part('word/document.xml'), '<w:hyperlink ')).toBe(1);
  });

  it('parts words that are wider than their column with the soft hyphens of Word, and no others', async () => {
    const text = (phrase: string, tamaño: number) => ({
      ...newItem('texto'),
      ...{ tamaño, valor: plainRichText(phrase), estilo_item: { font_size: 14 } },
    });
    const items = [text('Administración', 15), text('Administración', 85)];
    const report = { ...emptyReport('Guiones'), layouts: [{ index: 0, separation: false, items }] };
    const body = await (await partsOf({ report, rows: {} }))('word/document.xml');
    expect(body).toMatch(/>Ad<\/w:t><w:softHyphen\/><w:t[^>]*>mi<\/w:t><w:softHyphen\/>/);
    expect(count(body, '>Administración<')).toBe(1);
  });

  it('puts the stacked items of a section as paragraphs of one cell, and a framed one into a table of its own', async () => {
    const text = (label: string, more: object = {}) => ({
      ...newItem('texto'),
      tamaño: 50,
      valor: plainRichText(label),
      ...more,
    });
    const items = [
      text('uno'),
      text('dos', { apilado: true }),
      text('tres', { apilado: true, estilo_item: { background: '#EEEEEE' } }),
      text('cuatro'),
    ];
    const report = { ...emptyReport('Pila'), layouts: [{ index: 0, separation: false, items }] };
    const body = await (await partsOf({ report, rows: {} }))('word/document.xml');
    const outer = body.replace(/<w:tc>(?:(?!<w:tbl>|<\/w:tc>).)*<w:tbl>.*?<\/w:tbl>/s, (cell) =>
      cell.replace(/<w:tbl>.*<\/w:tbl>/s, '[tres]'),
    );
    const cells = outer.match(/<w:tc>.*?<\/w:tc>/gs) ?? [];
    expect(cells).toHaveLength(3);
    expect(cells[0]).toMatch(/uno.*<\/w:p>.*dos.*<\/w:p>.*\[tres\].*<w:p>.*<\/w:p>/s);
    expect(cells[2]).toContain('cuatro');
    expect(count(body, 'w:fill="EEEEEE"')).toBe(1);
  });

  it('ends short tables side by side at one height, with their totals beside each other', async () => {
    const tables = dataItems(reciboNomina.report).filter((item) => item.nombre === 'tabla');
    const items = tables.map(({ detail_column: _, ...item }) => item);
    const report = { ...emptyReport('Recibo'), layouts: [{ index: 0, separation: false, items }] };
    const linesOf = async (...counts: number[]): Promise<number[]> => {
      const rows = tables.map(({ uuid }, index) => {
        const sample = reciboNomina.rows[uuid] ?? [];
        return [
          uuid,
          Array.from({ length: counts[index] ?? 0 }, (_, at) => sample[at % sample.length] ?? {}),
        ];
      });
      const body = await (await partsOf({ report, rows: Object.fromEntries(rows) }))('word/document.xml');
      const inner = body.match(/<w:tbl>(?:(?!<\/?w:tbl>).)*<\/w:tbl>/gs) ?? [];
      for (const table of inner) expect(table.slice(table.lastIndexOf('<w:tr>'))).toContain('Total');
      return inner.map((table) => count(table, '<w:tr>'));
    };
    // A head, the rows, the total.
    expect(await linesOf(4, 1)).toEqual([6, 6]);
    expect(await linesOf(2, 2)).toEqual([4, 4]);
    // Long ones may go on over the page.
    expect(await linesOf(30, 2)).toEqual([32, 4]);
  });

  it('is a section for each receipt that counts its own pages, with one footer for all', async () => {
    const part = await partsOf(reciboNomina);
    const body = await part('word/document.xml');
    expect(body).not.toContain('<w:pageBreakBefore/>');
    const sections = body.match(/<w:sectPr.*?<\/w:sectPr>/g) ?? [];
    expect(sections).toHaveLength(30);
    expect(new Set(sections).size).toBe(1);
    expect(sections[0]).toMatch(/<w:footerReference .*<w:pgNumType w:start="1"/);
    // With what is shown by programs that do not know the field.
    expect(await part('word/footer1.xml')).toMatch(
      />SECTIONPAGES<\/w:instrText><w:fldChar w:fldCharType="separate"\/><w:t>1<\/w:t>/,
    );
    expect(await part('word/footer2.xml')).toBe('');
  });

  it('says no number of pages to programs that do not count them where a row may have several', async () => {
    const letter = {
      ...newItem('texto_dinamico'),
      selected_tables: ['employees'],
      selected_columns: [{ column: 'employees.name', data_type: 'text' as const, readable_name: 'Nombre' }],
      valor: plainRichText('Estimada persona:'),
    };
    const texts = { ...newItem('texto'), valor: plainRichText('Un párrafo que sigue. '.repeat(400)) };
    const report = emptyReport('Cartas');
    report.page.numbering = 'por_fila';
    const rows = { [letter.uuid]: ['Ana', 'Luis'].map((name) => ({ 'employees.name': name })) };
    const resultWith = async (...items: ReportItem[]): Promise<string | undefined> => {
      report.layouts = items.map((item, index) => ({ index, separation: false, items: [item] }));
      const footer = await (await partsOf({ report, rows }))('word/footer1.xml');
      return />SECTIONPAGES<.*?<w:t>([^<]+)<\/w:t>/.exec(footer)?.[1];
    };
    expect(await resultWith(letter)).toBe('1');
    expect(await resultWith(letter, texts)).toBe('…');
  });

  it('counts the pages of the document where one receipt is all of it', async () => {
    const uuid = dataItems(reciboNomina.report).find((item) => item.nombre === 'texto_dinamico')?.uuid ?? '';
    const rows = { ...reciboNomina.rows, [uuid]: reciboNomina.rows[uuid]?.slice(0, 1) ?? [] };
    const footer = await (await partsOf({ report: reciboNomina.report, rows }))('word/footer1.xml');
    expect(footer).toContain('>NUMPAGES<');
    expect(footer).not.toContain('SECTIONPAGES');
  });

  it('is the same when a worker builds it, and the worker ends with its signal', async () => {
    const uuid = dataItems(registroNomina.report)[0]?.uuid ?? '';
    const sample = registroNomina.rows[uuid] ?? [];
    const rows = { [uuid]: Array.from({ length: 10 }, () => sample).flat() };
    const part = await partsOf({ report: registroNomina.report, rows });
    expect(count(await part('word/document.xml'), '<w:cantSplit/>')).toBe(304);
    const controller = new AbortController();
    const job = {
      report: registroNomina.report,
      rows,
      today: '2026-11-20',
      author: '',
      now: new Date(),
      assets: {},
    };
    const leaving = collectedFile((sink) =>
      renderDocx(job, { signal: controller.signal, progress: () => undefined }, sink),
    );
    controller.abort(new Error('cancelado'));
    await expect(leaving).rejects.toThrow('cancelado');
  });

  it('reads long lists of rows from the disk in its worker', async () => {
    const uuid = dataItems(registroNomina.report)[0]?.uuid ?? '';
    const sample = registroNomina.rows[uuid] ?? [];
    const lines = Array.from({ length: 300 }, (_none, index) =>
      Buffer.from(
        `${JSON.stringify({ row: { ...sample[index % 30], 'employees.name': `Persona ${index}` } })}`,
      ),
    );
    const folder = await temporaryFolder();
    const position = path.join(folder, 'filas');
    await writeFile(position, Buffer.concat(lines));
    const starts = new Float64Array(lines.length + 1);
    for (const [index, line] of lines.entries()) starts[index + 1] = (starts[index] ?? 0) + line.byteLength;
    const rows = { [uuid]: new RowFile({ path: position, offsets: starts }) };
    const part = await partsOf({ report: registroNomina.report, rows });
    const body = await part('word/document.xml');
    expect([0, 150, 299].map((index) => count(body, `>Persona ${index}<`))).toEqual([1, 1, 1]);
    await rm(folder, { recursive: true });
  });

  it('keeps a heading with the head and the first three rows of its table', async () => {
    const [section] = registroNomina.report.layouts.filter(({ items }) => items[0]?.nombre === 'tabla');
    const title: ReportItem = { ...newItem('titulo'), valor: plainRichText('Nómina') };
    const layouts = [{ index: 0, separation: false, items: [title] }, ...(section ? [section] : [])];
    const part = await partsOf({ report: { ...registroNomina.report, layouts }, rows: registroNomina.rows });
    const body = await part('word/document.xml');
    expect(await part('word/styles.xml')).toMatch(/w:styleId="Heading1".*?<w:keepNext\/>/);
    const between = body.slice(body.indexOf('>Nómina<'), body.indexOf('<w:tbl>'));
    const gaps = [...between.matchAll(/<w:p>.*?<\/w:p>/g)].map(([gap]) => gap);
    expect(gaps).toHaveLength(1);
    expect(gaps[0]).toContain('<w:keepNext/>');
    const [head = '', first = '', second = '', third = ''] = body.match(/<w:tr>.*?<\/w:tr>/g) ?? [];
    expect(count(head, '<w:keepNext/>')).toBe(9);
    for (const row of [first, second]) expect(count(row, '<w:keepNext/>')).toBe(9);
    expect(third).not.toContain('<w:keepNext/>');
  });

  it('says its language, title and author', async () => {
    const part = await partsOf(registroNomina);
    expect(await part('word/styles.xml')).toContain('w:lang w:val="es-MX"');
    const core = await part('docProps/core.xml');
    expect(core).toContain('<dc:title>Registro de nómina</dc:title>');
    expect(core).toContain('<dc:creator>Ana</dc:creator>');
    expect(await part('word/fontTable.xml')).toContain('w:altName w:val="Arial"');
  });

  it('gives the numbers of a list their room and the size of the text', async () => {
    const paragraph = (text: string) => ({
      type: 'paragraph' as const,
      content: [{ type: 'text' as const, text }],
    });
    const texto: ReportItem = {
      uuid: crypto.randomUUID(),
      nombre: 'texto',
      tamaño: 100,
      estilo_item: { font_size: 14 },
      valor: {
        type: 'doc',
        content: [
          {
            type: 'orderedList',
            attrs: { start: 99 },
            content: [
              { type: 'listItem', content: [paragraph('una')] },
              { type: 'listItem', content: [paragraph('otra'), paragraph('sigue')] },
            ],
          },
        ],
      },
    };
    const report = { ...emptyReport('x'), layouts: [{ index: 0, separation: false, items: [texto] }] };
    const body = await (await partsOf({ report, rows: {} }))('word/document.xml');
    const indents = [...body.matchAll(/<w:ind ([^/]*)\/>/g)].map(([, one = '']) => ({
      left: Number(/w:left="(\d+)"/.exec(one)?.[1]) / 20,
      hanging: Number(/w:hanging="(\d+)"/.exec(one)?.[1] ?? 0) / 20,
    }));
    const [first, , second] = indents;
    // Three figures and a period of 14 points in the widest style.
    expect(first?.hanging).toBeGreaterThan(14 * 2.4);
    expect(second).toEqual({ left: first?.left, hanging: 0 });
    // The mark of a paragraph has the looks of its number.
    expect(body).toMatch(/<w:pPr>(?:(?!<\/w:pPr>).)*<w:numPr>.*?<w:rPr><w:sz w:val="28"\/>/);
  });

  it('starts the list inside of another one with its own number', async () => {
    const labels = { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'x' }] };
    const listFrom = (start: number, ...within: BlockNode[]): BlockNode => ({
      type: 'orderedList',
      attrs: { start },
      content: [{ type: 'listItem', content: [labels, ...within] }],
    });
    const texto: ReportItem = {
      ...newItem('texto'),
      valor: { type: 'doc', content: [listFrom(7, listFrom(98, listFrom(3)))] },
    };
    const report = { ...emptyReport('x'), layouts: [{ index: 0, separation: false, items: [texto] }] };
    const part = await partsOf({ report, rows: {} });
    const positions = [
      ...(await part('word/document.xml')).matchAll(/<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d+)"\/>/g),
    ];
    const numbering = await part('word/numbering.xml');
    const starts = positions.map(([, level = '', id = '']) => {
      const list = new RegExp(`<w:num w:numId="${id}".*?</w:num>`).exec(numbering)?.[0] ?? '';
      return new RegExp(`w:ilvl="${level}"><w:startOverride w:val="(\\d+)"`).exec(list)?.[1];
    });
    expect(starts).toEqual(['7', '98', '3']);
  });

  it('keeps marks, lists and links, and lets no control character through', async () => {
    const texto: ReportItem = {
      uuid: crypto.randomUUID(),
      nombre: 'texto',
      tamaño: 100,
      estilo_item: {},
      valor: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'fuerte\u0007 & <b>', marks: [{ type: 'bold' }, { type: 'underline' }] },
              {
                type: 'text',
                text: 'liga',
                marks: [{ type: 'link', attrs: { href: 'https://sat.gob.mx/?a=1&b=2' } }],
              },
            ],
          },
          {
            type: 'orderedList',
            attrs: { start: 4 },
            content: [
              {
                type: 'listItem',
                content: [{ type: 'paragraph', content: [{ type: 'text', text: 'cuatro' }] }],
              },
            ],
          },
        ],
      },
    };
    const report = { ...emptyReport('x'), layouts: [{ index: 0, separation: false, items: [texto] }] };
    const part = await partsOf({ report, rows: {} });
    const body = await part('word/document.xml');
    expect(body).toContain('fuerte &amp; &lt;b&gt;');
    expect(body).toContain('<w:b/>');
    expect(body).toContain('<w:hyperlink ');
    expect(body).toContain('<w:numPr>');
    expect(await part('word/numbering.xml')).toContain('<w:start w:val="4"/>');
    expect(await part('word/_rels/document.xml.rels')).toContain('https://sat.gob.mx/?a=1&amp;b=2');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(body).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/);
  });
});
