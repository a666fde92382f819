import { expect, it } from 'vitest';
import { clientsBeforeAndNow } from './clients-before-and-now.ts';

it('names what changed first, and tells names with commas apart', () => {
  const [one, other, third] = ['Azteca, S.A.', 'Bravo', 'Cima'].map((name) => ({ id: name, name }));
  if (one === undefined || other === undefined || third === undefined) throw new Error('three names');
  expect(clientsBeforeAndNow([one, other], [one, third])).toEqual({
    from: '“Bravo”, “Azteca, S.A.”',
    to: '“Cima”, “Azteca, S.A.”',
  });
  expect(clientsBeforeAndNow([], [one])).toEqual({ from: '', to: '“Azteca, S.A.”' });
});
