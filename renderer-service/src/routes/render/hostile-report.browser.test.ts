/** Reports that want out, or want to stay for ever: through every call and format, nothing is reached. */
import type { ReportItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import type { InlineNode } from '@lienzo/schema/report/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { hostileGround } from '../../testing/hostile-ground.ts';
import { pdfPages } from '../../testing/pdf-pages.ts';

const { renderer, hasty, canary } = hostileGround();
let at = '';
beforeAll(() => {
  at = canary().at;
});

const reportOf = (...items: ReportItem[]): ReportDocument => ({
  ...emptyReport('Hostil'),
  layouts: items.map((item, index) => ({ index, separation: false, items: [item] })),
});
const picture = (valor: string): ReportItem => {
  const item = newItem('imagen');
  return { ...item, valor, alt: 'x' };
};
const textOf = (...content: InlineNode[]): ReportItem => {
  const item = newItem('texto');
  return { ...item, valor: { type: 'doc', content: [{ type: 'paragraph', content }] } };
};
const dataUrl = (type: string, text: string): string =>
  `data:${type};base64,${Buffer.from(text).toString('base64')}`;

type Body = { report: ReportDocument; options?: object };

const leaving: Record<string, () => Body> = {
  'pictures of the web': () => ({ report: reportOf(picture(`${at}/a.png`), picture(`//${at.slice(7)}/b`)) }),
  'pictures of the machine': () => ({
    report: reportOf(picture('file:///etc/passwd'), picture('../../../etc/passwd'), picture('/etc/passwd')),
  }),
  'drawings that refer': () => ({
    report: reportOf(
      picture(
        dataUrl('image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg"><image href="${at}/c"/></svg>`),
      ),
      picture('logo'),
    ),
    options: { assets: { logo: `${at}/logo.png`, x: dataUrl('text/html', `<img src="${at}/d">`) } },
  }),
  'words that are markup': () => ({
    report: {
      ...reportOf(
        textOf({
          type: 'text',
          text: `<img src="${at}/e"><style>@import "${at}/f"</style><script>x</script>`,
        }),
      ),
      nombre: `</title><link rel="stylesheet" href="${at}/g"><iframe src="${at}/h"></iframe>`,
    },
  }),
  'links that run': () => ({
    report: reportOf(
      ...['javascript:fetch(1)', 'file:///etc/passwd', `${at}/link`].map((href) =>
        textOf({ type: 'text', text: 'liga', marks: [{ type: 'link', attrs: { href } }] }),
      ),
    ),
  }),
  'colours that fetch': () => ({
    report: reportOf({
      ...textOf({ type: 'text', text: 'a' }),
      estilo_item: { color: `red;background:url(${at}/i)`, background: `url(${at}/j)` },
    }),
  }),
  'an author and a title that are markup': () => ({
    report: reportOf(textOf({ type: 'text', text: 'a' })),
    options: { author: `<img src="${at}/k">`, tenant: `"><script src="${at}/l"></script>` },
  }),
};

const post = (path: string, body: object, service = renderer): Promise<Response> =>
  Promise.resolve(
    service.fetch(
      new Request(`http://renderer/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    ),
  );

describe('hostile reports', () => {
  it.each(Object.entries(leaving))('reach nothing: %s', async (_name, bodyOf) => {
    const body = bodyOf();
    for (const format of ['pdf', 'docx', 'xlsx']) {
      const response = await post(`render?format=${format}`, body);
      const file = new Uint8Array(await response.arrayBuffer());
      expect([200, 400, 422]).toContain(response.status);
      if (format === 'pdf' && response.ok) expect((await pdfPages(file)).join()).not.toContain('root:');
    }
    for (const format of ['pdf', 'docx']) {
      const options = { cover: true, table_of_contents: true, title: body.report.nombre };
      const response = await post(`combine?format=${format}`, { reports: [body], options });
      await response.arrayBuffer();
      expect([200, 400, 422]).toContain(response.status);
    }
    expect(canary().hits).toEqual([]);
  });

  const enormous =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA6mAAAOpgCAYAAAAAAAAAAElEQVR4nO3BAQ0AAADCoPdPbQ8H';
  const heavy: Record<string, () => Body> = {
    'a picture of sixty thousand pixels': () => ({ report: reportOf(picture(enormous)) }),
    'a word without end': () => ({ report: reportOf(textOf({ type: 'text', text: 'x'.repeat(100_000) })) }),
    'two thousand texts': () => ({
      report: reportOf(
        ...Array.from({ length: 2_000 }, () => textOf({ type: 'text', text: 'palabra '.repeat(300) })),
      ),
    }),
  };

  it.each(Object.entries(heavy))('end in time and leave the service well: %s', async (_name, bodyOf) => {
    for (const format of ['pdf', 'docx']) {
      const response = await post(`render?format=${format}`, bodyOf(), hasty);
      await response.arrayBuffer();
      expect([200, 400, 413, 422, 503]).toContain(response.status);
    }
    await expect
      .poll(async () => (await hasty.fetch(new Request('http://renderer/health'))).json(), {
        timeout: 10_000,
      })
      .toMatchObject({ status: 'ok', running: 0, waiting: 0 });
  });
});
