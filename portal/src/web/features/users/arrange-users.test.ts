import type { OrganizationUser } from '@lienzo/schema/accounts/account-endpoints';
import { describe, expect, it } from 'vitest';
import { arrangeUsers } from './arrange-users';
import { usersSearch } from './users-search';

const person = (id: number, name: string, roleName: OrganizationUser['roleName']): OrganizationUser => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  name,
  mail: `${id}@empresa.test`,
  organization: 'Nómina del Valle',
  organization_id: '00000000-0000-4000-8000-000000000000',
  roleName,
  active: 'true',
  invited: false,
  created_at: '2026-11-20T12:00:00Z',
  total_clients: null,
  can: { edit: true },
});
const PEOPLE = [
  person(1, 'Óscar Ñúñez', 'Ejecutivo'),
  person(2, 'Ana Ruiz', 'Ejecutivo'),
  person(3, 'Oscar Díaz', 'Admin'),
];
const names = (search: Parameters<typeof arrangeUsers>[1]): string[] =>
  arrangeUsers(PEOPLE, search).map((one) => one.name);

describe('the list of collaborators', () => {
  it('is sorted by name, accents ignored', () => {
    expect(names({})).toEqual(['Ana Ruiz', 'Oscar Díaz', 'Óscar Ñúñez']);
    expect(names({ sentido: 'desc' })).toEqual(['Óscar Ñúñez', 'Oscar Díaz', 'Ana Ruiz']);
  });

  it('keeps the order of names within a role', () => {
    expect(names({ orden: 'rol', sentido: 'desc' })).toEqual(['Ana Ruiz', 'Óscar Ñúñez', 'Oscar Díaz']);
  });

  it('finds by name, mail and role as the screen says it', () => {
    expect(names({ q: 'nunez' })).toEqual(['Óscar Ñúñez']);
    expect(names({ q: '2@empresa' })).toEqual(['Ana Ruiz']);
    expect(names({ q: 'oscar administrador' })).toEqual(['Oscar Díaz']);
  });

  it('ignores what it does not know in the URL', () => {
    expect(usersSearch.parse({ q: 7, orden: 'clave', sentido: 'x', usuario: 'yo' })).toEqual({ q: '7' });
  });
});
