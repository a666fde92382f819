import { describe, expect, it } from 'vitest';
import { compileFormula, isProblem } from '../formula/compile-formula.ts';
import { columnFinder, namedColumns, readableFormula, storedFormula } from './formula-names.ts';
import type { ReportParameter } from './parameter.ts';

const operators = { tipo: 'numero', operator: 'sumar', selected_columns: ['employees.sbc'] } as const;
const item = {
  selected_tables: ['employees', 'clients', 'disabilities', 'disability_certificates'],
  additional_columns: [
    { id: 'adicional-1', nombre: 'Costo total', ...operators },
    { id: 'adicional-2', nombre: 'Puesto', ...operators },
    { id: 'adicional-3', nombre: 'Doble', ...operators },
    { id: 'adicional-4', nombre: 'Doble', ...operators },
  ],
};
const OWN = 'adicional-own';
const stored = (text: string) => storedFormula(text, item, OWN, []);
const readable = (text: string) => readableFormula(text, item, OWN, []);
const problem = (text: string) => {
  const compiled = compileFormula(text, columnFinder(item, OWN, []));
  return isProblem(compiled) ? compiled.message : null;
};

describe('the names of columns in formulas', () => {
  it('become keys where they are stored, and names where they are read', () => {
    const text = 'SI(curp = ""; [salario diario]; [Costo total]) * 2 & "Puesto [x]"';
    const keys = 'SI([employees.curp] = ""; [employees.daily_salary]; [adicional-1]) * 2 & "Puesto [x]"';
    expect(stored(text)).toBe(keys);
    expect(readable(keys)).toBe('SI(CURP = ""; [Salario diario]; [Costo total]) * 2 & "Puesto [x]"');
    expect(stored(readable(keys))).toBe(keys);
  });

  it('can be those of parameters, which keep their types beside their ids', () => {
    const asked: ReportParameter[] = [
      { id: 'tope', nombre: 'Tope de horas', tipo: 'numero', requerido: true },
      { id: 'curp', nombre: 'CURP', tipo: 'texto', requerido: true },
      { id: 'nota', nombre: 'Nota', tipo: 'texto', requerido: false },
      { id: 'nomina', nombre: 'Nómina elegida', tipo: 'nomina', requerido: true },
    ];
    const keys = 'SI([employees.sbc] > [tope:numero]; [curp:texto]; [employees.curp])';
    const text = readableFormula(keys, item, OWN, asked);
    expect(text).toBe('SI([Salario base de cotización] > [Tope de horas]; [curp:texto]; [Empleados.CURP])');
    expect(storedFormula(text, item, OWN, asked)).toBe(keys);
    const typeOf = (formula: string, parameters = asked) => {
      const compiled = compileFormula(formula, columnFinder(item, OWN, parameters));
      return isProblem(compiled) ? compiled.message : compiled.type;
    };
    expect(typeOf('[tope de horas] * 2')).toBe('numero');
    expect(typeOf('[curp:texto]')).toBe('texto');
    expect(typeOf('Nota & ""')).toContain('El parámetro “Nota” es opcional');
    expect(typeOf('[Nómina elegida] * 2')).toContain('usa uno de número, fecha, texto u opción');
    expect(typeOf('[tope:fecha]')).toContain('“Tope de horas” no se puede usar');
    expect(typeOf('[tope:numero]', [])).toContain('un parámetro que ya no existe');
    expect(readableFormula('[tope:fecha] + 1', item, OWN, asked)).toBe('[Tope de horas] + 1');
  });

  it('are what to use instead of a lookup', () => {
    for (const name of ['BUSCARX', 'buscarv', 'Índice', 'COINCIDIR'])
      expect(problem(`${name}([CURP]; "A")`)).toContain('elígela entre las tablas del elemento');
  });

  it('have their table where two are alike', () => {
    expect(problem('[Puesto]')).toContain('[adicional-2]');
    expect(problem('[Puesto]')).toContain('[Empleados.Puesto]');
    expect(stored('[Empleados.Puesto]')).toBe('[employees.position]');
    expect(readable('[employees.position]')).toBe('[Empleados.Puesto]');
    expect(problem('Doble')).toContain('Hay varias columnas “Doble”');
    expect(stored('Doble')).toBe('Doble');
  });

  it('of a column that was renamed are the new ones, in formulas that were written before too', () => {
    const keys = stored('[Costo total] * 2');
    const renamed = {
      ...item,
      additional_columns: item.additional_columns.map((column) =>
        column.id === 'adicional-1' ? { ...column, nombre: 'Costo de la nómina' } : column,
      ),
    };
    expect(readableFormula(keys, renamed, OWN, [])).toBe('[Costo de la nómina] * 2');
    expect(compileFormula(keys, columnFinder(renamed, OWN, []))).not.toHaveProperty('message');
    expect(compileFormula('[Costo de la nomina] * 2', columnFinder(renamed, OWN, []))).toMatchObject({
      columns: ['adicional-1'],
    });
    const old = compileFormula('[Costo totl] * 2', columnFinder(renamed, OWN, []));
    expect(old).toHaveProperty('message', expect.stringContaining('Costo totl'));
  });

  it('tell the nearest one of a name that no column has', () => {
    expect(problem('[Salaro diario] * 2')).toContain('¿Quisiste decir [Salario diario]?');
    expect(problem('[Xyzxyzxyz]')).toBe('Las tablas elegidas no tienen la columna “Xyzxyzxyz”.');
    expect(problem('[Salario diario] * 2')).toBeNull();
  });

  it('stay as they are in a text that is not yet a formula', () => {
    expect(stored('[Salario diario] & "abierto')).toBe('[Salario diario] & "abierto');
    expect(stored('[Salario dia')).toBe('[Salario dia');
  });

  it('are quick with thousands of columns', () => {
    const many = {
      selected_tables: [],
      additional_columns: Array.from({ length: 2000 }, (_none, at) => ({
        id: `adicional-${at}`,
        nombre: `Campo ${at}`,
        ...operators,
      })),
    };
    expect(namedColumns(many, OWN, [])).toHaveLength(2000);
    expect(storedFormula('[Campo 1999]', many, OWN, [])).toBe('[adicional-1999]');
  });
});
