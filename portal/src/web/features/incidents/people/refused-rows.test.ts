import { expect, test } from 'vitest';
import { ApiError } from '../../../shared/api/api-error';
import { refusedRows } from './refused-rows';

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
