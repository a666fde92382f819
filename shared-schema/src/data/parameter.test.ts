import { describe, expect, it } from 'vitest';
import type { FilterCondition } from './filter-condition.ts';
import {
  asksTheSame,
  chosenParents,
  givenValue,
  inDependencyOrder,
  kindForColumn,
  type ParameterKind,
  parameterFits,
  parameterProblems,
  parameterValueProblem,
  parentsOf,
  type ReportParameter,
  withValue,
} from './parameter.ts';
import type { ParameterValue } from './parameter-values.ts';

const parameter = (
  tipo: ParameterKind,
  id: string = tipo.replaceAll('_', '-'),
  changes: Partial<ReportParameter> = {},
): ReportParameter => ({ id, nombre: id, tipo, requerido: true, ...changes });

const CLIENT = '00000002-0000-4000-8000-000000000001';

describe('parameters that depend on each other', () => {
  const list = [parameter('cliente'), parameter('nomina'), parameter('periodo'), parameter('centro_costos')];

  it('are limited by the nearest of their parents before them, else by the first one after them', () => {
    expect(parentsOf(list, 'periodo')).toEqual({ cliente: list[0], nomina: list[1] });
    expect(parentsOf(list, 'nomina')).toEqual({ cliente: list[0] });
    expect(parentsOf([...list].reverse(), 'periodo')).toEqual({ cliente: list[0], nomina: list[1] });
    expect(inDependencyOrder([...list].reverse()).map(({ tipo }) => tipo)).toEqual([
      'cliente',
      'nomina',
      'centro_costos',
      'periodo',
    ]);
    const two = [parameter('nomina', 'a'), parameter('nomina', 'b'), parameter('periodo', 'p')];
    expect(parentsOf(two, 'p').nomina?.id).toBe('b');
    const chosen = chosenParents(list, 'periodo', { cliente: CLIENT, nomina: ' ' });
    expect(chosen).toEqual({ cliente: CLIENT });
  });

  it('lose a choice that was made under another parent, but keep relative moments', () => {
    const values = { cliente: CLIENT, nomina: '5', periodo: '7', 'centro-costos': '9' };
    const changed = withValue(list, values, 'nomina', '6');
    expect(changed).toEqual({ cliente: CLIENT, nomina: '6', periodo: '', 'centro-costos': '' });
    const relative: ParameterValue = { relativo: 'último periodo cerrado' };
    expect(withValue(list, { ...values, periodo: relative }, 'nomina', '6').periodo).toEqual(relative);
    const all = withValue(list, values, 'cliente', '');
    expect(all).toEqual({ cliente: '', nomina: '', periodo: '', 'centro-costos': '' });
  });
});

describe('the value of a parameter', () => {
  it('is the one given, else the default, and an empty text none', () => {
    const one = parameter('texto', 't', { predeterminado: 'hola' });
    expect(givenValue(one, {})).toBe('hola');
    expect(givenValue(one, { t: 'adiós' })).toBe('adiós');
    expect(givenValue(one, { t: ' ' })).toBeUndefined();
  });

  it.each([
    ['cliente', CLIENT, null],
    ['cliente', '7', 'El valor no es válido; elige otro.'],
    ['nomina', '7', null],
    ['nomina', '7; drop table', 'El valor no es válido; elige otro.'],
    ['periodo', { relativo: 'periodo actual' }, null],
    ['periodo', { relativo: 'mes anterior' }, 'El valor no es válido; elige otro.'],
    ['centro_costos', undefined, 'Elige un centro de costos.'],
    ['fecha', '2026-02-29', 'Elige una fecha entre 1900 y 2100.'],
    ['fecha', { relativo: 'hoy' }, null],
    ['rango', { desde: '2026-01-01', hasta: '2026-01-01' }, null],
    [
      'rango',
      { desde: '2026-01-02', hasta: '2026-01-01' },
      'La primera fecha no puede ser posterior a la segunda.',
    ],
    ['rango', { desde: '0001-01-01', hasta: '2026-01-01' }, 'Elige una fecha entre 1900 y 2100.'],
    ['rango', '2026-01-01', 'Elige las dos fechas.'],
    ['numero', '-12.50', null],
    ['numero', '1e9', 'Escribe un número, por ejemplo 1500.50.'],
    ['texto', 'x'.repeat(501), 'Escribe 500 caracteres o menos.'],
    ['opcion', 'B', 'Elige una de las opciones.'],
    ['opcion', 'A', null],
  ] as const)('%s %j: %s', (tipo, value, problem) => {
    expect(parameterValueProblem(parameter(tipo, 'p', { opciones: ['A'] }), value)).toBe(problem);
  });

  it('may be missing where it is not required', () => {
    expect(parameterValueProblem(parameter('nomina', 'n', { requerido: false }), undefined)).toBeNull();
  });
});

