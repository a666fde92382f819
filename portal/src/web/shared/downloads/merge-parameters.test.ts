import type { ReportParameter } from '@lienzo/schema/data/parameter';
import { expect, it } from 'vitest';
import { mergeParameters } from './merge-parameters';

const parameter = (
  id: string,
  tipo: ReportParameter['tipo'],
  changes: Partial<ReportParameter> = {},
): ReportParameter => ({ id, nombre: tipo, tipo, requerido: false, ...changes });

it('asks equal parameters of several reports once, those that limit others first', () => {
  const closed = { relativo: 'último periodo cerrado' } as const;
  const merged = mergeParameters([
    { report_id: 1, parametros: [parameter('a', 'periodo')], valores: {} },
    {
      report_id: 2,
      parametros: [
        parameter('n', 'nomina', { requerido: true }),
        parameter('b', 'periodo', { nombre: 'PERIODO', requerido: true, predeterminado: closed }),
      ],
      valores: { n: '5' },
    },
    { report_id: 3, parametros: [], valores: {} },
    { report_id: 4, parametros: [parameter('a', 'texto')], valores: {} },
  ]);
  expect(merged.parameters.map(({ tipo, requerido }) => [tipo, requerido])).toEqual([
    ['nomina', true],
    ['periodo', true],
    ['texto', false],
  ]);
  const [nomina = '', periodo = ''] = merged.parameters.map(({ id }) => id);
  expect(merged.values).toEqual({ [nomina]: '5' });
  expect(Object.fromEntries(merged.valuesOf({ [nomina]: '6' }))).toEqual({
    1: { a: closed },
    2: { n: '6', b: closed },
    4: { a: '' },
  });
  expect(merged.valuesOf({ [periodo]: '9' }).get(1)).toEqual({ a: '9' });
});

it('keeps apart what one report asks twice, and what is only called the same', () => {
  const twice = [parameter('a', 'fecha', { nombre: 'Corte' }), parameter('b', 'fecha', { nombre: 'Corte' })];
  const { parameters } = mergeParameters([
    { report_id: 1, parametros: twice, valores: {} },
    { report_id: 2, parametros: [parameter('a', 'texto', { nombre: 'Corte' })], valores: {} },
  ]);
  expect(parameters).toHaveLength(3);
});
