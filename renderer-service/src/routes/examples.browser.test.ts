import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createRenderer } from '../app.ts';
import { pdfPages } from '../testing/pdf-pages.ts';
import { silentLog } from '../testing/test-browser.ts';

const renderer = createRenderer({ browserPath: process.env.LIENZO_CHROME, log: silentLog });
afterAll(() => renderer.stop());

it.each([
  ['peticion.json', 'application/json', '/render?format=pdf', 'Total $33,503.75 $4,410.90 $29,092.85'],
  ['peticion.ndjson', 'application/x-ndjson', '/render?format=pdf', 'Total $33,503.75 $4,410.90 $29,092.85'],
  ['cierre.json', 'application/json', '/combine?format=pdf', 'Nómina de diciembre 3'],
])('the example %s is what the service takes', async (name, type, position, texts) => {
  const body = await readFile(path.join(import.meta.dirname, '../../examples', name));
  const response = await renderer.fetch(
    new Request(`http://renderer${position}`, { method: 'POST', headers: { 'content-type': type }, body }),
  );
  expect(response.status).toBe(200);
  const pages = await pdfPages(new Uint8Array(await response.arrayBuffer()));
  expect(pages.join(' ')).toContain(texts);
});
