import type { ImssStatusRow } from '@lienzo/schema/imss/imss-request';
import { expect, it } from 'vitest';
import { endedRequests } from './ended-requests';

const row = (id: number, state: ImssStatusRow['state']): ImssStatusRow => ({
  ...{ id, state, empresa: 'Alcance', nomina: 'ALC-Q1', registro: 'E5412870105', status: '', person: '' },
  ...{ fecha_inicial: '2026-07-01', fecha_final: '2026-07-31', tiempo: '', created_at: '' },
  ...{ counts: {}, files: [] },
});

it('names what has ended since the last look, and nothing that had ended before or is new', () => {
  const before = [row(1, 'en_espera'), row(2, 'en_proceso'), row(3, 'lista'), row(4, 'en_proceso')];
  const after = [
    row(1, 'lista'),
    row(2, 'rechazada'),
    row(3, 'lista'),
    row(4, 'en_proceso'),
    row(5, 'lista'),
  ];
  expect(endedRequests(before, after).map(({ id }) => id)).toEqual([1, 2]);
});
