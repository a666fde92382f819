import { expect, test } from 'vitest';
import { ApiError } from '../../../shared/api/api-error';
import { refusedFields, refusedRows } from './refused-rows';

test('names the rows and their parts, of a refused capture only', () => {
  const entry = (code: 'invalid_capture' | 'forbidden', field: string) => ({ code, field, message: 'no' });
  expect(
    refusedRows(
      new ApiError(422, [
        entry('invalid_capture', 'employees.2.fecha'),
        entry('invalid_capture', 'only.0.version'),
      ]),
    ),
  ).toEqual([{ at: 2, field: 'fecha', message: 'no' }]);
  expect(refusedRows(new ApiError(403, [entry('forbidden', 'employees.2.fecha')]))).toEqual([]);
  expect(refusedRows(new Error('offline'))).toEqual([]);
});

test('names the days of one person, and the fields of a form by their path', () => {
  const error = new ApiError(422, [
    { code: 'invalid_capture', field: 'dias.1.horas', message: 'no' },
    { code: 'invalid_capture', field: 'dias.7-2026-11-19', message: 'neither' },
  ]);
  expect(refusedRows(error)).toEqual([{ at: 1, field: 'horas', message: 'no' }]);
  expect(refusedFields(error).map(({ path }) => path)).toEqual(['dias.1.horas', 'dias.7-2026-11-19']);
});
