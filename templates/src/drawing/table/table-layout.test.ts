import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { describe, expect, it } from 'vitest';
import { textWidth } from '../text/text-width.ts';
import { minimumColumnWidths, type TableLayout, tableLayout } from './table-layout.ts';

const same = <Value>(value: Value): Value => value;
const name: SelectedColumn = { column: 'employees.name', data_type: 'text', readable_name: 'Nombre' };
const money = (key: string, more: Partial<SelectedColumn> = {}): SelectedColumn => ({
  column: `payroll_results.${key}`,
  data_type: 'numeric',
  readable_name: key,
  formato: 'moneda',
  ...more,
});
const KEYS = 'abcdefghijklmnopqrstuvwxyz'.split('');

function tabla(columns: SelectedColumn[], more: Partial<TablaItem> = {}): TablaItem {
  return { ...newItem('tabla'), selected_columns: columns, ...more };
}

/** People with so many amounts of a million. */
const millions = (count: number, rows = 3, amount = '1234567.89'): Row[] =>
  Array.from({ length: rows }, () => ({
    'employees.name': 'Ana Gutiérrez',
    ...Object.fromEntries(KEYS.slice(0, count).map((key) => [`payroll_results.${key}`, amount])),
  }));
const wide = (count: number, width: number, rows = millions(count)): TableLayout =>
  tableLayout(tabla([name, ...KEYS.slice(0, count).map((key) => money(key))]), rows, width, same);
/** The points of each column of a band. */
const points = (layout: TableLayout, width: number, band = 0): number[] =>
  (layout.bands[band]?.widths ?? []).map((percent) => (percent * width) / 100);
const titles = (layout: TableLayout): string[] =>
  layout.bands.map(({ columns }) => columns.map(({ readable_name }) => readable_name).join(' '));

/** "$1,234,567.89" has ten digits and a sign, and three marks. */
const AMOUNT_EM = 10 * 0.65 + 3 * 0.272;

describe('a table whose columns do not fit', () => {
  it('keeps its own text while they do', () => {
    expect(wide(4, 540)).toMatchObject({ size: 9, narrow: false, fits: true });
    expect(wide(4, 540).bands).toHaveLength(1);
  });

  it('takes smaller text, in which every amount has room', () => {
    const layout = wide(8, 540);
    expect(layout.bands).toHaveLength(1);
    expect(layout.size).toBeLessThan(9);
    expect(layout.size).toBeGreaterThanOrEqual(6);
    for (const amount of points(layout, 540).slice(1))
      expect(amount).toBeGreaterThanOrEqual(AMOUNT_EM * layout.size + 6);
  });

  it('puts its columns in bands of as many, each with the first column, when six points are too large', () => {
    const layout = wide(14, 320);
    expect(titles(layout)).toEqual(['Nombre a b c d e', 'Nombre f g h i j', 'Nombre k l m n']);
    expect(layout.fits).toBe(true);
    for (const [band] of layout.bands.entries())
      for (const amount of points(layout, 320, band).slice(1))
        expect(amount).toBeGreaterThanOrEqual(AMOUNT_EM * layout.size + 6);
  });

  it('takes the largest text that needs no more bands', () => {
    expect(wide(14, 320).size).toBeGreaterThan(6);
  });

  it('breaks only what is wider than the table itself', () => {
    const layout = tableLayout(tabla([name, money('a')]), millions(1), 30, same);
    expect(layout.fits).toBe(false);
    expect(layout.bands).toHaveLength(1);
  });

  it('decides by the rows that the editor has too, unless others would not fit', () => {
    const few = wide(8, 540, millions(8, 50));
    expect(wide(8, 540, [...millions(8, 50), ...millions(8, 900, '1.00')])).toMatchObject({
      size: few.size,
    });
    const wider = wide(8, 540, [...millions(8, 50), ...millions(8, 900, '123456789.00')]);
    expect(wider.size).toBeLessThan(few.size);
  });

  it('never breaks a code or a date', () => {
    const columns: SelectedColumn[] = [
      name,
      { column: 'employees.curp', data_type: 'text', readable_name: 'CURP' },
      { column: 'employees.hire_date', data_type: 'date', readable_name: 'Ingreso', formato: 'fecha_larga' },
    ];
    const rows = [
      {
        'employees.name': 'palabras y más palabras que no caben en una línea '.repeat(4),
        'employees.curp': 'GOMA850101MDFXYZ09',
        'employees.hire_date': '2026-09-30',
      },
    ];
    const [, curp = 0, date = 0] = points(tableLayout(tabla(columns), rows, 300, same), 300);
    expect(curp).toBeGreaterThan(11 * 9);
    expect(date).toBeGreaterThan(11 * 9);
  });
});

