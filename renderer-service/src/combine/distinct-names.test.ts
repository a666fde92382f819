import { describe, expect, it } from 'vitest';
import { distinctNames } from './distinct-names.ts';

describe('names of combined reports', () => {
  it('are numbered where they repeat', () => {
    expect(distinctNames(['Nómina', 'Recibos', 'nómina', 'Nómina'])).toEqual([
      'Nómina',
      'Recibos',
      'nómina (2)',
      'Nómina (3)',
    ]);
  });

  it('leave a number to the report that bears it', () => {
    expect(distinctNames(['Nómina', 'Nómina', 'Nómina (2)'])).toEqual(['Nómina', 'Nómina (3)', 'Nómina (2)']);
  });
});
