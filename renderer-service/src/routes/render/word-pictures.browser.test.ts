import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import JSZip from 'jszip';
import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer } from '../../app.ts';
import { postJson } from '../../testing/post-json.ts';
import { silentLog } from '../../testing/test-browser.ts';

const renderer = createRenderer({ browserPath: process.env.LIENZO_CHROME, log: silentLog });
afterAll(() => renderer.stop());

/** Eight by four green pixels. */
const WEBP = 'data:image/webp;base64,UklGRhwAAABXRUJQVlA4TA8AAAAvB8AAAAdQ1Yj+ByKi/wEA';

function pictureReport(valor: string): ReportDocument {
  const item = newItem('imagen');
  const picture = { ...item, valor, alt: 'Sello' };
  return { ...emptyReport('Imagen'), layouts: [{ index: 0, separation: false, items: [picture] }] };
}

const post = async (path: string, body: object): Promise<JSZip> =>
  JSZip.loadAsync(await postJson(renderer, `/${path}?format=docx`, body));

/** The first bytes of the pictures inside of a document. */
const media = async (zip: JSZip): Promise<string[]> =>
  Promise.all(
    zip
      .file(/^word\/media\//)
      .map(async (file) => Buffer.from(await file.async('uint8array')).toString('latin1', 1, 4)),
  );

describe('WebP pictures in Word', () => {
  it.each([
    ['by id', pictureReport('sello'), { sello: WEBP }],
    ['carried by the item', pictureReport(WEBP), {}],
  ])('are shown as PNG, %s', async (_name, report, assets) => {
    const zip = await post('render', { report, options: { assets } });
    expect(await media(zip)).toEqual(['PNG']);
    expect(await zip.file('word/document.xml')?.async('string')).toContain('descr="Sello"');
    const combined = await post('combine', { reports: [{ report, options: { assets } }] });
    expect(await media(combined)).toEqual(['PNG']);
  });

  it('are shown as PNG in what was HTML', async () => {
    expect(await media(await post('html', { reporte: `<p>a</p><img src="${WEBP}" alt="Sello">` }))).toEqual([
      'PNG',
    ]);
  });

  it('keep their alternative text when they are broken', async () => {
    const broken = `data:image/webp;base64,${Buffer.from('RIFFxxxxWEBPVP8Lnothing of the kind').toString('base64')}`;
    const zip = await post('render', { report: pictureReport(broken) });
    expect(await media(zip)).toEqual([]);
    expect(await zip.file('word/document.xml')?.async('string')).toContain('Sello');
  });
});
