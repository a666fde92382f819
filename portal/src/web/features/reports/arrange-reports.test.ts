import { describe, expect, it } from 'vitest';
import { arrangeReports } from './arrange-reports';
import { REPORT_SORTS, reportsSearch } from './reports-search';

const reports = [
  {
    nombre: 'Nómina quincenal',
    usuario_nombre: 'Ana López',
    updated_at: '2026-03-01T10:00:00Z',
    es_estatico: false,
  },
  {
    nombre: 'ausentismo',
    usuario_nombre: 'Beto Ruiz',
    updated_at: '2026-05-01T10:00:00Z',
    es_estatico: false,
  },
  {
    nombre: 'Nómina 10',
    usuario_nombre: 'Beto Ruiz',
    updated_at: '2026-01-01T10:00:00Z',
    es_estatico: false,
  },
  {
    nombre: 'Nómina 9',
    usuario_nombre: 'Ángel Díaz',
    updated_at: '2026-02-01T10:00:00Z',
    es_estatico: false,
  },
];
const names = (search: Parameters<typeof arrangeReports>[1]): string[] =>
  arrangeReports(reports, search).map(({ nombre }) => nombre);

describe('arrangeReports', () => {
  it('shows the newest first', () => {
    expect(names({})).toEqual(['ausentismo', 'Nómina quincenal', 'Nómina 9', 'Nómina 10']);
    expect(names({ orden: 'antiguos' })).toEqual(names({}).reverse());
  });

  it('sorts names as people do: numbers by value, accents and capitals aside', () => {
    expect(names({ orden: 'nombre' })).toEqual(['ausentismo', 'Nómina 9', 'Nómina 10', 'Nómina quincenal']);
    expect(names({ orden: 'autor' })[0]).toBe('Nómina quincenal');
  });

  it('finds every word in name or author, without accents', () => {
    expect(names({ q: 'nomina beto' })).toEqual(['Nómina 10']);
    expect(names({ q: 'ANGEL' })).toEqual(['Nómina 9']);
    expect(names({ q: 'nada' })).toEqual([]);
  });

  it('puts the static ones first, whatever the order, and finds them too', () => {
    const plantilla = {
      nombre: 'Plantilla de personal',
      usuario_nombre: 'Lienzo',
      updated_at: '2025-01-01T10:00:00Z',
      es_estatico: true,
    };
    const listed = (search: Parameters<typeof arrangeReports>[1]): (string | undefined)[] =>
      arrangeReports([...reports, plantilla], search).map(({ nombre }) => nombre);
    for (const orden of REPORT_SORTS) expect(listed({ orden })[0]).toBe('Plantilla de personal');
    expect(listed({ q: 'personal' })).toEqual(['Plantilla de personal']);
  });

  it('leaves the list it was given as it was', () => {
    arrangeReports(reports, { orden: 'nombre' });
    expect(reports[0]?.nombre).toBe('Nómina quincenal');
  });
});

describe('reportsSearch', () => {
  it('takes a number as a word and ignores what it does not know', () => {
    expect(reportsSearch.parse({ q: 2026, orden: 'precio', otra: 1 })).toEqual({
      q: '2026',
      orden: undefined,
    });
    expect(reportsSearch.parse({})).toEqual({});
  });
});
