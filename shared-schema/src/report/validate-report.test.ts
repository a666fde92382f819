import { describe, expect, it } from 'vitest';
import type { SelectedColumn } from '../data/column.ts';
import type { ReportItem, TablaItem, TextoDinamicoItem } from './item.ts';
import { newItem } from './new-item.ts';
import { emptyReport, type ReportDocument } from './report.ts';
import { plainRichText } from './rich-text.ts';
import { validateReport } from './validate-report.ts';

const name: SelectedColumn = {
  column: 'employees.name',
  data_type: 'text',
  readable_name: 'Nombre completo',
};

function reportOf(...items: ReportItem[]): ReportDocument {
  const report = emptyReport('Plantilla');
  report.layouts = items.map((item, index) => ({ index, separation: false, items: [item] }));
  return report;
}

function tabla(change: Partial<TablaItem> = {}): TablaItem {
  const item = newItem('tabla');
  return { ...item, selected_tables: ['employees'], selected_columns: [name], ...change };
}

function dinamico(change: Partial<TextoDinamicoItem> = {}): TextoDinamicoItem {
  const item = newItem('texto_dinamico');
  return {
    ...item,
    selected_tables: ['employees'],
    selected_columns: [name],
    valor: plainRichText('Hola'),
    ...change,
  };
}

const messages = (report: ReportDocument) => validateReport(report).map((problem) => problem.message);

describe('what a report needs before it is saved', () => {
  it('is a name that shows as what it is', () => {
    const report = reportOf(tabla());
    expect(messages({ ...report, nombre: ' Nómina 1.ª quincena ' })).toEqual([]);
    for (const nombre of ['Nómina\nSecreta', 'Nómina \u202Egpj.pdf'])
      expect(messages({ ...report, nombre })).toEqual([
        'El nombre tiene caracteres que no se pueden usar; bórralo y escríbelo de nuevo.',
      ]);
  });

  it('is content with a complete one', () => {
    expect(validateReport(reportOf(tabla(), dinamico()))).toEqual([]);
  });

  it('asks for a name and at least one item', () => {
    expect(validateReport(emptyReport(' '))).toMatchObject([
      { uuid: null, field: 'nombre' },
      { field: 'layouts' },
    ]);
  });

  it('asks for text that is not blank and for an image', () => {
    const [texto, imagen] = [newItem('texto'), newItem('imagen')];
    expect(validateReport(reportOf(texto, imagen))).toMatchObject([
      { uuid: texto.uuid, field: 'valor' },
      { uuid: imagen.uuid, field: 'valor' },
    ]);
  });

  it('asks for a table and a column', () => {
    expect(messages(reportOf(tabla({ selected_columns: [] })))).toEqual([
      'Elige al menos una tabla y una de sus columnas.',
    ]);
  });

  it('names the filter whose condition or value is missing or of the wrong kind', () => {
    const filter = {
      id: '1',
      nombre: 'Salario',
      selected_columns: ['employees.daily_salary'],
      column_type: 'numeric' as const,
      condition: 'contiene' as const,
      valor: '',
    };
    expect(messages(reportOf(tabla({ filters: [filter] })))).toEqual([
      'Elige la condición del filtro “Salario”.',
    ]);
    const wrong = { ...filter, condition: 'mayor que' as const, valor: 'mucho' };
    expect(messages(reportOf(tabla({ filters: [wrong] })))[0]).toContain('Escribe un número');
  });

  it('refuses a filter without a name', () => {
    const filter = {
      id: '1',
      nombre: ' ',
      selected_columns: ['employees.daily_salary'],
      column_type: 'numeric' as const,
      condition: 'está vacío' as const,
      valor: '',
    };
    expect(messages(reportOf(tabla({ filters: [filter] })))).toEqual([
      'Escribe el nombre del filtro de “Salario diario”.',
    ]);
    expect(messages(reportOf(tabla({ filters: [{ ...filter, nombre: 'Salario' }] })))).toEqual([]);
  });

  it('asks each additional column for a name, a column and an operation', () => {
    const column = {
      id: 'adicional-1',
      nombre: '',
      tipo: 'numero' as const,
      operator: null,
      selected_columns: [],
      valor: '',
      resultado: null,
    };
    const problemsOf = (change: object) =>
      messages(reportOf(tabla({ additional_columns: [{ ...column, ...change }] })));
    expect(problemsOf({})).toEqual(['Escribe el nombre del campo adicional.']);
    expect(problemsOf({ nombre: 'Bono' })).toEqual([
      'Elige al menos una columna para el campo adicional “Bono”.',
    ]);
    expect(problemsOf({ nombre: 'Bono', selected_columns: ['employees.sbc'] })).toEqual([
      'Elige la operación del campo adicional “Bono”.',
    ]);
    expect(problemsOf({ nombre: 'Bono', selected_columns: ['employees.sbc'], operator: 'sumar' })).toEqual(
      [],
    );
  });

  it('finds a placeholder whose column is no longer chosen', () => {
    const valor: TextoDinamicoItem['valor'] = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'column', attrs: { column: 'employees.rfc' } }] }],
    };
    expect(messages(reportOf(dinamico({ valor })))[0]).toContain('“RFC”');
  });

  it('finds a column in a text that no dynamic text of its page supplies', () => {
    const texto = newItem('texto');
    texto.valor = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'column', attrs: { column: 'employees.rfc' } }] }],
    };
    const rfc = { ...name, column: 'employees.rfc', readable_name: 'RFC' };
    const supplied = dinamico({ selected_columns: [name, rfc] });
    expect(messages(reportOf(texto))).toEqual([expect.stringContaining('no hay un texto dinámico')]);
    expect(messages(reportOf(texto, dinamico()))).toEqual([expect.stringContaining('“RFC”')]);
    expect(messages(reportOf(texto, supplied))).toEqual([]);
    const apart = reportOf(texto, supplied);
    if (apart.layouts[1] !== undefined) apart.layouts[1].separation = true;
    expect(messages(apart)).toHaveLength(1);
    const { page } = apart;
    const header = { ...reportOf(tabla()), page: { ...page, header: texto.valor } };
    expect(messages(header)).toEqual([expect.stringContaining('encabezado')]);
  });

  it('finds an additional column in a text once it is defined no more', () => {
    const column = { column: 'adicional-1', data_type: 'numeric' as const, readable_name: 'Bono' };
    const valor: TextoDinamicoItem['valor'] = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'column', attrs: { column: 'adicional-1' } }] }],
    };
    expect(messages(reportOf(dinamico({ selected_columns: [name, column], valor })))).toHaveLength(1);
  });

  it('finds a table that follows its page by a column that the page cannot have', () => {
    const follows = (detail_column: string) =>
      messages(reportOf(dinamico(), tabla({ detail_column }))).length;
    expect(follows('employees.id')).toBe(0);
    expect(follows('clients.name')).toBe(0);
    expect(follows('payroll_lines.id')).toBe(1);
  });

  it('finds a section wider than the page and an item that stands twice', () => {
    const twice = tabla();
    const report = reportOf(twice, twice);
    report.layouts[0] = {
      index: 0,
      separation: false,
      items: [tabla({ tamaño: 60 }), tabla({ tamaño: 60 })],
    };
    report.layouts[1] = { index: 1, separation: false, items: [twice] };
    report.layouts[2] = { index: 2, separation: false, items: [twice] };
    expect(validateReport(report).map((problem) => problem.field)).toEqual(['tamaño', 'layouts']);
  });
});
