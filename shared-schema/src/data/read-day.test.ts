import { expect, test } from 'vitest';
import { formatCell } from './format.ts';
import { readDay, readTypedDay } from './read-day.ts';

test('a day is read as it is written in Mexico, day first, in numbers or in words', () => {
  for (const text of [
    '20/11/2026',
    '20-11-2026',
    '20.11.26',
    '20 11 2026',
    '20/11/26',
    '20 nov 2026',
    '20 NOV. 2026',
    '20-nov-26',
    '20 de noviembre de 2026',
    '20 de Noviembre del 2026',
    ' 2026-11-20 ',
  ])
    expect(readDay(text), text).toBe('2026-11-20');
  expect(readDay('1/2/2026')).toBe('2026-02-01');
});

test('what is no day of the calendar is none', () => {
  for (const text of [
    '',
    '20',
    '20/11',
    '20/13/2026',
    '30/02/2026',
    '20/11/202',
    '20 foo 2026',
    'hoy',
    '11/20/2026',
  ])
    expect(readDay(text), text).toBeNull();
});

test('every format in which a day is shown is read back', () => {
  for (const format of ['fecha_corta', 'fecha_media', 'fecha_larga'] as const)
    for (let month = 1; month <= 12; month += 1) {
      const day = `2026-${String(month).padStart(2, '0')}-07`;
      expect(readDay(formatCell(day, 'date', format)), `${format} ${month}`).toBe(day);
    }
});

test('a field takes the eight digits alone', () => {
  expect(readTypedDay(' 05032026 ')).toBe('2026-03-05');
  expect(readTypedDay('5/3/26')).toBe('2026-03-05');
  for (const text of ['0503', '30022026', '13132026', 'ayer', ''])
    expect(readTypedDay(text), text).toBeNull();
  expect(readDay('05032026')).toBeNull();
});
