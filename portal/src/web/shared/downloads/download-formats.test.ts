import { expect, it } from 'vitest';
import { formatsFor } from './download-formats';

it('offers the PDF first that the report is designed for', () => {
  const first = (orientation: Parameters<typeof formatsFor>[0]) => formatsFor(orientation)[0]?.label;
  expect([first('horizontal'), first('vertical'), first(undefined)]).toEqual([
    'PDF horizontal',
    'PDF vertical',
    'PDF vertical',
  ]);
  expect(formatsFor('horizontal')).toHaveLength(4);
});
