import { ROLES, type Role } from '@lienzo/schema/api/endpoint';
import { expect, test } from 'vitest';
import { moduleGroups } from './module-groups';

const module = (id: number, path: string, roles: readonly Role[] = ROLES) => ({
  id,
  path,
  name: path,
  roles: [...roles],
});

test('offers the built screens of a role, in the groups of the menu', () => {
  const modules = [
    module(1, ''),
    module(2, 'usuarios', ['SuperAdmin', 'Admin']),
    module(3, 'directorio'),
    module(4, 'no-existe'),
    module(5, 'reports'),
  ];
  const shown = moduleGroups(modules, 'Ejecutivo').map(({ group, modules: inside }) => [
    group,
    inside.map(({ id }) => id),
  ]);
  expect(shown).toEqual([
    [null, [1]],
    ['documents', [3]],
    ['reports', [5]],
  ]);
});
