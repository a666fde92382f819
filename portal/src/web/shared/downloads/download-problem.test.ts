import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error';
import { ConnectionError } from '../api/connection-error';
import { downloadProblem } from './download-problem';

const refused = (...messages: string[]) =>
  new ApiError(
    422,
    messages.map((message) => ({ code: 'invalid_report', message })),
  );

test('a failed Excel is told in the server’s words, and has words of its own without them', () => {
  expect(downloadProblem('xlsx', refused('Falta una columna.'))).toBe('Falta una columna.');
  expect(downloadProblem('xlsx', refused(''))).toBe('Error obteniendo el Excel');
  expect(downloadProblem('xlsx', refused())).toBe('Error obteniendo el Excel');
  expect(downloadProblem('xlsx', new Error('x is not a function'))).toBe('Error obteniendo el Excel');
  expect(downloadProblem('pdf', refused(''))).toBe('No se pudo descargar');
});

test('a lost connection is told as such, and several problems are all told', () => {
  expect(downloadProblem('xlsx', new ConnectionError('Sin conexión.'))).toBe('Sin conexión.');
  expect(downloadProblem('pdf', refused('El reporte “Uno” no está.', 'El reporte “Dos” no está.'))).toBe(
    'El reporte “Uno” no está. El reporte “Dos” no está.',
  );
});
