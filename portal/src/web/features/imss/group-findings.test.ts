import { findingOf } from '@lienzo/schema/imss/finding/imss-finding';
import { expect, it } from 'vitest';
import { findingsByMessage, findingsByPerson } from './group-findings';

const about = (name: string, message: string, severity: 'error' | 'warning' = 'error') => ({
  ...findingOf(
    { nss: null, person_number: null, name },
    { code: 'x', severity, message, fix: 'Complétalo.' },
  ),
  ...{ file: '', sheet: null },
});

it('says the same about several people once, errors first', () => {
  const given = [
    about('ANA', 'Tarde.', 'warning'),
    about('ANA', 'Falta la UMF.'),
    about('LU', 'Tarde.', 'warning'),
    about('LU', 'Falta la UMF.'),
    about('EVA', 'Falta la CURP.'),
  ];
  expect(
    findingsByMessage(given).map((group) => [group[0].message, ...group.map(({ name }) => name)]),
  ).toEqual([
    ['Falta la UMF.', 'ANA', 'LU'],
    ['Falta la CURP.', 'EVA'],
    ['Tarde.', 'ANA', 'LU'],
  ]);
});

it('puts together what one person lacks', () => {
  const given = [about('ANA', 'Falta la UMF.'), about('LU', 'Falta la UMF.'), about('ANA', 'Falta la CURP.')];
  expect(
    findingsByPerson(given).map((group) => [group[0].name, ...group.map(({ message }) => message)]),
  ).toEqual([
    ['ANA', 'Falta la UMF.', 'Falta la CURP.'],
    ['LU', 'Falta la UMF.'],
  ]);
});
