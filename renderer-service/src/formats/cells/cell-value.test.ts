import type { SelectedColumn } from '@lienzo/schema/data/column';
import { describe, expect, it } from 'vitest';
import { cellValue } from './cell-value.ts';

const column = (data_type: SelectedColumn['data_type']): SelectedColumn => ({
  column: 'employees.name',
  data_type,
  readable_name: 'x',
});

describe('the value of a cell', () => {
  it('is a number where the column holds numbers, unless Excel would round it', () => {
    expect(cellValue('1234.50', column('numeric'))).toBe(1234.5);
    expect(cellValue(7, column('integer'))).toBe(7);
    expect(cellValue('12345678901234567.89', column('numeric'))).toBe('12345678901234567.89');
    expect(cellValue('123456789012345', column('numeric'))).toBe(123456789012345);
    expect(cellValue('1234567890123456', column('numeric'))).toBe('1234567890123456');
  });

  it('is the day that was meant, whatever the zone of the machine', () => {
    expect(cellValue('2026-11-20', column('date'))).toEqual(new Date('2026-11-20T00:00:00Z'));
    expect(cellValue('2026-11-20T03:05:00Z', column('timestamp'))).toEqual(new Date('2026-11-19T21:05:00Z'));
  });

  it.each(['=1+1', '+52 55', '-5', '@SUM(A1)', '\tx', '\rx'])(
    'stays text when it begins as a formula: %j',
    (text) => {
      expect(typeof cellValue(text, column('text'))).toBe('string');
    },
  );

  it('keeps leading zeros of text', () => {
    expect(cellValue('00451', column('text'))).toBe('00451');
  });
});
