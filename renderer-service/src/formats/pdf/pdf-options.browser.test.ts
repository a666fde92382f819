import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pdfOptions } from '@lienzo/schema/api/render-contract';
import { registroNomina } from '@lienzo/templates/reports/registro-nomina';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, describe, expect, it } from 'vitest';
import { collectedFile } from '../../testing/collected-file.ts';
import { kindsReport } from '../../testing/kinds-report.ts';
import { accessibleFaults, archiveFaults } from '../../testing/pdf-norm-faults.ts';
import { testBrowser } from '../../testing/test-browser.ts';
import { renderPdf } from './render-pdf.ts';

const browser = testBrowser();
const folder = mkdtempSync(path.join(tmpdir(), 'lienzo-pdf-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await browser.stop();
});

const control = { signal: new AbortController().signal, progress: () => undefined };
/** With a link and emphasis among its text, which archives and screen readers ask something of. */
const linked = structuredClone(registroNomina.report);
linked.layouts.push({
  index: linked.layouts.length,
  separation: false,
  items: [
    {
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
              {
                type: 'text',
                text: 'SAT',
                marks: [{ type: 'link', attrs: { href: 'https://sat.gob.mx/' } }],
              },
              {
                type: 'text',
                text: ' importante, محمد الأحمد',
                marks: [{ type: 'bold' }, { type: 'italic' }, { type: 'underline' }],
              },
            ],
          },
        ],
      },
    },
  ],
});
const render = (options: object): Promise<Uint8Array> =>
  collectedFile((sink) =>
    renderPdf(
      {
        rows: registroNomina.rows,
        report: linked,
        today: '2026-11-20',
        author: 'Ana & Luis',
        now: new Date(),
        assets: {},
        pdf: pdfOptions.parse(options),
      },
      browser,
      control,
      sink,
    ),
  );
type Document = Awaited<ReturnType<typeof getDocument>['promise']>;
async function opened<Result>(
  file: Uint8Array,
  read: (document: Document) => Promise<Result>,
  password?: string,
): Promise<Result> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0, ...(password && { password }) });
  try {
    return await read(await task.promise);
  } finally {
    await task.destroy();
  }
}

/** What `qpdf --check` finds wrong; nothing where it is not installed. */
function faults(file: Uint8Array, password = ''): string {
  const position = path.join(folder, 'x.pdf');
  writeFileSync(position, file);
  const { status, stdout, stderr, error } = spawnSync(
    'qpdf',
    [`--password=${password}`, '--check', position],
    {
      encoding: 'utf8',
    },
  );
  return error !== undefined || status === 0 ? '' : stdout + stderr;
}

describe('a PDF made with options', () => {
  it('has bookmarks of its titles when asked, and no other links', async () => {
    const file = await render({ outline: true });
    expect(faults(file)).toBe('');
    const seen = await opened(file, async (document) => ({
      titles: (await document.getOutline()).map(({ title }) => title),
      links: (await (await document.getPage(1)).getAnnotations()).length,
    }));
    expect(seen).toEqual({ titles: ['Registro de nómina'], links: 0 });
  });

  it('is tagged for screen readers when asked', async () => {
    const file = await render({ accessible: true });
    expect(faults(file)).toBe('');
    expect(await accessibleFaults(file)).toEqual([]);
    await opened(file, async (document) => {
      const roles = JSON.stringify(await (await document.getPage(1)).getStructTree());
      for (const role of ['Table', 'TH', 'TD', 'H1']) expect(roles).toContain(`"role":"${role}"`);
      const { metadata } = await document.getMetadata();
      expect(metadata.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
      expect(metadata.getRaw()).toContain('Ana &amp; Luis');
      expect(await document.getOutline()).not.toBeNull();
    });
  });

  it('keeps the alternative text of charts and codes for screen readers', async () => {
    const job = { ...kindsReport(14), today: '2026-11-20', author: '', now: new Date(), assets: {} };
    const file = await collectedFile((sink) =>
      renderPdf({ ...job, pdf: pdfOptions.parse({ accessible: true }) }, browser, control, sink),
    );
    expect(await accessibleFaults(file)).toEqual([]);
    await opened(file, async (document) => {
      const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
      expect(tree).toContain('Gráfica de barras');
      expect(tree).toContain('Código QR: https://lienzo.test/1');
    });
  });

  it.each([{ archive: true }, { archive: true, accessible: true }])(
    'claims PDF/A-2b: %o',
    async (options) => {
      const file = await render(options);
      expect(faults(file)).toBe('');
      expect(await archiveFaults(file)).toEqual([]);
      if ('accessible' in options) expect(await accessibleFaults(file)).toEqual([]);
      await opened(file, async (document) => {
        const { metadata } = await document.getMetadata();
        expect(metadata.getRaw()).toMatch(/pdfaid:part>2<[\s\S]*pdfaid:conformance>B</);
        expect(metadata.getRaw().includes('pdfuaid')).toBe('accessible' in options);
      });
    },
  );

  it('is neither when it is not asked to be', async () => {
    const file = await render({});
    expect(await archiveFaults(file)).toContain('the claim in its XMP');
    expect(await accessibleFaults(file)).toContain('marked as tagged');
  });

  it('opens with its password alone', async () => {
    const file = await render({ password: { open: 'contraseña', permissions: { print: true } } });
    expect(faults(file, 'contraseña')).toBe('');
    await expect(opened(file, async () => undefined)).rejects.toThrow('No password given');
    await opened(
      file,
      async (document) => {
        const [text] = (await (await document.getPage(1)).getTextContent()).items;
        expect(text).toBeDefined();
        const permissions = await document.getPermissions();
        expect(permissions).toContain(4);
        expect(permissions).not.toContain(16);
      },
      'contraseña',
    );
  });

  it('says its language behind a password', async () => {
    const file = await render({ accessible: true, password: { owner: 'propietaria' } });
    const { info } = await opened(file, (document) => document.getMetadata());
    expect(info).toMatchObject({ Language: 'es-MX' });
  });

  it('is no archive with a password', () => {
    expect(pdfOptions.safeParse({ archive: true, password: { open: 'a' } }).success).toBe(false);
  });
});
