import type { Row } from '@lienzo/schema/data/column';
import type { ReportItem, TituloItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, pageNumberFooter, type ReportDocument } from '@lienzo/schema/report/report';
import { starterLogo } from '@lienzo/templates/reports/starter-logo';
import { afterAll, describe, expect, it } from 'vitest';
import { collectedFile } from '../../../testing/collected-file.ts';
import { paragraphs, peopleRows, peopleTable } from '../../../testing/long-tables.ts';
import { onePrint } from '../../../testing/one-print.ts';
import { pdfPages } from '../../../testing/pdf-pages.ts';
import { testBrowser } from '../../../testing/test-browser.ts';
import { wideRows, wideTable } from '../../../testing/wide-tables.ts';
import { renderPdf } from '../render-pdf.ts';

const browser = testBrowser();
afterAll(() => browser.stop());

const control = { signal: new AbortController().signal, progress: () => undefined };

function reportOf(layouts: ReportItem[][], more: Partial<ReportDocument> = {}): ReportDocument {
  const sections = layouts.map((items, index) => ({ index, separation: false, items }));
  return { ...emptyReport('Largo'), layouts: sections, ...more };
}

const printed = (report: ReportDocument, rows: Record<string, Row[]>): Promise<Uint8Array> =>
  collectedFile((sink) =>
    renderPdf(
      { report, rows, today: '2026-11-20', author: '', now: new Date(), assets: {} },
      browser,
      control,
      sink,
    ),
  );

/** The words of each page in parts, once they are those of one print and every page has its number. */
async function samePages(report: ReportDocument, rows: Record<string, Row[]>): Promise<string[]> {
  const parts = await pdfPages(await printed(report, rows));
  const terms = parts.map((page) => page.replace(/Página \d+ de \d+/, '').trim());
  expect(terms).toEqual((await pdfPages(await onePrint(report, rows, browser))).map((page) => page.trim()));
  for (const [index, page] of parts.entries())
    expect(page).toContain(`Página ${index + 1} de ${parts.length}`);
  return terms;
}

function title(text: string): TituloItem {
  const item = newItem('titulo');
  return {
    ...item,
    valor: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
  };
}

function chart(tamaño: number): ReportItem {
  const item = newItem('grafica');
  const zone = { column: 'employees.zone', data_type: 'text' as const, readable_name: 'Zona' };
  return {
    ...item,
    tamaño,
    selected_tables: ['employees'],
    selected_columns: [zone],
    categoria: 'employees.zone',
    valores: [],
    agregacion: 'cuenta',
    height: 200,
  };
}

function picture(tamaño: number): ReportItem {
  const item = newItem('imagen');
  return { ...item, tamaño, valor: starterLogo };
}

/** A dynamic text that is driven by keys, and a table with the rows of each. */
function details(): ReportItem[] {
  const text = newItem('texto_dinamico');
  const column = { column: 'employees.zone' as const, data_type: 'text' as const, readable_name: 'Zona' };
  const atom = { type: 'column' as const, attrs: { column: 'employees.zone' as const } };
  return [
    {
      ...text,
      tamaño: 30,
      selected_tables: ['employees'],
      selected_columns: [column],
      valor: { type: 'doc', content: [{ type: 'paragraph', content: [atom] }] },
    },
    peopleTable(70, { detail_column: 'employees.zone' }),
  ];
}

