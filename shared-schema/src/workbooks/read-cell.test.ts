import { expect, test } from 'vitest';
import { columnLetters, columnNumber } from './column-letters.ts';
import { fieldText, readDay, readNumber } from './read-cell.ts';

const text = (value: string) => ({ type: 'text', value });

test.each([
  '2026-11-23',
  '2026/11/23',
  '23/11/2026',
  '23-11-26',
  '23.11.2026',
  '23-nov-2026',
  '23 noviembre 2026',
  '23/Nov/26',
  ' 23/11/2026 ',
])('the day of "%s"', (written) => {
  expect(readDay(text(written))).toEqual({ value: '2026-11-23', asText: true });
});

test.each(['', '30/02/2026', '11/23/2026', '23/xyz/2026', '45000', 'hoy', '2026-13-01'])(
  '"%s" is no day',
  (written) => {
    expect(readDay(text(written))).toBeNull();
  },
);

test('a date of Excel is a day, its time does not matter, and so is its number in this century', () => {
  expect(readDay({ type: 'date', value: '2026-11-23T18:00:00' })).toEqual({
    value: '2026-11-23',
    asText: false,
  });
  expect(readDay({ type: 'number', value: '46349' })).toEqual({ value: '2026-11-23', asText: false });
  for (const value of ['5', '36525', '73051', '46349.5', '-1'])
    expect(readDay({ type: 'number', value })).toBeNull();
  expect(readDay({ type: 'boolean', value: 'true' })).toBeNull();
});

test.each([
  ['$1,234.50', '1234.5'],
  ['12', '12'],
  ['2,5', '2.5'],
  ['-3.25', '-3.25'],
  ['1,000,000', '1000000'],
])('the number of "%s"', (written, value) => {
  expect(readNumber(text(written))).toEqual({ value, asText: true });
});

test.each(['', 'doce', '1.234', '1.2.3', '0x10', '1e5', '1,23,4'])('"%s" is no number', (written) => {
  expect(readNumber(text(written))).toBeNull();
});

test('columns by their letters', () => {
  for (const column of [1, 26, 27, 52, 702, 703, 16_384])
    expect(columnNumber(columnLetters(column))).toBe(column);
  expect(columnLetters(703)).toBe('AAA');
  expect(columnNumber('a1')).toBe(0);
});

test.each([
  ['duration', '2:30', '2.5'],
  ['time', '03:00:00', '3'],
  ['time', '02:15:00', '2.25'],
  ['text', '2:30', '2.5'],
  ['text', ' 0:03 ', '0.05'],
  ['number', '4', '4'],
  ['text', '1,234.50', '1234.5'],
  ['duration', '26:30', '26:30'],
  ['duration', '24:00', '24:00'],
  ['time', '02:20:00', '2:20'],
  ['text', '2:75', '2:75'],
])('hours: the %s %s is %s', (type, value, hours) => {
  expect(fieldText('hours', { type, value })).toBe(hours);
});

test('a number that is no count of hours keeps its clock, so that it is told', () => {
  expect(fieldText('number', { type: 'time', value: '02:30:00' })).toBe('2:30');
});
