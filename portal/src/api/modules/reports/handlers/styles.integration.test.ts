import type { Role } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import type { ReportStyle } from '@lienzo/schema/report/report-style';
import { type KeptStyle, MAX_STYLES } from '@lienzo/schema/reports/style-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { PEOPLE } from '../../../testing/test-people.ts';

let portal: TestPortal;
const tokens = new Map<Role, string>();
beforeAll(async () => {
  portal = await startTestPortal();
  for (const role of ['Admin', 'Ejecutivo', 'client'] as const)
    tokens.set(role, await portal.signIn(PEOPLE[role]));
});
afterAll(() => portal?.close());

const as = (who: Role) => ({ token: tokens.get(who) ?? '' });
const LETTER: ReportStyle = { fuente: 'serif', titulo_1: { color: '#16305a', font_size: 12 } };
const create = (who: Role, nombre: string, estilo = LETTER) =>
  portal.send(endpoints.create_style, { ...as(who), body: { nombre, estilo } });
const list = async (who: Role) =>
  readAnswer(endpoints.get_styles, await portal.send(endpoints.get_styles, as(who)));

it('is kept for everybody of the staff and changed by who made it or an administrator', async () => {
  const mine = (await readAnswer(endpoints.create_style, await create('Admin', 'Cartas'))).result;
  const [seen] = await list('Ejecutivo');
  expect(seen).toMatchObject({ nombre: 'Cartas', version: 1, estilo: LETTER, can_edit: false });
  const body = { id: mine.id, version: 1, nombre: 'Cartas y contratos', estilo: LETTER };
  expect((await portal.send(endpoints.update_style, { ...as('Ejecutivo'), body })).status).toBe(403);
  expect(
    (await portal.send(endpoints.delete_style, { ...as('Ejecutivo'), query: { id: mine.id } })).status,
  ).toBe(403);
  const renamed = await portal.send(endpoints.update_style, { ...as('Admin'), body });
  expect((await readAnswer(endpoints.update_style, renamed)).result).toMatchObject({
    nombre: 'Cartas y contratos',
    version: 2,
  });
  const late = await portal.send(endpoints.update_style, { ...as('Admin'), body });
  expect((await readErrors(late))[0]?.code).toBe('style_conflict');
  expect((await portal.send(endpoints.delete_style, { ...as('Admin'), query: { id: mine.id } })).status).toBe(
    200,
  );
  expect(await list('Admin')).toEqual([]);
});

it('is what new items begin with where an administrator says so, one style at a time', async () => {
  const made: KeptStyle[] = [];
  for (const [who, nombre] of [
    ['Admin', 'Uno'],
    ['Ejecutivo', 'Dos'],
  ] as const)
    made.push((await readAnswer(endpoints.create_style, await create(who, nombre))).result);
  const change = (who: Role, at: number, predeterminado?: boolean, version = 1) => {
    const { id = '', nombre = '' } = made[at] ?? {};
    const own = {
      id,
      version,
      nombre,
      estilo: LETTER,
      ...(predeterminado !== undefined && { predeterminado }),
    };
    return portal.send(endpoints.update_style, { ...as(who), body: own });
  };
  const defaults = async () =>
    (await list('Ejecutivo')).filter((style) => style.predeterminado).map(({ nombre }) => nombre);

  // Who made a style may change it, but not for all reports.
  expect((await change('Ejecutivo', 1, true)).status).toBe(403);
  expect(await defaults()).toEqual([]);
  expect((await change('Admin', 0, true)).status).toBe(200);
  expect(await defaults()).toEqual(['Uno']);
  expect((await change('Admin', 1, true)).status).toBe(200);
  expect(await defaults()).toEqual(['Dos']);
  // A change that does not speak of it leaves it.
  expect((await change('Ejecutivo', 1, undefined, 2)).status).toBe(200);
  expect(await defaults()).toEqual(['Dos']);
  const both = await Promise.all([change('Admin', 0, true, 2), change('Admin', 1, false, 3)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await defaults()).length).toBeLessThan(2);
  expect((await list('Ejecutivo')).map(({ can_set_default }) => can_set_default)).toEqual([false, false]);
  expect((await list('Admin'))[0]?.can_set_default).toBe(true);
  for (const { id } of made) await portal.send(endpoints.delete_style, { ...as('Admin'), query: { id } });
});

it('has a name of its own, a font that exists, and there are not too many', async () => {
  await create('Admin', 'Único');
  expect((await readErrors(await create('Ejecutivo', 'ÚNICO')))[0]?.code).toBe('style_exists');
  const unknown = { nombre: 'Otro', estilo: { fuente: 'comic' } };
  const refused = await portal.send(endpoints.create_style, { ...as('Admin'), body: unknown });
  expect(refused.status).toBe(400);
  expect((await readErrors(refused))[0]).toMatchObject({
    field: 'estilo.fuente',
    message: expect.stringContaining('elige Inter'),
  });
  for (let at = (await list('Admin')).length; at < MAX_STYLES; at += 1)
    expect((await create('Admin', `Estilo ${at}`)).status).toBe(200);
  expect((await readErrors(await create('Admin', 'Uno más')))[0]?.message).toContain('Elimina uno');
});
