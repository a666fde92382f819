import { endpoints } from '@lienzo/schema/endpoints';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { reportOf, tabla } from '../../modules/reports/testing/test-reports.ts';
import { DomainError } from '../domain-error.ts';
import { answerOf } from './error-answer.ts';
import { parseInput } from './parse-input.ts';

const faultsOf = (received: unknown) => {
  try {
    parseInput(endpoints.create_report.body, received);
    return [];
  } catch (error) {
    if (error instanceof DomainError) return error.entries;
    throw error;
  }
};

describe('parseInput', () => {
  it('points at the item by its uuid, wherever in it the fault lies', () => {
    const [good, wide, odd] = [
      tabla(['employees.name']),
      tabla(['employees.name']),
      tabla(['employees.name']),
    ];
    const report = reportOf([good, { ...wide, tamaño: 400 }, { ...odd, selected_columns: [] }]);
    const raw = JSON.parse(JSON.stringify(report));
    raw.layouts[2].items[0].order_columns = [{ column: 'employees.name', direction: 'arriba' }];
    expect(faultsOf({ reporte: raw }).map((fault) => [fault.code, fault.field])).toEqual([
      ['invalid_report', wide.uuid],
      ['invalid_report', odd.uuid],
    ]);
  });

  it('gives unknown names their code and repeats them', () => {
    const item = tabla(['employees.name']);
    const raw = JSON.parse(JSON.stringify(reportOf([item])));
    raw.layouts[0].items[0].selected_tables = ['Employees; drop'];
    expect(faultsOf({ reporte: raw })).toMatchObject([
      { code: 'unknown_table', field: item.uuid, message: expect.stringContaining('“Employees; drop”') },
    ]);
  });

  it('takes an item of a kind that it does not know, to be kept as it came', () => {
    const raw = JSON.parse(JSON.stringify(reportOf([tabla(['employees.name'])])));
    raw.layouts[0].items[0].nombre = 'video';
    expect(faultsOf({ reporte: raw })).toEqual([]);
  });

  it('says what is missing, in the words of the schema when it has some (specification 1 §8)', () => {
    const faults = (schema: z.ZodType, received: unknown) => {
      try {
        parseInput(schema, received);
        return [];
      } catch (error) {
        return error instanceof DomainError ? answerOf(error).errorList : [];
      }
    };
    const schema = z.object({ id: z.uuid(), mail: z.email('Escribe un correo.'), name: z.string().min(1) });
    expect(faults(schema, { name: '' })).toMatchObject([
      { code: 'required_parameter', message: 'Datos insuficientes.', field: 'id' },
      { code: 'required_parameter', message: 'Escribe un correo.', field: 'mail' },
      { code: 'invalid_request', field: 'name' },
    ]);
    expect(faults(schema, [])).toMatchObject([{ code: 'invalid_request' }]);
  });

  it.each([
    [z.string().max(200), 'x'.repeat(201), 'Usa 200 caracteres como máximo.'],
    [z.string().min(36), 'x', 'Escribe al menos 36 caracteres.'],
    [z.int().max(200), 201, 'Usa 200 como máximo.'],
    [z.coerce.number().int().min(0), '-1', 'Usa 0 como mínimo.'],
    [z.coerce.number().int(), '1.5', 'Usa un número entero.'],
    [z.array(z.int()).max(2), [1, 2, 3], 'Envía 2 como máximo.'],
    [z.enum(['asc', 'desc']), 'ASC', 'Usa uno de estos valores: asc, desc.'],
    [z.uuid(), 'x', 'El identificador no es válido.'],
  ])('says plainly what to do where the schema has no words: %#', (schema, received, message) => {
    expect(() => parseInput(z.object({ value: schema }), { value: received })).toThrow(
      expect.objectContaining({ entries: [{ code: 'invalid_request', message, field: 'value' }] }),
    );
  });

  it('takes what the table does not describe as it is', () => {
    expect(parseInput(undefined, undefined)).toBeUndefined();
  });

  it('bounds how much it says', () => {
    const raw = JSON.parse(JSON.stringify(reportOf([tabla(['employees.name'])])));
    raw.auditorio = Array.from({ length: 400 }, () => 'nadie');
    expect(faultsOf({ reporte: raw })).toHaveLength(50);
  });
});