describe('the widths of a table’s columns', () => {
  it('fill the table and favour the longer text', () => {
    const rows = [{ 'employees.name': 'Una persona con un nombre muy largo', 'payroll_results.a': '1.00' }];
    const [person = 0, figure = 0] = points(tableLayout(tabla([name, money('a')]), rows, 500, same), 500);
    expect(person + figure).toBeCloseTo(500, 0);
    expect(person).toBeGreaterThan(figure);
  });

  it('are those that the author gave', () => {
    const { bands } = tableLayout(tabla([{ ...name, ancho: 30 }, money('a')]), [], 500, same);
    expect(bands[0]?.widths[0]).toBeCloseTo(30, 1);
  });

  it('are not those that the author gave where an amount would break', () => {
    const item = tabla([{ ...name, ancho: 95 }, money('a', { ancho: 5 })]);
    const layout = tableLayout(item, millions(1), 300, same);
    expect(layout.size).toBe(9);
    expect(points(layout, 300)[1]).toBeGreaterThan(AMOUNT_EM * 9 + 10);
  });

  it('leave a number unbroken where a text must wrap', () => {
    const long = 'palabras y más palabras que no caben en una sola línea de la tabla '.repeat(3);
    const rows = [{ 'employees.name': long, 'payroll_results.a': '1234567.89' }];
    const [, figure = 0] = points(tableLayout(tabla([name, money('a')]), rows, 200, same), 200);
    expect(figure).toBeGreaterThan(AMOUNT_EM * 9 + 10);
  });

  it('give a name its line before a heading', () => {
    const zone: SelectedColumn = {
      column: 'employees.zone',
      data_type: 'text',
      readable_name: 'Zona económica de quien trabaja',
    };
    const rows = [{ 'employees.name': 'María Fernanda Gutiérrez Castellanos', 'employees.zone': 'Norte' }];
    const [person = 0] = points(tableLayout(tabla([name, zone]), rows, 260, same), 260);
    expect(person).toBeGreaterThan(textWidth('María Fernanda Gutiérrez Castellanos') * 9 + 10);
  });

  it('keep fourteen points between an amount and a text beside it', () => {
    const apart = tableLayout(tabla([money('a'), { ...name, ancho: undefined }]), millions(1), 120, same);
    const joined = tableLayout(tabla([name, money('a')]), millions(1), 120, same);
    expect(apart.bands[0]?.widths[1]).toBeGreaterThan(joined.bands[0]?.widths[0] ?? 0);
  });
});

