import { expect, it } from 'vitest';
import { readMark, readQuantity } from './read-quantity';

it.each([
  ['1234.5', '1234.5'],
  [' $1,234.50 ', '1234.50'],
  ['12,345,678', '12345678'],
  ['2,5', '2.5'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['007', '7'],
  ['', ''],
  [' - ', ''],
  ['0', ''],
  ['0.00', ''],
  ['1,2345', '1,2345'],
  ['-3', '-3'],
  ['doce', 'doce'],
])('reads %j as %j', (typed, meant) => expect(readQuantity(typed)).toBe(meant));

it('takes an x for a marked day', () => {
  expect(readMark('X')).toBe('1');
  expect(readMark('1')).toBe('1');
  expect(readMark('xx')).toBe('xx');
});
