import { notifications, notificationsStore } from '@mantine/notifications';
import { beforeEach, expect, test } from 'vitest';
import { notify } from './notify';

const shown = () => {
  const { notifications: inSight, queue } = notificationsStore.getState();
  return [...inSight, ...queue].map(({ message }) => message);
};

beforeEach(() => notifications.clean());

test('a success takes away the earlier error of the same thing, and only that', () => {
  notify.danger('No se pudo bajar', 'download 1');
  notify.danger('No se pudo mover', 'move');
  notify.success('Listo', 'download 1');
  expect(shown()).toEqual(['No se pudo mover', 'Listo']);
});

test('a thing that fails again has one toast, with the latest reason', () => {
  notify.danger('No hay conexión', 'upload');
  notify.danger('No hay espacio', 'upload');
  expect(shown()).toEqual(['No hay espacio']);
});

test('toasts about nothing in particular stand on their own', () => {
  notify.danger('Uno');
  notify.success('Dos');
  expect(shown()).toEqual(['Uno', 'Dos']);
});

test('what to correct is said once, however often a form is sent', () => {
  notify.validation('Revisa los campos señalados.');
  notify.validation('Revisa los campos señalados.');
  notify.validation('Elige una nómina.');
  expect(shown()).toEqual(['Revisa los campos señalados.', 'Elige una nómina.']);
});
