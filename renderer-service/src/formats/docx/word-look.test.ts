/** What a receiver of a Word file can restyle, and the font that it brings along. */

import type { ReportItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import type { RichText } from '@lienzo/schema/report/rich-text';
import { withFonts } from '@lienzo/schema/report/with-fonts';
import { registroNomina } from '@lienzo/templates/reports/registro-nomina';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { collectedFile } from '../../testing/collected-file.ts';
import type { RenderJob } from '../render-job.ts';
import { renderDocx } from './render-docx.ts';

const control = { signal: new AbortController().signal, progress: () => undefined };

async function opened(job: Pick<RenderJob, 'report' | 'rows'>): Promise<JSZip> {
  const whole = { ...job, today: '2026-11-20', author: 'Ana', now: new Date(), assets: {} };
  return JSZip.loadAsync(await collectedFile((sink) => renderDocx(whole, control, sink)));
}

const partOf = async (zip: JSZip, path: string): Promise<string> =>
  (await zip.file(path)?.async('string')) ?? '';

describe('the embedded font', () => {
  /** The files by the names of their elements, with the first 32 bytes as they were (ECMA-376-1, 17.8.1). */
  async function facesOf(zip: JSZip): Promise<Map<string, Buffer>> {
    const table = await partOf(zip, 'word/fontTable.xml');
    const links = await partOf(zip, 'word/_rels/fontTable.xml.rels');
    const faces = new Map<string, Buffer>();
    for (const [, face = '', id = '', key = ''] of table.matchAll(
      /<w:embed(\w+) r:id="(\w+)" w:fontKey="\{([\dA-F-]+)\}"/g,
    )) {
      const target = new RegExp(`Id="${id}"[^>]*Target="([^"]+)"`).exec(links)?.[1] ?? '';
      const bytes = Buffer.from((await zip.file(`word/${target}`)?.async('uint8array')) ?? []);
      const guid = Buffer.from(key.replaceAll('-', ''), 'hex').reverse();
      for (let at = 0; at < 32; at += 1) bytes[at] = (bytes[at] ?? 0) ^ (guid[at % 16] ?? 0);
      faces.set(face, bytes);
    }
    return faces;
  }

  it('is each font that the report has and no other, with styles for the tables that have another', async () => {
    const serif = withFonts({
      ...registroNomina.report,
      page: { ...registroNomina.report.page, fuente: 'serif' },
    });
    const letter = await opened({ ...registroNomina, report: serif });
    const table = await partOf(letter, 'word/fontTable.xml');
    expect([...table.matchAll(/w:font w:name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'Source Serif 4',
    ]);
    expect(table).toContain('<w:altName w:val="Cambria"/>');
    expect(await partOf(letter, 'word/styles.xml')).not.toContain('Inter');
    const layouts = serif.layouts.map((section) => ({
      ...section,
      items: section.items.map((item) =>
        item.nombre === 'tabla' ? { ...item, estilo_item: { fuente: 'estrecha' as const } } : item,
      ),
    }));
    const zip = await opened({ ...registroNomina, report: { ...serif, layouts } });
    expect((await facesOf(zip)).size).toBe(4);
    expect(Object.keys(zip.files).filter((name) => name.endsWith('.odttf'))).toHaveLength(8);
    expect(await partOf(zip, 'word/styles.xml')).toMatch(
      /w:styleId="CeldaEstrecha".*?w:ascii="Roboto Condensed"/,
    );
    expect(await partOf(zip, 'word/document.xml')).toContain('w:val="CeldaTituloEstrecha"');
  });

  it('has lines as high as their letters, and none for a break before an empty value', async () => {
    const text = newItem('texto');
    const valor: RichText = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Uno' },
            { type: 'hardBreak' },
            { type: 'text', text: 'Dos' },
            { type: 'hardBreak' },
            { type: 'column', attrs: { column: 'clients.name' } },
          ],
        },
      ],
    };
    const items: ReportItem[] = [{ ...text, estilo_item: { font_size: 8 }, valor }];
    const report = { ...emptyReport('Líneas'), layouts: [{ index: 0, separation: false, items }] };
    const xml = await partOf(await opened({ report, rows: {} }), 'word/document.xml');
    expect(xml.match(/<w:br\/>/g)).toHaveLength(1);
    const [paragraph = ''] = /<w:p>(?:(?!<w:p>).)*Uno.*?<\/w:p>/s.exec(xml) ?? [];
    // Of the paragraph's mark, the texts and the break.
    expect(paragraph.match(/<w:sz w:val="16"\/>/g)).toHaveLength(4);
  });

  it('has a title as large as in the drawing', async () => {
    const [title] = registroNomina.report.layouts[0]?.items ?? [];
    if (title?.nombre !== 'titulo') throw new Error('no title');
    const items = [{ ...title, estilo_item: { font_size: 12 } }];
    const report = { ...registroNomina.report, layouts: [{ index: 0, separation: false, items }] };
    const xml = await partOf(await opened({ report, rows: {} }), 'word/document.xml');
    // 12 × 2.2 points, in half points, and the drawing's -0.02 em between the letters, in twips.
    expect(xml).toContain('w:sz w:val="53"');
    expect(xml).toContain('<w:spacing w:val="-11"/>');
  });

  it('is Inter in its four faces, by the name that the styles use, and may be embedded', async () => {
    const zip = await opened(registroNomina);
    const faces = await facesOf(zip);
    expect([...faces.keys()]).toEqual(['Regular', 'Bold', 'Italic', 'BoldItalic']);
    for (const [face, bytes] of faces) {
      const tables = new Map(
        Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => {
          const at = 12 + 16 * index;
          return [bytes.toString('latin1', at, at + 4), bytes.readUInt32BE(at + 8)] as const;
        }),
      );
      expect(bytes.readUInt32BE(0)).toBe(0x00010000);
      const os2 = tables.get('OS/2') ?? 0;
      expect(bytes.readUInt16BE(os2 + 4)).toBe(face.startsWith('Bold') ? 700 : 400);
      expect(bytes.readUInt16BE(os2 + 8)).toBe(0);
      const name = bytes.subarray(tables.get('name'));
      expect(name.includes(Buffer.from('Inter', 'utf16le').swap16())).toBe(true);
    }
    expect(await partOf(zip, 'word/fontTable.xml')).toContain('<w:font w:name="Inter">');
    expect(await partOf(zip, 'word/settings.xml')).toContain('<w:embedTrueTypeFonts/>');
    expect(await partOf(zip, 'word/styles.xml')).toContain('w:ascii="Inter"');
  });

  it('makes a file no more than 600 KB larger', async () => {
    const zip = await opened(registroNomina);
    const whole = (await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })).length;
    for (const { name } of zip.file(/^word\/fonts\//)) zip.remove(name);
    const bare = (await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })).length;
    expect(whole - bare).toBeGreaterThan(50_000);
    expect(whole - bare).toBeLessThan(600_000);
  });
});

