import { expect, test } from 'vitest';
import { paysheetChoiceLabel } from './paysheet-label';

test('a payroll says that it has ended from its last day on', () => {
  const one = { id: 4, id_humansite: 'Q1', paysheet: 'Planta', periodicity: 'Quincenal' as const };
  const labelOn = (day: string) => paysheetChoiceLabel({ ...one, ended_on: '2026-11-20' }, day);
  expect(paysheetChoiceLabel({ ...one, ended_on: null }, '2026-11-20')).toBe('Q1 Planta');
  expect([labelOn('2026-11-19'), labelOn('2026-11-20')]).toEqual(['Q1 Planta', 'Q1 Planta (terminada)']);
});
