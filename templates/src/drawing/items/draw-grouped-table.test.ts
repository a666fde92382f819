import type { Row } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { describe, expect, it } from 'vitest';
import type { DrawContext } from '../draw-context.ts';
import { tableLines } from '../table/table-lines.ts';
import { drawTabla } from './draw-tabla.ts';

function tabla(over: Partial<TablaItem> = {}): TablaItem {
  const item = newItem('tabla');
  return {
    ...item,
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
    group_by: ['employees.position'],
    ...over,
  };
}
const row = (name: string, position: string | null, sbc: string, gender = 'M'): Row => ({
  'employees.name': name,
  'employees.position': position,
  'employees.gender': gender,
  'employees.sbc': sbc,
});
const same = (one: Row): Row => one;
const textOf = (item: TablaItem, rows: Row[]): string[] =>
  [...tableLines(item, rows, same)].map((line) => {
    if (line.kind === 'group') return `${line.level}> ${line.title}`;
    if (line.kind === 'foot') return `${line.level}< ${line.text}`;
    if (line.kind === 'row') return String(line.row['employees.name']);
    const sum = line.totals.get('employees.sbc');
    return line.kind === 'subtotal' ? `<${line.level} ${line.groupName}: ${sum}` : `${line.caption}: ${sum}`;
  });

describe('the lines of a grouped table', () => {
  it('gather the rows under headings, with exact subtotals and the total of all', () => {
    expect(
      textOf(tabla(), [row('Ana', 'Caja', '0.10'), row('Beto', 'Caja', '0.20'), row('Caro', null, '1')]),
    ).toEqual([
      '0> Puesto: Caja',
      'Ana',
      'Beto',
      '<0 Caja: 0.3',
      '0> Puesto: Sin dato',
      'Caro',
      '<0 Sin dato: 1',
      'Total general: 1.3',
    ]);
  });

  it('put rows of one group together that come apart', () => {
    const rows = [row('Ana', 'Caja', '1'), row('Beto', 'Almacén', '1'), row('Caro', 'Caja', '1')];
    expect(textOf(tabla(), rows).filter((word) => !/[<>:]/.test(word))).toEqual(['Ana', 'Caro', 'Beto']);
  });

  it('close the inner group before the outer one, also where its value stays the same', () => {
    const item = tabla({ group_by: ['employees.position', 'employees.gender'] });
    expect(textOf(item, [row('Ana', 'Caja', '1', 'F'), row('Beto', 'Taller', '2', 'F')])).toEqual([
      '0> Puesto: Caja',
      '1> Sexo: F',
      'Ana',
      '<1 F: 1',
      '<0 Caja: 1',
      '0> Puesto: Taller',
      '1> Sexo: F',
      'Beto',
      '<1 F: 2',
      '<0 Taller: 2',
      'Total general: 3',
    ]);
  });

  it('have no subtotals where no column has a total, and none at all without rows', () => {
    const item = tabla({ selected_columns: tabla().selected_columns.slice(0, 1) });
    expect(textOf(item, [row('Ana', 'Caja', '1')])).toEqual(['0> Puesto: Caja', 'Ana']);
    expect(textOf(tabla(), [])).toEqual([]);
  });
});

describe('a drawn grouped table', () => {
  const context = (rows: Row[]): DrawContext => ({
    rowsOf: () => rows,
    imageSource: () => null,
    today: '2026-11-20',
    bodyWidth: 500,
    placeholders: false,
  });
  const rows = [row('Ana', '<b>Caja</b>', '150'), row('Beto', 'Taller', '50')];

  it('has a body for each group, kept whole when asked, with escaped headings', () => {
    const html = drawTabla(tabla(), context(rows));
    expect(html.split('<tbody class="lz-whole">')).toHaveLength(3);
    expect(html).toContain('Puesto: &lt;b&gt;Caja&lt;/b&gt;');
    // A page of 100 points has room for five lines at most.
    const many = [...rows, ...['Dora', 'Eva', 'Fidel'].map((name) => row(name, 'Taller', '1'))];
    const low = drawTabla(tabla(), { ...context(many), bodyHeight: 100 });
    expect(low.split('<tbody class="lz-whole">')).toHaveLength(2);
    expect(low.split('<tbody>')).toHaveLength(2);
    expect(drawTabla(tabla({ keep_together: false }), context(rows))).not.toContain('lz-whole');
  });

  it('writes the name of a subtotal above its figures where one column would squeeze it', () => {
    const long = [row('Ana', 'Gerencia de Relaciones Laborales', '150')];
    expect(drawTabla(tabla(), context(long))).toContain(
      '<td class="lz-left">Subtotal Gerencia de Relaciones Laborales</td>',
    );
    const html = drawTabla(tabla(), { ...context(long), bodyWidth: 220 });
    expect(html).toMatch(
      /<td class="lz-left"><span class="lz-total-caption" style="width:\d{3}[\d.]*%">Subtotal Gerencia de Relaciones Laborales<\/span>\u00a0<\/td><td class="lz-right lz-figures lz-unbroken">\$150\.00<\/td>/,
    );
    const [name, sbc] = tabla().selected_columns;
    const wide = tabla({ selected_columns: [name, name, sbc].flatMap((one) => one ?? []) });
    expect(drawTabla(wide, context([row('Ana', 'Caja', '1')]))).toContain('colspan="2">Subtotal Caja</td>');
  });

  it('writes it above the figures, too, where the columns before these have no room for it on a line', () => {
    const [name, sbc] = tabla().selected_columns;
    const many = tabla({ selected_columns: [name, name, sbc, sbc, sbc].flatMap((one) => one ?? []) });
    const long = 'Gerencia de Relaciones Laborales, Capacitación y Seguridad Social';
    const html = drawTabla(many, context([row('Ana', long, '150')]));
    expect(html).toMatch(
      new RegExp(
        `<td class="lz-left" colspan="2"><span class="lz-total-caption" style="width:\\d{3}[\\d.]*%">Subtotal ${long}</span>\u00a0</td>`,
      ),
    );
  });

  it('styles the cells that meet a condition', () => {
    const html = drawTabla(
      tabla({
        estilos_condicionales: [
          {
            id: 'e',
            column: 'employees.sbc',
            condition: 'mayor que',
            valor: '100',
            alcance: 'fila',
            bold: true,
            color: '#b42318',
          },
        ],
      }),
      context(rows),
    );
    expect(html.split('style="font-weight:700;color:#b42318"')).toHaveLength(3);
  });
});
