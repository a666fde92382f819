import type { Row } from '@lienzo/schema/data/column';
import { storedReportFormula } from '@lienzo/schema/report/formula-tables';
import { mapGroupText } from '@lienzo/schema/report/group-text-parts';
import { groupTextSources } from '@lienzo/schema/report/group-texts';
import type { TablaItem, TextosGrupo } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { plainParameters, withPlainParameters } from '@lienzo/schema/report/plain-parameters';
import { emptyReport } from '@lienzo/schema/report/report';
import { withParameters } from '@lienzo/schema/report/with-parameters';
import { describe, expect, it } from 'vitest';
import { drawTabla } from '../items/draw-tabla.ts';
import { tableLines } from './table-lines.ts';

const COLUMNS: TablaItem['selected_columns'] = [
  { column: 'employees.name', data_type: 'text', readable_name: 'Nombre' },
  { column: 'employees.sbc', data_type: 'numeric', readable_name: 'SBC', formato: 'moneda' },
];

/** A table by position, then by gender, with texts as people write them. */
function tabla(texts: Partial<TextosGrupo>[], over: Partial<TablaItem> = {}): TablaItem {
  const item: TablaItem = {
    ...newItem('tabla'),
    selected_tables: ['employees'],
    selected_columns: COLUMNS,
    group_by: ['employees.position', 'employees.gender'].slice(0, texts.length),
    ...over,
  };
  const stored = (text = ''): string =>
    mapGroupText(text, (formula) => storedReportFormula(formula, groupTextSources(item, [])));
  return {
    ...item,
    textos_grupo: texts.map(({ encabezado, pie }) => ({ encabezado: stored(encabezado), pie: stored(pie) })),
  };
}

const row = (name: string, position: string | null, sbc: string | null, gender = 'M'): Row => ({
  'employees.name': name,
  'employees.position': position,
  'employees.gender': gender,
  'employees.sbc': sbc,
});
const ROWS = [
  row('Ana', 'Caja', '100.10', 'F'),
  row('Beto', 'Caja', '200.20'),
  row('Caro', 'Caja', null),
  row('Dora', null, '50', 'F'),
];

/** The texts of the groups with the names of the rows between them. */
const textsOf = (item: TablaItem, rows: Row[] = ROWS): string[] =>
  [...tableLines(item, rows, (one) => one)].flatMap((line) => {
    if (line.kind === 'group') return [`${line.level}> ${line.title}`];
    if (line.kind === 'foot') return [`${line.level}< ${line.text}`];
    return line.kind === 'row' ? [String(line.row['employees.name'])] : [];
  });

