import { IconHome } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import type { MenuGroup, MenuScreen } from './built-screens';
import { groupScreens } from './group-screens';

const screen = (name: string, group: MenuGroup | null): MenuScreen => ({
  name,
  address: '/app',
  icon: IconHome,
  group,
});

const namesOf = (screens: MenuScreen[]) =>
  groupScreens(screens).map((item) =>
    item.kind === 'group' ? { [item.group]: item.screens.map(({ name }) => name) } : item.screen.name,
  );

const EIGHT = [
  screen('Inicio', null),
  screen('Colaboradores', 'people'),
  screen('Clientes', 'people'),
  screen('Directorio', 'documents'),
  screen('Notificaciones', 'documents'),
  screen('Reportes', 'reports'),
  screen('Auditoría', 'reports'),
  screen('Nómina', 'payroll'),
];

test('eight entries stay one list', () => {
  expect(namesOf(EIGHT)).toEqual(EIGHT.map(({ name }) => name));
});

test('a ninth groups them, and a group of one stays an entry', () => {
  expect(namesOf([...EIGHT, screen('Configuración', 'settings')])).toEqual([
    'Inicio',
    { documents: ['Directorio', 'Notificaciones'] },
    { people: ['Colaboradores', 'Clientes'] },
    { reports: ['Reportes', 'Auditoría'] },
    'Nómina',
    'Configuración',
  ]);
});
