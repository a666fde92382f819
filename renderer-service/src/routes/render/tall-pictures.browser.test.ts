import type { ImagenItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { encode } from 'fast-png';
import JSZip from 'jszip';
import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer } from '../../app.ts';
import { pdfPages } from '../../testing/pdf-pages.ts';
import { pdfPictures } from '../../testing/pdf-pictures.ts';
import { postJson } from '../../testing/post-json.ts';
import { silentLog } from '../../testing/test-browser.ts';
import { TURNED_PHOTOGRAPH } from '../../testing/turned-photograph.ts';

const renderer = createRenderer({ browserPath: process.env.LIENZO_CHROME, log: silentLog });
afterAll(() => renderer.stop());

/** A red picture of so many pixels. */
function picture(width: number, height: number): string {
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < data.length; at += 3) data[at] = 200;
  return `data:image/png;base64,${Buffer.from(encode({ width, height, data, channels: 3 })).toString('base64')}`;
}

function pictureReport(
  part: Partial<ImagenItem>,
  orientation: 'vertical' | 'horizontal' = 'vertical',
): ReportDocument {
  return {
    ...emptyReport('Imagen'),
    orientation,
    layouts: [
      { index: 0, separation: false, items: [{ ...newItem('texto'), valor: plainRichText('Antes') }] },
      { index: 1, separation: false, items: [{ ...newItem('imagen'), alt: 'Plano', ...part }] },
      { index: 2, separation: false, items: [{ ...newItem('texto'), valor: plainRichText('Después') }] },
    ],
  };
}

const pdf = async (report: ReportDocument): Promise<string[]> =>
  pdfPages(new Uint8Array(await postJson(renderer, '/render?format=pdf', { report })));

async function wordBody(report: ReportDocument): Promise<{ zip: JSZip; xml: string }> {
  const zip = await JSZip.loadAsync(await postJson(renderer, '/render?format=docx', { report }));
  return { zip, xml: (await zip.file('word/document.xml')?.async('string')) ?? '' };
}

/** Width and height of Word's picture in points. */
function extentOf(xml: string): { width: number; height: number } {
  const [, cx, cy] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(xml) ?? [];
  return { width: Number(cx) / 12_700, height: Number(cy) / 12_700 };
}

describe('a picture taller than a page', () => {
  const tall = picture(1, 10_000);

  it.each(['vertical', 'horizontal'] as const)('takes one page of a %s report', async (orientation) => {
    const pages = await pdf(pictureReport({ valor: tall }, orientation));
    expect(pages).toHaveLength(3);
    expect(pages[0]).toContain('Antes');
    expect(pages[2]).toContain('Después');
  });

  it('takes one page with the height that it was given, and in a frame', async () => {
    const framed = { padding: 20, border: true };
    expect(await pdf(pictureReport({ valor: tall, height: 800, estilo_item: framed }))).toHaveLength(3);
  });

  it('is no higher than the body of a page of Word', async () => {
    const { height } = extentOf((await wordBody(pictureReport({ valor: tall }))).xml);
    expect(height).toBeGreaterThan(600);
    expect(height).toBeLessThanOrEqual(684);
    const given = await wordBody(
      pictureReport({ valor: picture(10, 10), height: 800, fit: 'cover' }, 'horizontal'),
    );
    expect(extentOf(given.xml).height).toBeLessThanOrEqual(504);
  });
});

describe('a picture that is but a line', () => {
  const sidesOf = async (valor: string): Promise<number[]> => {
    const report = pictureReport({ valor });
    // Alone, so that it stands on the first page.
    const alone = { ...report, layouts: report.layouts.slice(1, 2) };
    const file = await postJson(renderer, '/render?format=pdf', { report: alone });
    const [drawn, ...others] = await pdfPictures(new Uint8Array(file));
    if (drawn === undefined) throw new Error('nothing is drawn');
    expect(others).toEqual([]);
    const [a, b, c, d] = drawn.matrix;
    return [Math.abs(a) + Math.abs(c), Math.abs(b) + Math.abs(d)];
  };

  it('is seen over the whole width, as thin as a ruled line', async () => {
    const [width = 0, height = 0] = await sidesOf(picture(10_000, 1));
    expect(width).toBeCloseTo(504, 0);
    expect(height).toBeGreaterThan(0.5);
    expect(height).toBeLessThan(2);
  });

  it('is seen over the height of the page', async () => {
    const [width = 0, height = 0] = await sidesOf(picture(1, 10_000));
    expect(height).toBeGreaterThan(600);
    expect(width).toBeGreaterThan(0.5);
    expect(width).toBeLessThan(2);
  });
});

describe('a photograph that was held upright', () => {
  it('is upright in Word, its sides swapped', async () => {
    const { zip, xml } = await wordBody(pictureReport({ valor: TURNED_PHOTOGRAPH }));
    const { width, height } = extentOf(xml);
    expect(height / width).toBeCloseTo(2, 1);
    const [file] = zip.file(/^word\/media\//);
    const bytes = Buffer.from((await file?.async('uint8array')) ?? []);
    // Without EXIF that a later version of Word might apply once more.
    expect(bytes.includes('Exif')).toBe(false);
  });

  it('is upright in PDF, its left side above', async () => {
    const report = pictureReport({ valor: TURNED_PHOTOGRAPH, tamaño: 30 });
    const file = new Uint8Array(await postJson(renderer, '/render?format=pdf', { report }));
    const [picture, ...others] = await pdfPictures(file);
    if (picture === undefined) throw new Error('no picture');
    expect(others).toEqual([]);
    const [a, b, c, d] = picture.matrix;
    const [width, height] = [Math.abs(a) + Math.abs(c), Math.abs(b) + Math.abs(d)];
    expect(height / width).toBeCloseTo(2, 1);
    // Its pixels stand as they are seen: turned ones would be stored one by one, ten times as large.
    expect(picture).toMatchObject({ columns: 20, rows: 40 });
    expect(a).toBeGreaterThan(0);
  });

  it('is upright in what was HTML', async () => {
    const body = { reporte: `<p>a</p><img src="${TURNED_PHOTOGRAPH}" alt="Foto">` };
    const zip = await JSZip.loadAsync(await postJson(renderer, '/html?format=docx', body));
    const { width, height } = extentOf((await zip.file('word/document.xml')?.async('string')) ?? '');
    expect(height / width).toBeCloseTo(2, 1);
  });
});

describe('a picture that covers its box in Word', () => {
  it('is cropped at both sides, or where it is not aligned', async () => {
    const wide = { valor: picture(400, 100), fit: 'cover', height: 252, tamaño: 100 } as const;
    const centred = await wordBody(pictureReport({ ...wide, estilo_item: { align: 'center' } }));
    expect(extentOf(centred.xml)).toEqual({ width: 504, height: 252 });
    expect(centred.xml).toContain('<a:srcRect l="25000" t="0" r="25000" b="0"/>');
    const right = await wordBody(pictureReport({ ...wide, estilo_item: { align: 'right' } }));
    expect(right.xml).toContain('<a:srcRect l="50000" t="0" r="0" b="0"/>');
  });
});
