import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfPages } from '../testing/pdf-pages.ts';
import { testBrowser } from '../testing/test-browser.ts';

const browser = testBrowser();
const signal = new AbortController().signal;
const hits: string[] = [];
const canary = createServer((request, response) => {
  hits.push(request.url ?? '');
  response.end('x');
});
canary.on('upgrade', (request, socket) => {
  hits.push(request.url ?? '');
  socket.destroy();
});
let address = '';

beforeAll(async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  canary.listen(0, '127.0.0.1', resolve);
  await promise;
  const position = canary.address();
  if (position === null || typeof position === 'string') throw new Error('the canary has no port');
  address = `127.0.0.1:${position.port}`;
});
afterAll(async () => {
  canary.close();
  await browser.stop();
});

const print = (html: string): Promise<Uint8Array> =>
  browser.withPage(signal, async (page) => {
    await page.load({ html });
    return await page.print();
  });

/** Documents that want out, by their address of the canary. */
const hostile: Record<string, (at: string) => string> = {
  script: (at) => `<script>fetch('http://${at}/script'); document.body.textContent = 'corrió'</script>`,
  'script src': (at) => `<script src="http://${at}/src"></script>`,
  'event handler': (at) => `<img src="x" onerror="new Image().src='http://${at}/handler'">`,
  picture: (at) => `<img src="http://${at}/picture.png"><img srcset="http://${at}/set.png 2x">`,
  'style import': (at) =>
    `<style>@import url(http://${at}/import.css); body{background:url(http://${at}/background.png)}</style>`,
  font: (at) =>
    `<style>@font-face{font-family:F;src:url(http://${at}/font.woff2)}p{font-family:F}</style><p>texto</p>`,
  frame: (at) =>
    `<iframe src="http://${at}/frame"></iframe><object data="http://${at}/object"></object><embed src="http://${at}/embed">`,
  refresh: (at) => `<meta http-equiv="refresh" content="0;url=http://${at}/refresh">`,
  link: (at) =>
    `<link rel="stylesheet" href="http://${at}/sheet.css"><link rel="prefetch" href="http://${at}/prefetch"><link rel="preconnect" href="http://${at}">`,
  svg: (at) =>
    `<svg xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="http://${at}/svg.png"/><use href="http://${at}/use.svg#a"/></svg>`,
  form: (at) =>
    `<form action="http://${at}/form" id="f"><input autofocus onfocus="this.form.submit()"></form>`,
  media: (at) =>
    `<video src="http://${at}/video" autoplay poster="http://${at}/poster"></video><audio src="http://${at}/audio" autoplay></audio>`,
  socket: (at) => `<script>new WebSocket('ws://${at}/socket')</script>`,
  'style of every kind': (at) =>
    `<style>div{cursor:url(http://${at}/cursor),auto;list-style-image:url(//${at}/list);border-image:url(http://${at}/border) 1;mask:url(http://${at}/mask.svg#a);content:image-set("http://${at}/set" 1x)}div::before{content:url(http://${at}/before)}@namespace url(http://${at}/namespace);@\\69mport "http://${at}/escaped.css"</style>`,
  'attributes of old': (at) =>
    `<body background="http://${at}/body"><table background="http://${at}/table"><tr><td>x</table><input type="image" src="http://${at}/input"><a href="http://${at}/a" ping="http://${at}/ping">a</a>`,
  'frame of its own': (at) =>
    `<iframe srcdoc="<img src='http://${at}/inner.png'><script>fetch('http://${at}/inner')</script>"></iframe><iframe src="data:text/html,<img src=http://${at}/data.png>"></iframe>`,
  'picture that refers': (at) =>
    `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><image href='http://${at}/nested.png'/><style>@import url(http://${at}/nested.css)</style></svg>">`,
  'filter and font of SVG': (at) =>
    `<svg><filter id="f"><feImage href="http://${at}/fe.png"/></filter><rect width="9" height="9" filter="url(#f)"/><rect fill="url(http://${at}/paint.svg#a)" width="9" height="9"/><foreignObject width="9" height="9"><img src="http://${at}/foreign.png"/></foreignObject></svg>`,
  'hints and manifests': (at) =>
    `<link rel="dns-prefetch" href="//${at}"><link rel="modulepreload" href="http://${at}/module.js"><link rel="manifest" href="http://${at}/manifest"><link rel="icon" href="http://${at}/icon"><link rel="preload" as="image" href="http://${at}/preload"><script type="speculationrules">{"prerender":[{"urls":["http://${at}/rules"]}]}</script>`,
  'tracks and players': (at) =>
    `<video controls><source src="http://${at}/source"><track src="http://${at}/track" default></video><applet code="http://${at}/applet"></applet><frameset><frame src="http://${at}/frameset"></frameset>`,
  'redirecting base': (at) => `<base href="http://${at}/"><img src="base.png">`,
};

