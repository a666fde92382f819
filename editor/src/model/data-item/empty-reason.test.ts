import { additionalColumn } from '@lienzo/schema/data/additional-column';
import { expect, test } from 'vitest';
import { emptyReason } from './empty-reason.ts';

const quotient = (selected_columns: string[], valor = '') =>
  additionalColumn.parse({
    id: 'adicional-1',
    nombre: 'Cociente',
    tipo: 'numero',
    operator: 'dividir',
    selected_columns,
    valor,
    resultado: null,
  });

test('a zero below is told from a value that is missing', () => {
  const row = { 'a.x': '12.50', 'a.y': '0.00', 'a.z': null };
  expect(emptyReason(quotient(['a.x', 'a.y']), row)).toBe('vacío, división entre cero');
  expect(emptyReason(quotient(['a.x'], '0'), row)).toBe('vacío, división entre cero');
  expect(emptyReason(quotient(['a.x', 'a.z']), row)).toBe('vacío, falta un dato');
  expect(emptyReason(quotient(['a.y'], '3'), row)).toBe('vacío, falta un dato');
});
