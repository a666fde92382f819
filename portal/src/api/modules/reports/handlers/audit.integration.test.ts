/** The audit of reports: every movement once, with both versions, unchangeable, and for those who may see it. */
import type { Role } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { CLIENT, ORGANIZATION, PEOPLE, STRANGER } from '../../../testing/test-people.ts';
import { filterOn, parametro, reportOf, tabla } from '../testing/test-reports.ts';

type Who = Role | 'stranger';
let portal: TestPortal;
const tokens = new Map<Who, string>();
beforeAll(async () => {
  portal = await startTestPortal();
  for (const role of ['SuperAdmin', 'Admin', 'Ejecutivo', 'client'] as const)
    tokens.set(role, await portal.signIn(PEOPLE[role]));
  tokens.set('stranger', await portal.signIn(STRANGER));
});
afterAll(() => portal?.close());

const as = (who: Who) => ({ token: tokens.get(who) ?? '' });
const aTable = tabla(['employees.name'], { filters: [filterOn('employees.name', 'contiene', 'a')] });
const aReport = (changes: Partial<ReportDocument> = {}) => reportOf([aTable], changes);
async function create(who: Who, reporte = aReport()): Promise<number> {
  const answer = await portal.send(endpoints.create_report, { ...as(who), body: { reporte } });
  return (await readAnswer(endpoints.create_report, answer)).result.id_report;
}
const update = async (who: Who, id: number, reporte: ReportDocument) =>
  readAnswer(
    endpoints.update_report,
    await portal.send(endpoints.update_report, { ...as(who), body: { reporte: { ...reporte, id } } }),
  );
async function list(who: Who, query: Record<string, string> = {}) {
  const answer = await portal.send(endpoints.get_audit_report, { ...as(who), query });
  return readAnswer(endpoints.get_audit_report, answer);
}
const movementsOf = async (who: Who, id: number) =>
  (await list(who)).result.filter(({ id_reporte }) => id_reporte === id);
const kindsOf = async (id: number) =>
  (await movementsOf('Admin', id)).map(({ tipo_movimiento }) => tipo_movimiento).reverse();
const askDetail = (who: Who, query: Record<string, string>) =>
  portal.send(endpoints.get_audit_detail_report, { ...as(who), query });
const detail = async (who: Who, id: number, movement: number) => {
  const answer = await askDetail(who, { id_report: String(id), id: String(movement) });
  return (await readAnswer(endpoints.get_audit_detail_report, answer)).result;
};
const restore = (who: Who, body: object) => portal.send(endpoints.restore_report, { ...as(who), body });
const load = async (id: number) =>
  readAnswer(
    endpoints.get_report,
    await portal.send(endpoints.get_report, { ...as('Admin'), query: { id: String(id) } }),
  );
const register = async (who: Who, audit_report: object) => {
  const answer = await portal.send(endpoints.register_audit_report, { ...as(who), body: { audit_report } });
  return (await readAnswer(endpoints.register_audit_report, answer)).result;
};

