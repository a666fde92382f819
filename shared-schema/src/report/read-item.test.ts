import { describe, expect, it } from 'vitest';
import { migrateReport } from './migrate-report.ts';
import { newItem } from './new-item.ts';
import { emptyReport } from './report.ts';

const stranger = {
  uuid: '11111111-1111-4111-8111-111111111111',
  nombre: 'mapa',
  tamaño: 50,
  estilo_item: { align: 'left' },
  capas: [{ nombre: 'calles', visible: true }],
};
const withItems = (...items: unknown[]) => ({
  ...emptyReport('x'),
  layouts: [{ index: 0, separation: false, items }],
});
const itemsOf = (report: unknown) => migrateReport(report).layouts[0]?.items ?? [];

describe('an item of a kind that this version does not know', () => {
  it('is kept whole inside of a placeholder of its place and width', () => {
    const [item] = itemsOf(withItems(stranger));
    expect(item).toEqual({
      uuid: stranger.uuid,
      nombre: 'desconocido',
      tamaño: 50,
      estilo_item: {},
      original: stranger,
    });
  });

  it('stays the same over any number of savings', () => {
    const once = migrateReport(withItems(stranger));
    expect(migrateReport(JSON.parse(JSON.stringify(once)))).toEqual(once);
  });

  it('is itself again once its kind is known, as wide as it was made meanwhile', () => {
    const chart = newItem('grafica');
    const wrapped = { ...stranger, nombre: 'desconocido', uuid: chart.uuid, tamaño: 40, original: chart };
    expect(itemsOf(withItems(wrapped))).toEqual([{ ...chart, tamaño: 40 }]);
  });

  it('stays a placeholder where the original does not fit its kind', () => {
    const wrapped = { ...stranger, nombre: 'desconocido', estilo_item: {}, original: { nombre: 'tabla' } };
    expect(itemsOf(withItems(wrapped))[0]?.nombre).toBe('desconocido');
  });

  it('is refused without an identity, and so is a known kind that is malformed', () => {
    expect(() => migrateReport(withItems({ nombre: 'mapa' }))).toThrow();
    expect(() => migrateReport(withItems({ ...newItem('tabla'), zebra: 'sí' }))).toThrow();
  });
});
