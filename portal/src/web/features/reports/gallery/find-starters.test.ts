import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';
import { expect, it } from 'vitest';
import { findStarters, gallerySearch } from './find-starters';

const matchOf = (search: Parameters<typeof findStarters>[1]) =>
  findStarters(STARTER_REPORTS, search).map(({ id }) => id);

it('offers every design until something is looked for', () => {
  expect(matchOf({})).toHaveLength(STARTER_REPORTS.length);
  expect(matchOf(gallerySearch.parse({ q: ' ', tema: 'cocina' }))).toHaveLength(STARTER_REPORTS.length);
});

it('finds by words of the name and the description, without accents', () => {
  expect(matchOf({ q: 'antiguedad' })).toContain('antiguedad-cumpleanos');
  expect(matchOf({ q: 'ALTAS bajas' })).toEqual(['movimientos-afiliatorios']);
});

it('finds within a category', () => {
  expect(matchOf({ tema: 'IMSS' })).toContain('incapacidades');
  expect(matchOf({ tema: 'IMSS', q: 'recibo' })).toEqual([]);
});
