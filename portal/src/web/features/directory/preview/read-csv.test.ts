import { expect, it } from 'vitest';
import { readCsv } from './read-csv';

it('reads quoted fields, line ends of both kinds, and a last line without one', () => {
  expect(readCsv('a,b\r\n"x, ""y""\nz",2\nfin', 10)).toEqual([['a', 'b'], ['x, "y"\nz', '2'], ['fin']]);
});

it.each([
  ['a;b,c;d', ['a', 'b,c', 'd']],
  ['a\tb', ['a', 'b']],
  ['a|b|c', ['a', 'b', 'c']],
])('finds the separator of %j', (text, row) => {
  expect(readCsv(text, 10)).toEqual([row]);
});

it('survives a quotation mark that is never closed, and keeps empty fields', () => {
  expect(readCsv('"a,b\nc', 10)).toEqual([['a,b\nc']]);
  expect(readCsv('a,,\n,b', 10)).toEqual([
    ['a', '', ''],
    ['', 'b'],
  ]);
});

it('stops at the rows that are shown', () => {
  expect(readCsv('1\n2\n3\n', 2)).toEqual([['1'], ['2']]);
});

it('keeps empty rows between others, and adds none for the last line end', () => {
  expect(readCsv('a,b\r\n\r\nc,d\r\n', 10)).toEqual([['a', 'b'], [''], ['c', 'd']]);
  expect(readCsv('', 10)).toEqual([]);
});
