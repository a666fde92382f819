import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRenderer } from '../../app.ts';
import { silentLog } from '../../testing/test-browser.ts';

const renderer = createRenderer({
  browserPath: process.env.LIENZO_CHROME,
  log: silentLog,
  deadlineMs: 4_000,
});
const hits: string[] = [];
const canary = createServer((request, response) => {
  hits.push(request.url ?? '');
  response.end('x');
});
let at = '';
beforeAll(async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  canary.listen(0, '127.0.0.1', resolve);
  await promise;
  const place = canary.address();
  if (place === null || typeof place === 'string') throw new Error('the canary has no port');
  at = `http://127.0.0.1:${place.port}`;
});
afterAll(async () => {
  canary.close();
  await renderer.stop();
});

const post = async (format: string, reporte: string): Promise<number> => {
  const response = await renderer.fetch(
    new Request(`http://renderer/html?format=${format}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reporte, nombre_reporte: 'Hostil' }),
    }),
  );
  await response.arrayBuffer();
  return response.status;
};

/** Documents that want out. */
const leaving: Record<string, () => string> = {
  pictures: () => `<img src="${at}/a.png" srcset="${at}/b.png 2x"><p style="background:url(${at}/c)">a</p>`,
  'sheets and fonts': () =>
    `<link rel="stylesheet" href="${at}/a.css"><style>@import "${at}/b.css";@font-face{font-family:F;src:url(${at}/f)}</style><p style="font-family:F">a</p>`,
  'frames and script': () =>
    `<iframe src="${at}/a"></iframe><script src="${at}/b"></script><object data="${at}/c"></object><svg onload="fetch('${at}/d')"><image href="${at}/e"/></svg>`,
  refresh: () =>
    `<meta http-equiv="refresh" content="0;url=${at}/a"><base href="${at}/"><img src="b.png"><p>a</p>`,
  'what a cleaner may misread': () =>
    `<noscript><p title="</noscript><img src=${at}/a>">a</p></noscript><math><mi><img src="${at}/b"></mi></math><p style="color:red;b:url(${at}/c)">a</p><img src="data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><image href="${at}/d"/></svg>`).toString('base64')}"><a href="${at}/link">link</a>`,
  files: () => '<img src="file:///etc/passwd"><iframe src="file:///etc/hostname"></iframe><p>a</p>',
};

/** Documents that want to stay for ever. */
const heavy: Record<string, string> = {
  nesting: `${'<table><tr><td>'.repeat(30_000)}x`,
  'lists within lists': `${'<ul><li>'.repeat(30_000)}x`,
  'cells without end': `<table>${'<tr><td colspan="1000" rowspan="1000">x'.repeat(20_000)}</table>`,
  'a picture of sixty thousand pixels': `<img width="60000" height="60000" src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA6mAAAOpgCAYAAAA=">`,
  'a word without end': `<p>${'x'.repeat(3_000_000)}</p>`,
};

describe('hostile HTML', () => {
  it.each(Object.entries(leaving))('reaches nothing: %s', async (_name, html) => {
    for (const format of ['pdf', 'docx']) expect(await post(format, html())).toBe(200);
    expect(hits).toEqual([]);
  });

  it.each(Object.entries(heavy))('ends in time and leaves the service well: %s', async (_name, html) => {
    for (const format of ['pdf', 'docx']) {
      const begun = performance.now();
      expect([200, 400, 413, 422, 502, 503]).toContain(await post(format, html));
      expect(performance.now() - begun).toBeLessThan(12_000);
    }
    await expect
      .poll(async () => (await renderer.fetch(new Request('http://renderer/health'))).json(), {
        timeout: 10_000,
      })
      .toMatchObject({ status: 'ok', running: 0, waiting: 0 });
    expect(await post('pdf', '<p>después</p>')).toBe(200);
  });
});