describe('a page that prints', () => {
  it.each(Object.entries(hostile))('lets no request out of a document: %s', async (_name, html) => {
    const text = await pdfPages(await print(`<!doctype html><body>${html(address)}<p>sigue</p>`));
    expect(text.join(' ')).toContain('sigue');
    expect(text.join(' ')).not.toContain('corrió');
    expect(hits).toEqual([]);
  });

  it('is printed even if its load never ends', async () => {
    const clones =
      '<svg><use href="https://lienzo.invalid/nowhere.svg#a"/><image href="https://lienzo.invalid/no.png"/></svg>';
    for (let round = 0; round < 4; round += 1)
      expect(await pdfPages(await print(`<!doctype html><body>${clones}<p>hoja ${round}</p>`))).toEqual([
        expect.stringContaining(`hoja ${round}`),
      ]);
  });

  it('shows no file of the machine', async () => {
    const file = '/etc/hostname';
    const html = `<iframe src="file://${file}"></iframe><object data="file://${file}"></object><img src="file://${file}"><link rel="stylesheet" href="file://${file}">`;
    const [text = ''] = await pdfPages(await print(`<!doctype html><body><p>solo esto</p>${html}`));
    expect(text.trim()).toBe('solo esto');
  });

  it('shows nothing of the document before', async () => {
    await print('<!doctype html><title>primero</title><body id="uno"><p>secreto</p>');
    const seen = await browser.withPage(signal, async (page) => {
      await page.load({ html: '<!doctype html><body><p>segundo</p>' });
      return await page.evaluate(
        '[document.title, document.body.id, document.body.textContent, history.length, window.name]',
      );
    });
    expect(JSON.stringify(seen)).not.toMatch(/secreto|primero|uno/);
  });

  it('is free again when its print is cancelled', async () => {
    const endless = '<table>'.repeat(400) + '<tr><td>x'.repeat(20_000);
    for (let round = 0; round < 3; round += 1) {
      const controller = new AbortController();
      const printing = browser.withPage(controller.signal, async (page) => {
        controller.abort(new Error('cancelado'));
        await page.load({ html: endless });
        return await page.print();
      });
      await expect(printing).rejects.toThrow('cancelado');
    }
    expect(await pdfPages(await print('<p>después</p>'))).toEqual(['después']);
  });

  it('is followed by others however many were dropped', async () => {
    for (let dropped = 0; dropped < 4; dropped += 1) {
      const leaving = new AbortController();
      const left = browser.withPage(leaving.signal, async (page) => {
        await page.load({ html: '<p>se va</p>' });
        leaving.abort(new Error('left'));
        return await page.print();
      });
      await expect(left).rejects.toThrow('left');
    }
    expect(await pdfPages(await print('<p>sigue</p>'))).toEqual(['sigue']);
  });

  it('survives the death of its browser', async () => {
    const before = { ...browser.counts };
    const prints = Array.from({ length: 12 }, (_, index) => print(`<p>hoja ${index}</p>`));
    for (let round = 0; round < 2; round += 1) {
      await Promise.race(prints.slice(2 * round));
      await browser.restart();
    }
    const texts = await Promise.all(prints.map(async (file) => (await pdfPages(await file))[0]));
    expect(texts).toEqual(prints.map((_, index) => `hoja ${index}`));
    expect(browser.counts.crashes - before.crashes).toBe(2);
    expect(browser.counts.starts - before.starts).toBeGreaterThanOrEqual(1);
    expect(await pdfPages(await print('<p>vivo</p>'))).toEqual(['vivo']);
  });
});
