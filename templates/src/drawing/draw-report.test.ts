import type { ImagenItem, TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { describe, expect, it } from 'vitest';
import { empleadosPorCentro } from '../reports/empleados-por-centro.ts';
import { reciboNomina } from '../reports/recibo-nomina.ts';
import { registroNomina } from '../reports/registro-nomina.ts';
import { drawReport } from './draw-report.ts';

const options = { today: '2026-11-20', fontCss: '' };
const count = (html: string, part: string): number => html.split(part).length - 1;
const groups = (html: string): number => count(html, 'class="lz-group"');

function reportOf(
  ...sections: { separation?: boolean; items: ReportDocument['layouts'][number]['items'] }[]
): ReportDocument {
  return {
    ...emptyReport('Prueba'),
    layouts: sections.map(({ separation = false, items }, index) => ({ index, separation, items })),
  };
}
const texto = (label: string) => ({
  ...newItem('texto'),
  valor: plainRichText(label),
});

function tabla(over: Partial<TablaItem> = {}): TablaItem {
  return {
    uuid: crypto.randomUUID(),
    nombre: 'tabla',
    tamaño: 100,
    estilo_item: {},
    selected_tables: ['employees'],
    selected_columns: [
      { column: 'employees.name', data_type: 'text', readable_name: 'Nombre' },
      {
        column: 'employees.sbc',
        data_type: 'numeric',
        readable_name: 'SBC',
        formato: 'moneda',
        total: 'suma',
      },
    ],
    filters: [],
    additional_columns: [],
    order_columns: [],
    zebra: false,
    repeat_header: true,
    group_by: [],
    keep_together: true,
    estilos_condicionales: [],
    ...over,
  };
}

describe('a report', () => {
  it('starts a page group at each section with a page break, and none for empty sections', () => {
    const html = drawReport(
      reportOf(
        { items: [texto('uno')] },
        { items: [texto('dos')] },
        { separation: true, items: [texto('tres')] },
        { separation: true, items: [] },
      ),
      {},
      options,
    );
    expect(groups(html)).toBe(2);
  });

  it('counts a value that the rows of a page repeat once on each page, whoever was on the page before', () => {
    const column = (key: string, name: string) => ({
      column: key,
      data_type: 'numeric' as const,
      readable_name: name,
      formato: 'moneda' as const,
      total: 'suma' as const,
    });
    const receipt = {
      ...newItem('texto_dinamico'),
      selected_tables: ['payroll_results'],
      selected_columns: [
        { column: 'payroll_results.id', data_type: 'integer' as const, readable_name: 'Recibo' },
      ],
      valor: plainRichText('Recibo'),
    };
    const lines = tabla({
      selected_tables: ['payroll_lines', 'payroll_results', 'employees', 'concepts'],
      selected_columns: [
        { column: 'concepts.description', data_type: 'text', readable_name: 'Concepto' },
        column('payroll_lines.amount', 'Importe'),
        column('payroll_results.net_pay', 'Neto'),
        column('employees.daily_salary', 'Salario'),
      ],
      detail_column: 'payroll_results.id',
    });
    // Two receipts of one person, three and two concepts.
    const line = (result: number, at: number) => ({
      'payroll_lines.id': 10 * result + at,
      'payroll_results.id': result,
      'employees.id': 7,
      'concepts.description': `Concepto ${at}`,
      'payroll_lines.amount': '100.00',
      'payroll_results.net_pay': `${result}50.00`,
      'employees.daily_salary': '40.00',
    });
    const rows = [line(1, 1), line(1, 2), line(1, 3), line(2, 1), line(2, 2)];
    const html = drawReport(
      reportOf({ items: [receipt] }, { items: [lines] }),
      { [receipt.uuid]: [{ 'payroll_results.id': 1 }, { 'payroll_results.id': 2 }], [lines.uuid]: rows },
      options,
    );
    const totals = [...html.matchAll(/<tr class="lz-totals">(.*?)<\/tr>/g)].map(([, row = '']) =>
      [...row.matchAll(/\$[\d,.]+/g)].map(([figure]) => figure),
    );
    expect(totals).toEqual([
      ['$300.00', '$150.00', '$40.00'],
      ['$200.00', '$250.00', '$40.00'],
    ]);
  });

  it('repeats the group of a dynamic text for each of its rows, with that row’s details', () => {
    const html = drawReport(reciboNomina.report, reciboNomina.rows, options);
    expect(groups(html)).toBe(30);
    expect(html).toContain('Aguilar Ramírez, Sofía');
    expect(count(html, 'Recibí de conformidad')).toBe(30);
    const centres = drawReport(empleadosPorCentro.report, empleadosPorCentro.rows, options);
    expect(groups(centres)).toBe(4);
    const heads = 4;
    expect((centres.match(/<tr(?: class="(?:lz-odd|lz-together|lz-odd lz-together)")?>/g) ?? []).length).toBe(
      30 + heads,
    );
  });

  it('says so when a dynamic text finds no rows', () => {
    expect(drawReport(reciboNomina.report, {}, options)).toContain('El reporte no tiene datos que mostrar.');
  });

  it('adds a table up in its last row, outside of any foot that would repeat', () => {
    const html = drawReport(registroNomina.report, registroNomina.rows, options);
    expect(html).not.toContain('<tfoot');
    expect(count(html, 'class="lz-totals"')).toBe(1);
    expect(html).toContain('$480,356.89');
  });

  it('escapes what rows hold and writes it in the column’s format', () => {
    const item = tabla();
    const rows = {
      [item.uuid]: [{ 'employees.name': '<img src=x onerror=alert(1)>', 'employees.sbc': '0.105' }],
    };
    const html = drawReport(reportOf({ items: [item] }), rows, options);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).toContain('>$0.11<');
  });

  it('fills a section exactly, whatever the number of items', () => {
    const third = (phrase: string) => ({ ...texto(phrase), tamaño: 33.33 });
    const html = drawReport(reportOf({ items: [third('a'), third('b'), third('c')] }), {}, options);
    expect(count(html, 'calc((100% + 14pt) * 0.3333 - 14pt)')).toBe(3);
  });

  it('lets the head stand once when it is told to', () => {
    const item = tabla({ repeat_header: false });
    expect(drawReport(reportOf({ items: [item] }), {}, options)).toContain('lz-head-once');
  });

  it('draws no picture from elsewhere than it may', () => {
    const imagen: ImagenItem = {
      uuid: crypto.randomUUID(),
      nombre: 'imagen',
      tamaño: 100,
      estilo_item: {},
      valor: 'x',
      image_name: 'logo.png',
      alt: 'Logotipo',
      fit: 'contain',
    };
    const draw = (source: string) =>
      drawReport(reportOf({ items: [imagen] }), {}, { ...options, imageSource: () => source });
    expect(draw('file:///etc/passwd')).not.toContain('<img');
    expect(draw('data:image/svg+xml;base64,AAAA')).not.toContain('<img');
    expect(draw('data:image/png;base64,AAAA')).toContain('<img');
  });
});

