import { expect, test } from 'vitest';
import { historyLine } from './history-line';

const CONCEPTS = new Map([[12, 'Bono de desempeño']]);

test('each kind of row is said in words', () => {
  expect(historyLine({ id_concepto: 12, fecha: '2026-11-03', incidencia: '50.00' }, CONCEPTS)).toBe(
    '3 nov 2026: Bono de desempeño · 50.00',
  );
  expect(historyLine({ fecha: '2026-11-03', horas: '2.5' }, CONCEPTS)).toBe('3 nov 2026: 2.5 h');
  expect(
    historyLine({ folio: 'OL345678', fecha_incapacidad: '2026-11-03', dias_incapacidad: 3 }, CONCEPTS),
  ).toBe('OL345678, desde el 3 nov 2026, 3 d');
});
