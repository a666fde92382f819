import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';
import { expect, it } from 'vitest';
import { findStarters, gallerySearch } from './find-starters';

const found = (search: Parameters<typeof findStarters>[1]) =>
  findStarters(STARTER_REPORTS, search).map(({ id }) => id);

it('offers every design until something is looked for', () => {
  expect(found({})).toHaveLength(STARTER_REPORTS.length);
  expect(found(gallerySearch.parse({ q: ' ', tema: 'cocina' }))).toHaveLength(STARTER_REPORTS.length);
});

it('finds by words of the name and the description, without accents', () => {
  expect(found({ q: 'antiguedad' })).toContain('antiguedad-cumpleanos');
  expect(found({ q: 'ALTAS bajas' })).toEqual(['movimientos-afiliatorios']);
});

it('finds within a category', () => {
  expect(found({ tema: 'IMSS' })).toContain('incapacidades');
  expect(found({ tema: 'IMSS', q: 'recibo' })).toEqual([]);
});