it('gives a section its alignment and its space, and others no style', () => {
  const report = reportOf({ items: [texto('a'), texto('b')] }, { items: [texto('c')] });
  const layouts = report.layouts.map((section, index) =>
    index === 0
      ? { ...section, alineacion: 'abajo' as const, espacio_antes: 6, espacio_despues: 9 }
      : section,
  );
  const html = drawReport({ ...report, layouts }, {}, { today: '2026-11-20', fontCss: '' });
  expect(html).toContain(
    'class="lz-section lz-row" style="align-items:flex-end;padding-top:6pt;padding-bottom:9pt"',
  );
  expect(html).toContain('<div class="lz-section"><');
});

it('draws the stacked items of a section one below the other, in a column as wide as the first', () => {
  const items = [{ ...texto('a'), tamaño: 40 }, { ...texto('b'), tamaño: 40, apilado: true }, texto('c')];
  const html = drawReport(reportOf({ items }), {}, { today: '2026-11-20', fontCss: '' });
  const column = /<div class="lz-column" style="width:([^"]+)">(.*?)<\/div><div class="lz-cell" style/s.exec(
    html,
  );
  expect(column?.[1]).toBe('calc((100% + 14pt) * 0.4 - 14pt)');
  expect(column?.[2]?.split('<div class="lz-cell">').map((cell) => cell.replace(/<[^>]+>/g, ''))).toEqual([
    '',
    'a',
    'b',
  ]);
});