describe('the least widths of columns', () => {
  it('hold the longest word or amount, however long the texts are', () => {
    const rows = [
      { 'employees.name': 'Ana Luz', 'payroll_results.a': '1234567.89' },
      { 'employees.name': 'Una persona con muchos apellidos', 'payroll_results.a': '1.00' },
    ];
    const item = tabla([{ ...name, ancho: 90 }, money('a', { ancho: 10 })]);
    const [person = 0, figure = 0] = minimumColumnWidths(item, rows, 500, same);
    expect(person).toBeGreaterThan(textWidth('apellidos') * 9);
    expect(person).toBeLessThan(textWidth('muchos apellidos') * 9);
    expect(figure).toBeGreaterThan(textWidth('$1,234,567.89') * 9);
  });

  it('are those of the smaller text where the columns only fit with it', () => {
    const item = tabla([name, ...KEYS.slice(0, 8).map((key) => money(key))]);
    const least = minimumColumnWidths(item, millions(8), 540, same);
    expect(least.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(540);
  });
});

describe('names beside amounts', () => {
  const columns = [name, ...KEYS.slice(0, 6).map((key) => money(key, { total: 'suma' as const }))];
  const staff = ['Aguilar Ramírez, Sofía', 'García Hernández, Luis Ángel', 'Gallegos Treviño, Ana Paula'];
  const rows = Array.from({ length: 30 }, (_, at) => ({
    ...millions(6, 1, '20000.47')[0],
    'employees.name': staff[at % staff.length] ?? '',
  }));

  it('have slightly smaller text where that gives most of them one line', () => {
    const layout = tableLayout(tabla(columns), rows, 480, same);
    expect(layout.size).toBeGreaterThanOrEqual(6.5);
    const [room = 0] = points(layout, 480);
    for (const one of staff) expect(textWidth(one) * layout.size + 6).toBeLessThan(room + 0.5);
  });

  it('are broken in an item of 15 %, which no amount is', () => {
    for (const { columns: band, widths } of tableLayout(tabla(columns), rows, 75, same).bands)
      for (const [at, column] of band.entries())
        if (column.data_type === 'numeric')
          expect(((widths[at] ?? 0) * 75) / 100).toBeGreaterThan(textWidth('$605,669.10') * 6 + 5);
  });

  it('break no amount either in the little room that an item of 15 % has beside another', () => {
    const totalled = tabla([name, money('a', { total: 'suma' })]);
    for (const room of [60, 62, 63.6, 66, 70]) {
      const layout = tableLayout(totalled, millions(1, 30, '20377.47'), room, same);
      for (const [at, band] of layout.bands.entries())
        for (const [index, column] of band.columns.entries())
          if (column.data_type === 'numeric')
            expect(points(layout, room, at)[index]).toBeGreaterThan(
              textWidth('$605,669.10') * 1.05 * layout.size + 6,
            );
    }
  });

  it('have no place beside an amount that needs all of the width', () => {
    const layout = tableLayout(tabla([name, money('a')]), millions(1, 3, '123456789012.50'), 75, same);
    expect(titles(layout)).toEqual(['Nombre', 'a']);
  });
});

describe('a border that was pulled', () => {
  const textOf = (count: number): SelectedColumn[] =>
    KEYS.slice(0, count).map((key) => ({
      column: `employees.${key}`,
      data_type: 'text',
      readable_name: key,
    }));
  const people = (count: number): Row[] => [
    Object.fromEntries(KEYS.slice(0, count).map((key) => [`employees.${key}`, 'Administrativo contable'])),
  ];
  /** The item with the widths that it has, which pulling a border keeps, the first two shifted. */
  const pulled = (item: TablaItem, rows: Row[], width: number): TablaItem => {
    const { bands } = tableLayout(item, rows, width, same);
    const widths = new Map(
      bands.flatMap((band) => band.columns.map((column, at) => [column.column, band.widths[at]])),
    );
    const selected_columns = item.selected_columns.map((column, at) => ({
      ...column,
      ancho: (widths.get(column.column) ?? 0) + (at === 0 ? 0.3 : at === 1 ? -0.3 : 0),
    }));
    return { ...item, selected_columns };
  };

  it.each([
    ['text as it is', 4, 9],
    ['text that is smaller for fewer lines', 5, 8.5],
    ['smaller text', 9, undefined],
  ])('leaves %s', (_name, count, size) => {
    const item = tabla(textOf(count));
    const before = tableLayout(item, people(count), 540, same);
    if (size === undefined) expect(before.size).toBeLessThan(9);
    else expect(before.size).toBe(size);
    const after = tableLayout(pulled(item, people(count), 540), people(count), 540, same);
    expect(after.size).toBe(before.size);
    expect(after.bands).toHaveLength(1);
    for (const [at, width] of after.bands[0]?.widths.entries() ?? [])
      expect(width).toBeCloseTo(
        (before.bands[0]?.widths[at] ?? 0) + (at === 0 ? 0.3 : at === 1 ? -0.3 : 0),
        1,
      );
  });

  it('leaves the bands as they are, with their text', () => {
    const item = tabla(textOf(16));
    const before = tableLayout(item, people(16), 540, same);
    expect(before.bands.length).toBeGreaterThan(1);
    const after = tableLayout(pulled(item, people(16), 540), people(16), 540, same);
    expect(titles(after)).toEqual(titles(before));
    expect(after.size).toBe(before.size);
    for (const [band, { widths }] of after.bands.entries())
      for (const [at, width] of widths.entries())
        expect(Math.abs(width - (before.bands[band]?.widths[at] ?? 0))).toBeLessThan(3);
  });
});