describe('the texts of groups', () => {
  it('have the values of parameters, and a sign that one is missing', () => {
    const tax = { id: 'parametro-1', nombre: 'Tasa', tipo: 'numero' as const, requerido: true };
    const item = tabla([{ pie: '{Puesto}: {SUMA(SBC) * [parametro-1]}' }]);
    expect(textsOf(item)).toContain('0< Caja: …');
    const plain = plainParameters([tax], { [tax.id]: '2' }, '2026-11-20');
    const drawn = withPlainParameters(item, plain);
    expect(drawn.nombre === 'tabla' && textsOf(drawn)).toContain('0< Caja: $600.60');
    // A value that makes the text too long for a report is refused by its name.
    const report = {
      ...emptyReport(),
      parametros: [{ ...tax, tipo: 'texto' as const }],
      layouts: [
        {
          index: 0,
          separation: false,
          items: [tabla([{ pie: '{[parametro-1]}{[parametro-1]}{[parametro-1]}' }])],
        },
      ],
    };
    const long = { tipo: 'texto', texto: '', valor: 'x'.repeat(500) } as const;
    expect(() => withParameters(report, new Map([[tax.id, long]]))).toThrow(/pasa de 1,000 caracteres/);
  });

  it('stand above and below each group with the figures of its rows', () => {
    const item = tabla([
      {
        encabezado: '{Puesto} ({CONTARA(Nombre)})',
        pie: 'Subtotal de {Puesto}: {SUMA(SBC)} — {CONTAR(SBC)} con SBC',
      },
    ]);
    expect(textsOf(item)).toEqual([
      '0> Caja (3)',
      'Ana',
      'Beto',
      'Caro',
      '0< Subtotal de Caja: $300.30 — 2 con SBC',
      '0> Sin dato (1)',
      'Dora',
      '0< Subtotal de Sin dato: $50.00 — 1 con SBC',
    ]);
  });

  it('of inner groups name the outer ones too, and count their own rows alone', () => {
    const item = tabla([{ encabezado: 'P {MAX(SBC)}' }, { pie: '{Puesto}, {Sexo}: {SUMA(SBC)}' }]);
    expect(textsOf(item)).toEqual([
      ...['0> P $200.20', '1> Sexo: F', 'Ana', '1< Caja, F: $100.10'],
      ...['1> Sexo: M', 'Beto', 'Caro', '1< Caja, M: $200.20'],
      ...['0> P $50.00', '1> Sexo: F', 'Dora', '1< Sin dato, F: $50.00'],
    ]);
  });

  it('are of their group where its rows come apart', () => {
    const rows = [row('Ana', 'Caja', '1'), row('Beto', 'Taller', '10'), row('Caro', 'Caja', '2')];
    const item = tabla([{ encabezado: '{Puesto} {SUMA(SBC)}', pie: '{SUMA(SBC)}' }]);
    expect(textsOf(item, rows).filter((text) => /[<>]/.test(text))).toEqual([
      ...['0> Caja $3.00', '0< $3.00', '0> Taller $10.00', '0< $10.00'],
    ]);
  });

  it('compute what stands in a total of each row, and total computed columns', () => {
    const doubled = {
      ...{ id: 'adicional-doble', nombre: 'Doble', tipo: 'formula' as const, operator: null },
      ...{ selected_columns: [], valor: '', resultado: null, formula: '[employees.sbc] * 2' },
    };
    const shown = { column: doubled.id, data_type: 'numeric' as const, readable_name: 'Doble' };
    const item = tabla(
      [{ pie: '{SUMA(SI(SBC > 150; SBC; 0))} {SUMA(Doble)} {SUMA(SI(SBC > 150; Doble; 0))}' }],
      {
        additional_columns: [doubled],
        selected_columns: [...COLUMNS, shown],
      },
    );
    const rows = ROWS.map((one) => ({
      ...one,
      [doubled.id]: one['employees.sbc'] ? String(Number(one['employees.sbc']) * 2) : null,
    }));
    expect(textsOf(item, rows)).toContain('0< $200.20 600.60 $400.40');
  });

  it('have a dash where there is no result', () => {
    expect(textsOf(tabla([{ pie: '{SUMA(SBC) / 0}' }]))).toContain('0< —');
  });

  it('count a value once that the rows repeat', () => {
    const item = tabla([{ pie: '{SUMA(Importe)} {SUMA(SBC)}' }], {
      selected_tables: ['payroll_lines', 'concepts', 'employees'],
      selected_columns: [
        ...COLUMNS,
        { column: 'payroll_lines.amount', data_type: 'numeric', readable_name: 'Importe' },
      ],
    });
    const rowOf = (id: number, sbc: string): Row => ({
      ...row('Ana', 'Caja', sbc),
      'employees.id': id,
      'payroll_lines.amount': '5',
    });
    expect(textsOf(item, [rowOf(1, '10'), rowOf(1, '10'), rowOf(2, '20')])).toContain('0< 15 $30.00');
  });

  it('say nothing of a group of which rows may be missing', () => {
    const html = (isPartial: boolean): string =>
      drawTabla(tabla([{ encabezado: '{Puesto}: {SUMA(SBC)}', pie: 'En {Puesto} {CONTARA(Nombre)}' }]), {
        rowsOf: () => ROWS,
        imageSource: () => null,
        today: '2026-11-20',
        bodyWidth: 500,
        placeholders: false,
        isPartial: () => isPartial,
      });
    expect(html(true)).toContain('Caja: $300.30');
    expect(html(true)).toContain('En Caja 3');
    expect(html(true)).toContain('Sin dato: …');
    expect(html(true)).toContain('En Sin dato …');
    expect(html(false)).toContain('Sin dato: $50.00');
  });

  it('are escaped', () => {
    const item = tabla([{ pie: '<b>{Puesto}</b>' }]);
    const context = { rowsOf: () => [row('Ana', '<i>', '1')], imageSource: () => null };
    const more = { today: '2026-11-20', bodyWidth: 500, placeholders: false };
    expect(drawTabla(item, { ...context, ...more })).toContain('&lt;b&gt;&lt;i&gt;&lt;/b&gt;');
  });
});
