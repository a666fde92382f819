import { expect, it } from 'vitest';
import { positionOf } from './position-of';

it('names the folder of all folders only where there is no other', () => {
  expect(positionOf(['Valle', 'La Cañada', 'IMSS'])).toBe('La Cañada › IMSS');
  expect(positionOf(['Valle'])).toBe('Valle');
  expect(positionOf([])).toBe('');
});
