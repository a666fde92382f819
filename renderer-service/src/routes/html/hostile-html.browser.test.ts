import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { hostileGround } from '../../testing/hostile-ground.ts';

const { renderer, hasty, hastyBrowsers, canary } = hostileGround();
let at = '';
beforeAll(() => {
  at = canary().at;
});

const post = async (format: string, reporte: string, service = renderer): Promise<number> => {
  const response = await service.fetch(
    new Request(`http://renderer/html?format=${format}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reporte, nombre_reporte: 'Hostil' }),
    }),
  );
  await response.arrayBuffer();
  return response.status;
};

/** Sends a signal to the browsers of the impatient service that still run, with all their processes. */
function signalBrowsers(signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of hastyBrowsers) if (existsSync(`/proc/${pid}`)) process.kill(-pid, signal);
}

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
  'tags that a cleaner takes a minute for': '<ul><li>'.repeat(125_000),
  'a word without end': `<p>${'x'.repeat(3_000_000)}</p>`,
  // Refused by a fast machine, broken off by a slow one.
  'boxes beside boxes':
    '<table align="left" style="height:400px"><tr><td>x</td></tr></table>'.repeat(15_000) +
    '<p>palabra</p>'.repeat(15_000),
};

/** Small documents that would be long ones. */
const large: Record<string, string> = {
  'boxes as high as a page': '<div style="height:1000px">x</div>'.repeat(3_000),
  'a text in 96 points': `<p style="font-size:96pt">${'palabra '.repeat(20_000)}</p>`,
  'letters that grow with their nesting': `${'<span style="font-size:5em">'.repeat(90)}${'palabra '.repeat(2_000)}`,
  'a text in a narrow column': `<div style="width:1px">${'a b c '.repeat(100_000)}</div>`,
  'page breaks': '<p style="break-before:page">x</p>'.repeat(2_001),
  'cells over a thousand rows': `<table>${`<tr>${'<td rowspan="1000" style="width:1%">x</td>'.repeat(30)}</tr>`.repeat(1_000)}</table>`,
};

describe('hostile HTML', () => {
  it.each(Object.entries(leaving))('reaches nothing: %s', async (_name, html) => {
    for (const format of ['pdf', 'docx']) expect(await post(format, html())).toBe(200);
    expect(canary().hits).toEqual([]);
  });

  it.each(Object.entries(heavy))('ends in time and leaves the service well: %s', async (_name, html) => {
    for (const format of ['pdf', 'docx']) {
      expect([200, 400, 413, 422, 502, 503]).toContain(await post(format, html, hasty));
    }
    await expect
      .poll(async () => (await hasty.fetch(new Request('http://renderer/health'))).json(), {
        timeout: 10_000,
      })
      .toMatchObject({ status: 'ok', running: 0, waiting: 0 });
    expect(await post('pdf', '<p>después</p>', hasty)).toBe(200);
  });

  it.each(Object.entries(large))('is refused before it is printed: %s', async (_name, html) => {
    expect(await post('pdf', html)).toBe(413);
    expect(await post('pdf', '<p>después</p>')).toBe(200);
  });

  it('is printed without its boxes of a thousand miles', async () => {
    expect(await post('pdf', '<div style="height:99999in">x</div>'.repeat(50))).toBe(200);
  });

  it('is broken off at the deadline, whatever the browser does', async () => {
    expect(await post('pdf', '<p>antes</p>', hasty)).toBe(200);
    // A browser that is stopped never answers, however fast the machine is.
    signalBrowsers('SIGSTOP');
    try {
      expect(await post('pdf', '<p>sin fin</p>', hasty)).toBe(503);
    } finally {
      signalBrowsers('SIGCONT');
    }
    expect(await post('pdf', '<p>después</p>', hasty)).toBe(200);
    await expect
      .poll(async () => (await hasty.fetch(new Request('http://renderer/health'))).json())
      .toMatchObject({ status: 'ok', running: 0, waiting: 0 });
  });
});
