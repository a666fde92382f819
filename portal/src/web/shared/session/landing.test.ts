import { expect, it } from 'vitest';
import { landing } from './landing';

const FOLDER = '0b4c5f0e-52a4-4ed2-9a39-7a1c1f7d8a01';

it.each([
  ['Admin', {}, '/app/directorio'],
  ['client', { url: FOLDER }, `/app/directorio/${FOLDER}`],
  ['Ejecutivo', { volver: '/app/reports' }, '/app/reports'],
  ['SuperAdmin', {}, '/app/provedores'],
  ['SuperAdmin', { url: FOLDER }, '/app/provedores'],
  ['SuperAdmin', { volver: `/app/directorio/${FOLDER}` }, '/app/provedores'],
  ['SuperAdmin', { volver: '/app/usuarios' }, '/app/usuarios'],
] as const)('%s who wanted %j goes to %s', (role, wish, position) => {
  expect(landing(role, wish)).toBe(position);
});
