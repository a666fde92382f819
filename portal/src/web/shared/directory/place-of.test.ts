import { expect, it } from 'vitest';
import { placeOf } from './place-of';

it('names the folder of all folders only where there is no other', () => {
  expect(placeOf(['Valle', 'La Cañada', 'IMSS'])).toBe('La Cañada › IMSS');
  expect(placeOf(['Valle'])).toBe('Valle');
  expect(placeOf([])).toBe('');
});
