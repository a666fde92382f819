import { expect, it } from 'vitest';
import { type CsvLine, incidentCsv, incidentCsvName } from './incident-csv.ts';

const line: CsvLine = {
  id_humansite: 'ALC-Q1',
  process: 'ORD',
  employee: '1041',
  year: 2026,
  month: 1,
  key: 'P012',
  type_value: 'IM',
  date: '2026-01-05',
  amount: '33.3',
};

it('has the prefix, the payroll, the process, the person, the year, the month, the concept, the date and the amount', () => {
  expect(incidentCsv([line, { ...line, key: 'D020C_DI', type_value: 'DI', amount: '1.00' }])).toBe(
    'A3O,ALC-Q1,ORD,1041,2026,1,P012,2026-01-05,33.30\r\nA3O,ALC-Q1,ORD,1041,2026,1,D020C_DI,2026-01-05,1\r\n',
  );
  expect(incidentCsv([])).toBe('');
});

it('writes dates of bulk files by day, month and year, and keeps half hours', () => {
  const half: CsvLine = { ...line, key: 'P023C_HR', type_value: 'HR', amount: '4.50' };
  expect(incidentCsv([half], { bulk: true })).toBe('A3O,ALC-Q1,ORD,1041,2026,1,P023C_HR,05/01/2026,4.5\r\n');
});

it('quotes what would end its cell', () => {
  expect(incidentCsv([{ ...line, employee: 'A,"1"' }])).toContain(',"A,""1""",');
});

it('names a file by process, year and period', () => {
  expect(incidentCsvName('incidencias', 'ORD', 2026, 3)).toBe('incidencias_ORD_2026_Sem3.csv');
});
