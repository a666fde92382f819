import type { Row } from '@lienzo/schema/data/column';
import { summarisedRows } from '@lienzo/schema/data/table-summary';
import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { lacksPageSums, PageSumAddends, pageSumColumns } from '@lienzo/schema/report/page-sums';
import { summaryQuestionOf } from '@lienzo/schema/report/summary-question';
import { describe, expect, it } from 'vitest';
import type { DrawContext } from '../draw-context.ts';
import { drawTabla } from '../items/draw-tabla.ts';
import { pageSumTexts } from './page-sums.ts';

const NET = 'payroll_results.net_pay';
const SALARY = 'employees.daily_salary';

const numeric = (column: string, more: Partial<TablaItem['selected_columns'][number]> = {}) => ({
  ...{ column, data_type: 'numeric' as const, readable_name: column, formato: 'moneda' as const },
  ...more,
});

const table = (more: Partial<TablaItem> = {}): TablaItem => ({
  ...newItem('tabla'),
  selected_tables: ['payroll_lines', 'payroll_results', 'employees'],
  selected_columns: [
    { column: 'employees.name', data_type: 'text', readable_name: 'Nombre' },
    numeric(NET, { total: 'suma' }),
  ],
  suma_pagina: true,
  viene_pagina: true,
  ...more,
});

describe('what is added up by page', () => {
  it('are the columns whose total is a sum', () => {
    const item = table({
      selected_columns: [
        numeric(NET, { total: 'promedio' }),
        numeric(SALARY, { total: 'suma' }),
        numeric('a.b'),
      ],
    });
    expect(pageSumColumns(item).map(({ column }) => column)).toEqual([SALARY]);
    expect(lacksPageSums(item)).toBe(false);
    expect(lacksPageSums(table({ selected_columns: [numeric(NET)] }))).toBe(true);
  });

  it('counts a value that rows repeat once, as the total does', () => {
    const addends = new PageSumAddends(table());
    const row = (id: number, net: string): Row => ({ 'payroll_results.id': id, [NET]: net });
    const added = [row(1, '10.50'), row(1, '10.50'), row(2, '0.10'), row(2, '')].map((one) =>
      addends.addendsOf(one).get(NET),
    );
    expect(added).toEqual(['10.5', undefined, '0.1', undefined]);
  });

  it('leaves out measures that groups share or that do not add up', () => {
    const measures = ['suma', 'cuenta', 'promedio', 'distintos'] as const;
    const item = table({
      selected_tables: ['employees'],
      selected_columns: measures.map((funcion) => numeric(`medida-${funcion}`, { total: 'suma' })),
      resumen: { medidas: measures.map((funcion) => ({ id: `medida-${funcion}`, column: SALARY, funcion })) },
    });
    expect(pageSumColumns(item).map(({ column }) => column)).toEqual(['medida-suma', 'medida-cuenta']);
  });

  it('is, of a summarised table, what makes its total', () => {
    const item = table({
      selected_tables: ['employees'],
      selected_columns: [
        { column: 'employees.position', data_type: 'text', readable_name: 'Puesto' },
        numeric('medida-a', { total: 'suma' }),
      ],
      resumen: { medidas: [{ id: 'medida-a', column: SALARY, funcion: 'suma' }] },
    });
    const question = summaryQuestionOf(item);
    const rows = ['0.10', '0.20', '1.005', '2'].map((salary, index) => ({
      'employees.position': `Puesto ${index % 3}`,
      [SALARY]: salary,
    }));
    const groups = question === null ? [] : summarisedRows(question, rows);
    const sums = new PageSumAddends(item);
    const added = groups.reduce((sum, one) => sum + Number(sums.addendsOf(one).get('medida-a')), 0);
    expect(added).toBe(Number(groups[0]?.['medida-a@0']));
  });
});

describe('the figures of page sums', () => {
  const formats = ['numeric moneda', 'integer entero'];

  it('are exact, of each page and of those before it', () => {
    const rows = [
      ' :0.1|1',
      ' :0.2|',
      'lz-page-sum lz-page-end :',
      'lz-page-carried lz-page-start :',
      'lz-odd :0.3|2',
      'lz-page-sum :',
      'lz-totals :',
    ];
    expect(pageSumTexts({ formats, rows })).toEqual([
      ['$0.30', '1'],
      ['$0.30', '1'],
      ['$0.30', '2'],
    ]);
  });

  it('go on from the rows of the parts before, and begin again with the pages of another group', () => {
    const rows = [
      'lz-page-carried :100.25|7',
      ' :1|',
      'lz-page-sum :',
      'lz-grupo lz-grupo-0 lz-group-page :',
      ' :5|1',
      'lz-page-sum lz-page-end :',
      'lz-page-carried lz-page-start :',
    ];
    expect(pageSumTexts({ formats, rows })).toEqual([
      ['$100.25', '7'],
      ['$1.00', ''],
      ['$5.00', '1'],
      ['$5.00', '1'],
    ]);
  });

  it('are not known where rows are missing', () => {
    const rows = [' :1|1', 'lz-page-sum lz-page-end :', ' :1|1', 'lz-rows-note :', 'lz-page-sum :'];
    expect(pageSumTexts({ formats, rows })).toEqual([
      ['$1.00', '1'],
      ['…', '…'],
    ]);
  });
});

describe('the drawing', () => {
  const drawn = (item: TablaItem, more: Partial<DrawContext> = {}): string =>
    drawTabla(item, {
      rowsOf: () => ['Ana', 'Beto'].map((name) => ({ 'employees.name': name, [NET]: '1.00' })),
      imageSource: () => null,
      today: '2026-11-20',
      bodyWidth: 500,
      placeholders: false,
      ...more,
    });

  it('has what each row adds, and the sum of the last page before the total', () => {
    const html = drawn(table());
    expect(html.match(/data-sums="[^"]*"/g)).toEqual(['data-sums="1"', 'data-sums="1"']);
    expect(html).toMatch(/<template>.*Viene de la página anterior.*Suma de la página.*<\/template><thead>/);
    expect(html.replace(/<template>.*<\/template>/, '')).toMatch(/Suma de la página.*Total.*\$2\.00/);
  });

  it('is as before without them', () => {
    const { suma_pagina: _sum, viene_pagina: _carried, ...plain } = table();
    expect(drawn(plain)).not.toMatch(/template|data-sums|lz-page/);
  });

  it('does not tell the last sum where more rows follow', () => {
    expect(drawn(table(), { isPartial: () => true })).toContain('lz-page-sum lz-unknown');
  });
});
