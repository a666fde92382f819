import { expect, it } from 'vitest';
import { arrangeClients } from './arrange-clients';

const client = (name: string, total_users: number, total_space: number, creation_date: string) => ({
  id: name,
  name,
  total_users,
  total_space,
  creation_date,
  id_directory: null,
  can: { rename: true, addUsers: true },
});
const CLIENTS = [
  client('ÑANDÚ', 3, 10, '2026-02-01T00:00:00.000Z'),
  client('ACEROS', 3, 30, '2026-03-01T00:00:00.000Z'),
  client('ÉPSILON', 1, 20, '2026-01-01T00:00:00.000Z'),
];
const names = (search: Parameters<typeof arrangeClients>[1]) =>
  arrangeClients(CLIENTS, search).map(({ name }) => name);

it('orders by name as Spanish does, and by each figure; equal ones by name', () => {
  expect(names({})).toEqual(['ACEROS', 'ÉPSILON', 'ÑANDÚ']);
  expect(names({ orden: 'usuarios', sentido: 'desc' })).toEqual(['ACEROS', 'ÑANDÚ', 'ÉPSILON']);
  expect(names({ orden: 'espacio' })).toEqual(['ÑANDÚ', 'ÉPSILON', 'ACEROS']);
  expect(names({ orden: 'creacion' })).toEqual(['ÉPSILON', 'ÑANDÚ', 'ACEROS']);
});

it('finds without accents', () => {
  expect(names({ q: 'nandu' })).toEqual(['ÑANDÚ']);
});