describe('a long table, printed in parts, has the very pages of one print', () => {
  it('has the space of its section above its first part and below its last one', async () => {
    const table = peopleTable(100);
    const report = reportOf([[title('Antes')], [table], [title('Después')]]);
    const spaced = report.layouts.map((section, index) =>
      index === 1 ? { ...section, espacio_antes: 150, espacio_despues: 120 } : section,
    );
    const rows = { [table.uuid]: peopleRows(1300, 'A') };
    const pages = await samePages({ ...report, layouts: spaced }, rows);
    expect(pages.length).toBeGreaterThanOrEqual((await pdfPages(await printed(report, rows))).length);
  });

  it('beside a text, a chart and a picture that end before it, with totals and what follows', async () => {
    const [table, beside] = [peopleTable(45), chart(20)];
    const text = paragraphs(20, 3, { estilo_item: { padding: 6, border: true, background: '#eef2ff' } });
    const report = reportOf([[paragraphs(100, 4)], [beside, table, text, picture(15)], [paragraphs(100, 2)]]);
    const pages = await samePages(report, {
      [table.uuid]: peopleRows(1_200, 'A'),
      [beside.uuid]: peopleRows(1_200, 'B'),
    });
    expect(pages.filter((page) => page.includes('Párrafo 3'))).toHaveLength(1);
    expect(pages.filter((page) => page.includes('Neto')).length).toBeGreaterThan(pages.length - 2);
    expect(pages.at(-1)).toContain('Total');
  });

  it('beside a text of many pages, in a box with a border, its head once, its groups whole', async () => {
    const table = peopleTable(60, {
      group_by: ['employees.department'],
      keep_together: true,
      repeat_header: false,
      estilo_item: { padding: 10, border: true, background: '#eeeeff' },
    });
    const report = reportOf([[paragraphs(100, 12)], [paragraphs(40, 500), table], [paragraphs(100, 1)]]);
    const pages = await samePages(report, { [table.uuid]: peopleRows(1_200, 'A') });
    expect(pages.filter((page) => page.includes('Neto'))).toHaveLength(1);
    expect(pages[20]).toMatch(/Párrafo \d+.*Persona/);
  });

  it('beside another one, on broad paper with margins of their own, groups in groups', async () => {
    const [short, long] = [
      peopleTable(35),
      peopleTable(65, { group_by: ['employees.zone', 'employees.department'], zebra: true }),
    ];
    const page = {
      margins: { top: 37.3, right: 41.7, bottom: 50.9, left: 33.1 },
      header: null,
      footer: pageNumberFooter(),
    };
    const report = reportOf([[title('Dos')], [short, long], [paragraphs(100, 1)]], {
      orientation: 'horizontal',
      page,
    });
    const pages = await samePages(report, {
      [short.uuid]: peopleRows(700, 'A'),
      [long.uuid]: peopleRows(1_500, 'B'),
    });
    // A page that begins with a zone begins with its department too.
    for (const texts of pages.slice(1, 30))
      expect(texts).toMatch(/Neto employees\.zone: Zona \d+ (?:employees|\(continúa\) )/);
  });

  it('whose groups say at the top of each page that they continue, in parts of their columns too', async () => {
    const table = wideTable(10, { group_by: ['employees.zone'], keep_together: false });
    const pages = await samePages(reportOf([[title('Grupos')], [table]]), {
      [table.uuid]: wideRows(1_010, 10),
    });
    const continued = pages.filter((page) => page.includes('(continúa)'));
    expect(continued.length).toBeGreaterThan(pages.length / 2);
    for (const page of continued) expect(page.split('(continúa)')).toHaveLength(2);
    // The first page of each band begins with the first group.
    expect(pages.filter((page) => page.includes('employees.zone: Zona 1 Persona 1 ')).length).toBeGreaterThan(
      1,
    );
  });

  it('whose groups are kept together, but for those that no page has room for', async () => {
    const rows = [60, 20, 45, 300, 34, 500].flatMap((count, group) =>
      peopleRows(count, `${'ABCDEF'[group]}`, { 'employees.zone': `Zona ${group + 1}` }),
    );
    const table = peopleTable(100, { group_by: ['employees.zone'], keep_together: true });
    const labels = await samePages(reportOf([[title('Gente')], [table]]), { [table.uuid]: rows });
    expect(labels[0]).toMatch(/Zona 1.*A1 .*A20 /);
    // The twenty of the second group stand on one page.
    expect(labels.filter((page) => / B\d+ /.test(page))).toHaveLength(1);
  });

  it('with rows higher than a page', async () => {
    const table = peopleTable(60);
    const rows = peopleRows(1_100, 'A');
    const tall = { ...rows[5], 'employees.name': 'palabra y otra '.repeat(700) };
    const high = rows.map((row, index) => (index % 150 === 5 ? { ...tall, ...numberOf(row) } : row));
    await samePages(reportOf([[paragraphs(40, 3), table]]), { [table.uuid]: high });
  });

  it('when several follow one another, the first beside a text that goes on behind it', async () => {
    const tables = [peopleTable(60), peopleTable(100), peopleTable(50), peopleTable(50)] as const;
    const [first, second, third, fourth] = tables;
    const report = reportOf([
      [paragraphs(50, 300), first],
      [paragraphs(100, 10)],
      [second],
      [title('Otros')],
      [third, fourth],
    ]);
    await samePages(report, {
      [first.uuid]: peopleRows(300, 'A'),
      [second.uuid]: peopleRows(1_010, 'B'),
      [third.uuid]: peopleRows(40, 'C'),
      [fourth.uuid]: peopleRows(600, 'D'),
    });
  });

  it('as details of some of the rows that make pages', async () => {
    const [text, table] = details();
    if (text === undefined || table === undefined) throw new Error('no details');
    const report = reportOf([[title('Zona')], [text, table], [paragraphs(100, 1)]]);
    const keys = ['ninguna', 'larga', 'corta', 'otra'];
    const groupRows = (key: string, count: number): Row[] =>
      peopleRows(count, key[0] ?? '', { 'employees.zone': key });
    const pages = await samePages(report, {
      [text.uuid]: keys.map((key) => ({ 'employees.zone': key })),
      [table.uuid]: [...groupRows('larga', 1_200), ...groupRows('corta', 30), ...groupRows('otra', 1_001)],
    });
    const begun = pages.flatMap((page, index) => (page.includes('Párrafo 1') ? [index] : []));
    expect(begun).toHaveLength(4);
  });
});

describe('a long table beside a text', () => {
  it('counts its pages while they are printed, and stops when it is told to', async () => {
    const table = peopleTable(50);
    const report = reportOf([[paragraphs(50, 3), table]]);
    const leave = new AbortController();
    const left = new Error('the client left');
    const reported: number[] = [];
    const work = renderPdf(
      {
        report,
        rows: { [table.uuid]: peopleRows(20_000, 'A') },
        today: '2026-11-20',
        author: '',
        now: new Date(),
        assets: {},
      },
      browser,
      {
        signal: leave.signal,
        progress: ({ done }) => {
          if (reported.push(done ?? 0) === 3) leave.abort(left);
        },
      },
      { writeWhole: () => undefined, write: async () => undefined },
    );
    await expect(work).rejects.toBe(left);
    expect(reported[0]).toBeGreaterThan(10);
    expect(reported).toEqual([...new Set(reported)].toSorted((a, b) => a - b));
    // Its pages are free for others.
    expect(await pdfPages(await printed(report, { [table.uuid]: peopleRows(3, 'A') }))).toHaveLength(1);
  });
});

const numberOf = (row: Row): Row => ({ 'employees.employee_number': row['employees.employee_number'] ?? '' });
