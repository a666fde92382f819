import { expect, it } from 'vitest';
import { readMark, readQuantity } from './read-quantity';

it.each([
  [' $1,234.50 ', '1234.50'],
  ['2,5', '2.5'],
  [' - ', ''],
  ['0', ''],
  ['0.00', ''],
  ['-3', '-3'],
  ['1.234', '1.234'],
  ['doce', 'doce'],
])('reads %j as %j', (typed, meant) => expect(readQuantity(typed, 2)).toBe(meant));

it('takes an x or an F for a marked day', () => {
  expect(readMark('f')).toBe('1');
  expect(readMark('X')).toBe('1');
  expect(readMark('1')).toBe('1');
  expect(readMark('xx')).toBe('xx');
});