describe('a movement', () => {
  it('is one row for each thing that is done', async () => {
    const id = await create('Admin');
    await update('Admin', id, aReport({ nombre: 'Otro nombre' }));
    await update('Admin', id, aReport({ nombre: 'Otro nombre', auditorio: [CLIENT] }));
    const [filter] = aTable.filters;
    const filters = [{ uuid: aTable.uuid, id: filter?.id, condition: 'contiene', valor: 'b' }];
    const changed = await portal.send(endpoints.update_filters, {
      ...as('Admin'),
      body: { filtro: { report_id: id, filters } },
    });
    expect(changed.status).toBe(200);
    for (const habilitado of [false, true])
      await portal.send(endpoints.disable_report, {
        ...as('Admin'),
        body: { reporte: { id, habilitado } },
      });
    const cloned = await portal.send(endpoints.clone_report, { ...as('Admin'), body: { id_report: id } });
    const { result: copy } = await readAnswer(endpoints.clone_report, cloned);
    const [last] = await movementsOf('Admin', id);
    const { updated_at } = await load(id);
    const first = (await movementsOf('Admin', id)).at(-1);
    const restored = await restore('Admin', { id: first?.id, id_report: id, version: 'current', updated_at });
    expect(restored.status).toBe(200);
    await portal.send(endpoints.delete_report, { ...as('Admin'), query: { id_report: String(id) } });
    expect(await kindsOf(id)).toEqual([
      'Creado',
      'Editado',
      'Audiencia',
      'Filtros',
      'Deshabilitado',
      'Habilitado',
      'Restaurado',
      'Eliminado',
    ]);
    expect(await kindsOf(copy.id_report)).toEqual(['Clonado']);
    expect(last).toMatchObject({
      nombre_reporte: 'Otro nombre',
      id_user: PEOPLE.Admin.id,
      id_user_entity: ORGANIZATION,
      usuario_correo: PEOPLE.Admin.mail,
    });
  });

  it('is none when nothing was done', async () => {
    const id = await create('Admin');
    const stale = { ...aReport(), id, updated_at: '2020-01-01T00:00:00.000Z' };
    const refused = await portal.send(endpoints.update_report, { ...as('Admin'), body: { reporte: stale } });
    expect(refused.status).toBe(409);
    expect(await kindsOf(id)).toEqual(['Creado']);
  });

  it('tells both versions, what lies between them, and draws them without anybody’s data', async () => {
    const [gone, fresh] = [
      { ...newItem('texto'), valor: plainRichText('Lo de antes') },
      { ...newItem('texto'), valor: plainRichText('Lo nuevo') },
    ];
    const id = await create('Admin', reportOf([aTable, gone]));
    await update('Admin', id, reportOf([{ ...aTable, tamaño: 60 }, fresh]));
    const [edited] = await movementsOf('Admin', id);
    const match = await detail('Admin', id, edited?.id ?? 0);
    expect(match.added_items.map(({ uuid }) => uuid)).toEqual([fresh.uuid]);
    expect(match.deleted_items.map(({ uuid }) => uuid)).toEqual([gone.uuid]);
    expect(match.edited_items.map(({ uuid }) => uuid)).toEqual([aTable.uuid]);
    expect(match.current.map(({ uuid }) => uuid)).toEqual([aTable.uuid, fresh.uuid]);
    expect(match.latest[0]).toMatchObject({
      uuid: aTable.uuid,
      nombre: 'tabla',
      tablas: ['employees'],
      filtros: aTable.filters,
      columnas_adicionales: [],
    });
    expect(match.changes).toEqual([
      'Se agregó el texto “Lo nuevo”.',
      'Se eliminó el texto “Lo de antes”.',
      'El ancho de la tabla “Empleados” pasó de 100 % a 60 %.',
    ]);
    expect(match.pages.current?.pages[0]).toContain('data-lz-change="added"');
    expect(match.pages.current?.pages[0]).toContain('✎ Editado');
    expect(match.pages.latest?.pages[0]).toContain('− Eliminado');
    expect(match.pages.current?.pages[0]).toContain('Texto de ejemplo');
    const byDate = await askDetail('Admin', {
      id_report: String(id),
      date_audit: edited?.fecha_movimiento ?? '',
    });
    const { result } = await readAnswer(endpoints.get_audit_detail_report, byDate);
    expect(result.movement).toEqual(edited);
  });

  it('keeps the version that it replaced, also when two save at once', async () => {
    const id = await create('Admin');
    const names = ['Uno', 'Dos', 'Tres', 'Cuatro'];
    await Promise.all(names.map((nombre) => update('Admin', id, aReport({ nombre }))));
    const movements = (await movementsOf('Admin', id)).toSorted((one, other) => one.id - other.id);
    const rows = await inTenant(
      portal.owner,
      { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' },
      (trx) =>
        trx
          .selectFrom('report_audit')
          .select(['json_peticion', 'json_previous'])
          .where('id_reporte', '=', id)
          .orderBy('id')
          .execute(),
    );
    expect(movements).toHaveLength(5);
    expect(rows[0]?.json_previous).toBeNull();
    for (const [at, row] of rows.slice(1).entries())
      expect(row.json_previous).toEqual(rows[at]?.json_peticion);
  });
});

describe('the list', () => {
  it('is of everybody for administrators, and of oneself for others', async () => {
    const [mine, theirs] = [await create('Ejecutivo'), await create('Admin')];
    for (const who of ['SuperAdmin', 'Admin'] as const) {
      if (PEOPLE[who].organizationId !== ORGANIZATION) continue;
      expect((await movementsOf(who, mine)).length + (await movementsOf(who, theirs)).length).toBe(2);
    }
    expect(await movementsOf('Ejecutivo', mine)).toHaveLength(1);
    expect(await movementsOf('Ejecutivo', theirs)).toEqual([]);
    const asked = await list('Ejecutivo', { user_id: PEOPLE.Admin.id });
    expect(new Set(asked.result.map(({ id_user }) => id_user))).toEqual(new Set([PEOPLE.Ejecutivo.id]));
    const ofOne = await list('Admin', { user_id: PEOPLE.Ejecutivo.id });
    expect(new Set(ofOne.result.map(({ id_user }) => id_user))).toEqual(new Set([PEOPLE.Ejecutivo.id]));
    const [movement] = await movementsOf('Admin', theirs);
    const query = { id_report: String(theirs), id: String(movement?.id) };
    expect((await askDetail('Ejecutivo', query)).status).toBe(404);
    expect((await askDetail('client', query)).status).toBe(403);
  });

  it('ends at the organization', async () => {
    const id = await create('Admin', aReport({ nombre: 'Solo de Valle' }));
    const [movement] = await movementsOf('Admin', id);
    expect((await list('stranger', { q: 'solo de valle' })).result).toEqual([]);
    const query = { id_report: String(id), id: String(movement?.id) };
    expect((await askDetail('stranger', query)).status).toBe(404);
    const { updated_at } = await load(id);
    const body = { id: movement?.id, id_report: id, version: 'current', updated_at };
    expect((await restore('stranger', body)).status).toBe(404);
    expect((await register('Admin', { id_reporte: id, tipo_movimiento: 'Consultado' })).registered).toBe(
      true,
    );
  });

  it('is searched by words of the name, without accents, and comes in pages', async () => {
    const id = await create('Admin', aReport({ nombre: 'Antigüedad Ñandú' }));
    for (let time = 0; time < 55; time += 1)
      await update('Admin', id, aReport({ nombre: `Antigüedad Ñandú ${time}` }));
    const first = await list('Admin', { q: 'nandu antiguedad' });
    expect(first.result).toHaveLength(50);
    expect(first.result[0]?.nombre_reporte).toBe('Antigüedad Ñandú 54');
    const second = await list('Admin', { q: 'nandu antiguedad', before: String(first.next) });
    expect(second.result).toHaveLength(6);
    expect(second.next).toBeNull();
    expect(second.result.at(-1)?.tipo_movimiento).toBe('Creado');
    expect((await list('Admin', { q: 'nadie lo llama asi' })).result).toEqual([]);
  });
});

describe('a use', () => {
  it('is registered by the server’s own knowledge, once a minute, and no change is', async () => {
    const id = await create('Admin');
    const forged = {
      id_reporte: id,
      id_user: PEOPLE.Admin.id,
      id_user_entity: CLIENT,
      json_peticion: { nombre: 'Falso' },
      tipo_movimiento: 'Descargado',
    };
    expect(await register('client', forged)).toEqual({ registered: true });
    expect(await register('client', forged)).toEqual({ registered: false });
    expect(await register('Admin', { ...forged, tipo_movimiento: 'Editado' })).toEqual({ registered: false });
    const [use, ...rest] = await movementsOf('Admin', id);
    expect(rest.map(({ tipo_movimiento }) => tipo_movimiento)).toEqual(['Creado']);
    expect(use).toMatchObject({
      tipo_movimiento: 'Descargado',
      id_user: PEOPLE.client.id,
      nombre_reporte: 'Reporte de prueba',
    });
    const existing = await detail('Admin', id, use?.id ?? 0);
    expect(existing.changes).toEqual([]);
    expect(existing.current.map(({ uuid }) => uuid)).toEqual([aTable.uuid]);
  });
});

describe('restoring', () => {
  it('saves the version, unless somebody saved meanwhile or may not edit', async () => {
    const id = await create('Admin', aReport({ nombre: 'Primera' }));
    await update('Admin', id, aReport({ nombre: 'Segunda' }));
    const [edited] = await movementsOf('Admin', id);
    const { can, updated_at } = await detail('Admin', id, edited?.id ?? 0);
    expect(can).toEqual({ restore_current: false, restore_latest: true });
    const body = { id: edited?.id, id_report: id, version: 'latest', updated_at };
    expect((await restore('Ejecutivo', body)).status).toBe(404);
    expect((await restore('client', body)).status).toBe(403);
    expect((await restore('Admin', body)).status).toBe(200);
    expect((await load(id)).nombre).toBe('Primera');
    const again = await restore('Admin', body);
    expect([again.status, (await readErrors(again))[0]?.code]).toEqual([409, 'report_conflict']);
    const [restored] = await movementsOf('Admin', id);
    expect((await detail('Admin', id, restored?.id ?? 0)).changes).toEqual([
      'El nombre pasó de “Segunda” a “Primera”.',
    ]);
  });
});

describe('the register', () => {
  it.each(['update report_audit set tipo_movimiento = tipo_movimiento', 'delete from report_audit'])(
    'refuses the program: %s',
    async (statement) => {
      const work = inTenant(
        portal.services.db,
        { organizationId: ORGANIZATION, userId: PEOPLE.Admin.id, role: 'Admin' },
        (trx) => sql.raw(statement).execute(trx),
      );
      await expect(work).rejects.toThrow(/permission denied/);
    },
  );

  it('takes no moment that the program chooses', async () => {
    const work = inTenant(
      portal.services.db,
      { organizationId: ORGANIZATION, userId: PEOPLE.Admin.id, role: 'Admin' },
      (trx) =>
        sql`
          insert into report_audit (organization_id, id_reporte, id_user, id_user_entity, tipo_movimiento,
            nombre_reporte, words, fecha_movimiento)
          values (${ORGANIZATION}, 1, ${PEOPLE.Admin.id}, ${ORGANIZATION}, 'Editado', '', '', '2020-01-01')
        `.execute(trx),
    );
    await expect(work).rejects.toThrow(/permission denied/);
  });
});

describe('the record', () => {
  it('has nothing of a save that changes nothing', async () => {
    const id = await create('Admin');
    await update('Admin', id, aReport());
    expect((await movementsOf('Admin', id)).map(({ tipo_movimiento }) => tipo_movimiento)).toEqual([
      'Creado',
    ]);
    await update('Admin', id, aReport({ nombre: 'Otro' }));
    expect(await movementsOf('Admin', id)).toHaveLength(2);
  });

  it('has the downloads of people', async () => {
    const id = await create('Admin');
    const body = { report_id: id, format: 'pdf' };
    for (const role of ['Admin', 'client'] as const)
      expect((await portal.send(endpoints.create_render, { ...as(role), body })).status).toBe(200);
    const movements = await movementsOf('Admin', id);
    expect(movements.map(({ tipo_movimiento, id_user }) => [tipo_movimiento, id_user])).toEqual([
      ['Descargado', PEOPLE.client.id],
      ['Descargado', PEOPLE.Admin.id],
      ['Creado', PEOPLE.Admin.id],
    ]);
  });

  it('names the client that was added, and what became of a parameter', async () => {
    const id = await create('Admin');
    const asks = (predeterminado: string) => ({ ...parametro('mes'), nombre: 'Mes', predeterminado });
    await update('Admin', id, aReport({ parametros: [asks('enero')] }));
    await update('Admin', id, aReport({ parametros: [asks('mayo')], auditorio: [CLIENT] }));
    const [last] = await movementsOf('Admin', id);
    const { changes } = await detail('Admin', id, last?.id ?? 0);
    expect(changes).toContain('Se agregó el cliente “Abarrotes Azteca” a “Visible para”.');
    expect(changes).toContain('Cambió el parámetro “Mes”: el valor predeterminado de “enero” a “mayo”.');
  });
});
