import { expect, test } from 'vitest';
import { namedCode } from './named-code.ts';

test.each([
  ['TIPO INCAPACIDAD', 'Inicial', 'I'],
  ['TIPO INCAPACIDAD', 'subsecuente', 'C'],
  ['CONTROL DE INCAPACIDAD', 'Unica', '1'],
  ['CONTROL DE INCAPACIDAD', 'Alta medica o ST2', '4'],
  ['TIPO DE RIESGO', 'ACCIDENTE DE TRABAJO', '1'],
  ['SECUELA O CONSECUENCIAS', 'Recaida sin alta medica', '8'],
])('%s: %s by its name is %s', (field, name, code) => {
  expect(namedCode(field, name)).toBe(code);
});

test('what no code is called by stays as it was written', () => {
  expect(namedCode('TIPO INCAPACIDAD', 'Parcial')).toBe('Parcial');
  expect(namedCode('TIPO INCAPACIDAD', '')).toBe('');
  expect(namedCode('FOLIO', 'Inicial')).toBe('Inicial');
});
