import { describe, expect, it } from 'vitest';
import { sheetName } from './sheet-name.ts';

describe('the name of a sheet', () => {
  it('is one that Excel takes', () => {
    expect(sheetName("'Nómina: [2026] a/b*c?'", new Set())).toBe('Nómina 2026 a b c');
    expect(sheetName('History', new Set())).toBe('Datos');
    expect(sheetName('  ', new Set())).toBe('Datos');
    expect(sheetName('x'.repeat(40), new Set())).toHaveLength(31);
  });

  it('is no other sheet’s, capitals or not', () => {
    const taken = new Set<string>();
    expect(sheetName('Empleados', taken)).toBe('Empleados');
    expect(sheetName('EMPLEADOS', taken)).toBe('EMPLEADOS (2)');
    expect(sheetName('empleados', taken)).toBe('empleados (3)');
  });
});
