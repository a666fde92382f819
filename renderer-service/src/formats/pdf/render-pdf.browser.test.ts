import { PDFDocument } from '@cantoo/pdf-lib';
import type { Row } from '@lienzo/schema/data/column';
import { dataItems, emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { empleadosPorCentro } from '@lienzo/templates/reports/empleados-por-centro';
import { reciboNomina } from '@lienzo/templates/reports/recibo-nomina';
import { registroNomina } from '@lienzo/templates/reports/registro-nomina';
import { afterAll, describe, expect, it } from 'vitest';
import { collectedFile } from '../../testing/collected-file.ts';
import { peopleRows, peopleTable } from '../../testing/long-tables.ts';
import { onePrint } from '../../testing/one-print.ts';
import { pdfPages } from '../../testing/pdf-pages.ts';
import { testBrowser } from '../../testing/test-browser.ts';
import { renderPdf } from './render-pdf.ts';

const browser = testBrowser();
afterAll(() => browser.stop());

const control = { signal: new AbortController().signal, progress: () => undefined };
const render = (report: ReportDocument, rows: Record<string, Row[]>): Promise<Uint8Array> =>
  collectedFile((sink) =>
    renderPdf(
      { report, rows, today: '2026-11-20', author: 'Ana', now: new Date(), assets: {} },
      browser,
      control,
      sink,
    ),
  );

/** The register with so many people, each with a name that tells them apart. */
function longRegister(count: number): { report: ReportDocument; rows: Record<string, Row[]> } {
  const uuid = dataItems(registroNomina.report)[0]?.uuid ?? '';
  const sample = registroNomina.rows[uuid] ?? [];
  const rows = Array.from({ length: count }, (_, index) => ({
    ...sample[index % sample.length],
    'employees.name': `Persona ${index + 1} de nombre ${index % 7 === 0 ? 'muy largo, tanto que ocupa dos renglones' : 'corto'}`,
  }));
  return { report: registroNomina.report, rows: { [uuid]: rows } };
}

describe('a PDF', () => {
  it('repeats the head of a table on every page and its totals on the last alone', async () => {
    /** So many rows that the signatures below the table share its last page. */
    const COUNT = 126;
    const { report, rows } = longRegister(COUNT);
    const pages = await pdfPages(await render(report, rows));
    expect(pages.length).toBeGreaterThan(3);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Percepciones');
      expect(page).toContain(`Página ${index + 1} de ${pages.length}`);
      expect(page.includes(`Cuenta ${COUNT}`)).toBe(index === pages.length - 1);
    }
  });

  it('says which group goes on at the top of each page that begins inside of it', async () => {
    const table = peopleTable(100, { group_by: ['employees.zone', 'employees.department'] });
    const report = { ...emptyReport('Grupos'), layouts: [{ index: 0, separation: false, items: [table] }] };
    const rows = { [table.uuid]: peopleRows(310, 'A') };
    const pages = await pdfPages(await render(report, rows));
    expect(pages.length).toBeGreaterThan(5);
    expect(pages[0]).not.toContain('continúa');
    expect(pages[1]).toMatch(/Neto employees.zone: Zona 1 \(continúa\) employees.department: /);
    const marked = pages.filter((page) => page.includes('(continúa)'));
    expect(marked.length).toBeGreaterThan(pages.length - 3);
    for (const page of marked) {
      expect(page.indexOf('continúa')).toBeLessThan(page.indexOf('Persona'));
      expect(page).not.toMatch(/Persona.*continúa/);
    }
    // The head that is not repeated takes the headings with it.
    const once = { ...table, repeat_header: false };
    const plain = { ...report, layouts: [{ index: 0, separation: false, items: [once] }] };
    expect((await pdfPages(await render(plain, rows))).join()).not.toContain('continúa');
  });

  it('has one page for each row of a dynamic text, numbered throughout', async () => {
    const { numbering: _, ...page } = reciboNomina.report.page;
    const pages = await pdfPages(await render({ ...reciboNomina.report, page }, reciboNomina.rows));
    expect(pages).toHaveLength(30);
    expect(pages[1]).toContain('Álvarez Núñez, Diego');
    expect(pages[1]).toContain('$15,332.29');
    expect(pages[1]).not.toContain('Aguilar');
    expect(pages[29]).toContain('Página 30 de 30');
    const centres = await pdfPages(await render(empleadosPorCentro.report, empleadosPorCentro.rows));
    expect(centres).toHaveLength(4);
  });

  it('numbers pages right when a dynamic text needs more than one for a row', async () => {
    const { report } = empleadosPorCentro;
    const [centre, employees] = dataItems(report);
    const sample = empleadosPorCentro.rows[employees?.uuid ?? ''] ?? [];
    const rows = {
      [centre?.uuid ?? '']: empleadosPorCentro.rows[centre?.uuid ?? ''] ?? [],
      [employees?.uuid ?? '']: Array.from({ length: 5 }, () => sample).flat(),
    };
    const pages = await pdfPages(await render(report, rows));
    expect(pages.length).toBeGreaterThan(4);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Página ${index + 1} de ${pages.length}`);
      expect(page.split('Página')).toHaveLength(2);
    }
  });

  it('has the very pages of one print when a long table is printed in parts', async () => {
    const { report, rows } = longRegister(1_200);
    const whole = await onePrint(report, rows, browser);
    const strip = (page: string): string => page.replace(/Registro de nómina · Página \d+ de \d+/, '').trim();
    const parts = (await pdfPages(await render(report, rows))).map(strip);
    expect(parts).toEqual((await pdfPages(whole)).map(strip));
  });

  it('says its title, author, language and maker, and carries its fonts once', async () => {
    const file = await render(reciboNomina.report, reciboNomina.rows);
    const document = await PDFDocument.load(file, { updateMetadata: false });
    expect(document.getTitle()).toBe('Carta recibo de nómina');
    expect(document.getAuthor()).toBe('Ana');
    expect(document.getProducer()).toBe('Lienzo');
    expect(document.catalog.toString()).toContain('es-MX');
    expect(file.byteLength).toBeLessThan(300_000);
  });

  it('says so on one page when there is nothing to show', async () => {
    const pages = await pdfPages(await render(reciboNomina.report, {}));
    expect(pages).toEqual([expect.stringContaining('El reporte no tiene datos que mostrar.')]);
    expect(await pdfPages(await render({ ...emptyReport('x'), layouts: [] }, {}))).toHaveLength(1);
  });
});
