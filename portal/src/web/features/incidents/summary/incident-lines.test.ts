import { expect, test } from 'vitest';
import { incidentLines } from './incident-lines';

const row = (key: string, type_value: 'IM' | 'DI' | 'HR', fecha: string, cantidad: string) => ({
  ...{ key, description: key, type_value, fecha, cantidad },
});

test('days in a row are one line, money and hours have their units', () => {
  expect(
    incidentLines([
      row('P003', 'DI', '2026-11-17', '1.00'),
      row('P003', 'DI', '2026-11-18', '1.00'),
      row('P003', 'DI', '2026-11-20', '1.00'),
      row('P012', 'IM', '2026-11-20', '1234.50'),
      row('D022C_HR', 'HR', '2026-11-20', '2.50'),
    ]),
  ).toEqual([
    ['P003', '3 días', '17–18 nov, 20 nov'],
    ['P012', '$1,234.50', '20 nov 2026'],
    ['D022C_HR', '2.5 h', '20 nov 2026'],
  ]);
});