describe('the styles', () => {
  /** The runs below each paragraph style: their direct formatting. */
  const directOf = (body: string, style: string): Set<string> =>
    new Set(
      [...body.matchAll(new RegExp(`<w:pStyle w:val="${style}"/>.*?</w:p>`, 'g'))].flatMap(([paragraph]) =>
        [...paragraph.matchAll(/<w:rPr>(.*?)<\/w:rPr>/g)].map(([, properties = '']) => properties),
      ),
    );

  it('carry the look of a table: nothing is written out at its head and its rows', async () => {
    const { report, rows } = registroNomina;
    const items = report.layouts.flatMap((layout) => layout.items).filter((item) => item.nombre === 'tabla');
    const [table] = items;
    if (table === undefined) throw new Error('no table');
    const narrow: ReportItem = { ...table, selected_columns: table.selected_columns.slice(0, 4) };
    const own = { ...report, layouts: [{ index: 0, separation: false, items: [narrow] }] };
    const zip = await opened({ report: own, rows });
    const body = await partOf(zip, 'word/document.xml');
    expect(body).toContain('<w:tblStyle w:val="TablaDeReporteConFranjas"/>');
    for (const style of ['Celda', 'CeldaTitulo']) {
      expect(body).toContain(`<w:pStyle w:val="${style}"/>`);
      expect([style, [...directOf(body, style)]]).toEqual([style, []]);
    }
    const row = body.match(/<w:tr>(?:(?!<\/w:tr>).)*<\/w:tr>/g)?.[3] ?? '';
    expect(row).not.toMatch(/<w:tcBorders>|<w:shd /);
    const styles = await partOf(zip, 'word/styles.xml');
    expect(styles).toMatch(/w:styleId="TablaDeReporteConFranjas".*?w:type="band2Horz".*?F5F7F9/);
    expect(styles).toMatch(/w:styleId="CeldaTitulo".*?<w:b\/>/);
  });

  it('of headings are those that Word shows in its navigation, also within texts', async () => {
    const valor: RichText = {
      type: 'doc',
      content: ([1, 2, 3] as const).map((level) => ({
        type: 'heading',
        attrs: { level },
        content: [{ type: 'text', text: `Nivel ${level}` }],
      })),
    };
    const layouts = [{ index: 0, separation: false, items: [{ ...newItem('texto'), valor }] }];
    const zip = await opened({ report: { ...emptyReport('Niveles'), layouts }, rows: {} });
    const body = await partOf(zip, 'word/document.xml');
    const styles = await partOf(zip, 'word/styles.xml');
    for (const level of [1, 2, 3]) {
      expect(body).toContain(`<w:pStyle w:val="TituloDeTexto${level}"/>`);
      expect([...directOf(body, `TituloDeTexto${level}`)]).toEqual([]);
      expect(styles).toMatch(
        new RegExp(`w:styleId="TituloDeTexto${level}".{0,120}<w:basedOn w:val="Heading${level}"/>`),
      );
      expect(styles).toMatch(
        new RegExp(`w:styleId="Heading${level}".{0,400}<w:outlineLvl w:val="${level - 1}"/>`),
      );
    }
  });

  it('of headers and footers are those of Word', async () => {
    const zip = await opened(registroNomina);
    expect(await partOf(zip, 'word/footer1.xml')).toContain('<w:pStyle w:val="Footer"/>');
    expect(await partOf(zip, 'word/styles.xml')).toContain('w:styleId="Header"><w:name w:val="header"/>');
  });
});