it('a filter takes what its column and condition can compare', () => {
  const fits = (
    tipo: ParameterKind,
    column: string,
    column_type: 'text' | 'integer' | 'date',
    condition: FilterCondition,
  ) => parameterFits(tipo, { column, column_type, condition });
  expect(fits('nomina', 'paysheets.id', 'integer', 'igual a')).toBe(true);
  expect(fits('nomina', 'employees.id', 'integer', 'igual a')).toBe(false);
  expect(fits('periodo', 'periods.end_date', 'date', 'igual a')).toBe(true);
  expect(fits('periodo', 'movements.movement_date', 'date', 'entre')).toBe(true);
  expect(fits('periodo', 'movements.movement_date', 'date', 'igual a')).toBe(false);
  expect(fits('rango', 'movements.movement_date', 'date', 'entre')).toBe(true);
  expect(fits('rango', 'employees.id', 'integer', 'entre')).toBe(false);
  expect(fits('texto', 'employees.name', 'text', 'está en')).toBe(false);
  expect(fits('texto', 'employees.name', 'text', 'está vacío')).toBe(false);
  expect(kindForColumn({ column: 'clients.name', column_type: 'text', condition: 'es exactamente' })).toBe(
    'cliente',
  );
  expect(kindForColumn({ column: 'employees.name', column_type: 'text', condition: 'contiene' })).toBe(
    'texto',
  );
  expect(kindForColumn({ column: 'movements.movement_date', column_type: 'date', condition: 'entre' })).toBe(
    'rango',
  );
});

it('definitions need a name of their own, options and a default that can be', () => {
  expect(
    parameterProblems([
      parameter('texto', 'a', { nombre: ' ' }),
      parameter('texto', 'b', { nombre: 'Área' }),
      parameter('texto', 'c', { nombre: 'ÁREA' }),
      parameter('opcion', 'd', { nombre: 'Turno' }),
      parameter('opcion', 'e', { nombre: 'Zona', opciones: ['N', 'N'] }),
      parameter('fecha', 'f', { nombre: 'Corte', predeterminado: 'ayer' }),
      parameter('fecha', 'g', { nombre: 'Alta', predeterminado: { relativo: 'hoy' } }),
    ]),
  ).toEqual([
    'Escribe el nombre del parámetro.',
    'Hay dos parámetros que se llaman “ÁREA”; cambia el nombre de uno.',
    'Escribe las opciones del parámetro “Turno”.',
    'El parámetro “Zona” tiene dos veces la opción “N”.',
    'Valor inicial de “Corte”: Elige una fecha entre 1900 y 2100.',
  ]);
});

it('two reports ask the same by kind, name and options, whatever the ids', () => {
  expect(
    asksTheSame(
      parameter('nomina', 'a', { nombre: 'Nómina ' }),
      parameter('nomina', 'b', { nombre: 'NÓMINA' }),
    ),
  ).toBe(true);
  expect(asksTheSame(parameter('texto', 'a'), parameter('numero', 'a'))).toBe(false);
  expect(
    asksTheSame(parameter('opcion', 'a', { opciones: ['1'] }), parameter('opcion', 'a', { opciones: ['2'] })),
  ).toBe(false);
});
