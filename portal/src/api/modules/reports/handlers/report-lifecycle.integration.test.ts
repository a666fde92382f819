import type { Role } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { CLIENT, ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { filterOn, reportOf, tabla } from '../testing/test-reports.ts';

let portal: TestPortal;
const tokens = new Map<Role, string>();
beforeAll(async () => {
  portal = await startTestPortal();
  for (const role of ['Admin', 'Ejecutivo', 'client'] as const)
    tokens.set(role, await portal.signIn(PEOPLE[role]));
});
afterAll(() => portal?.close());

const as = (who: Role) => ({ token: tokens.get(who) ?? '' });
const aReport = (changes: Partial<ReportDocument> = {}) =>
  reportOf([tabla(['employees.name'], { filters: [filterOn('employees.name', 'contiene', 'a')] })], changes);
async function create(who: Role, reporte: ReportDocument = aReport()): Promise<number> {
  const response = await portal.send(endpoints.create_report, { ...as(who), body: { reporte } });
  return (await readAnswer(endpoints.create_report, response)).result.id_report;
}
const load = (who: Role, id: number) =>
  portal.send(endpoints.get_report, { ...as(who), query: { id: String(id) } });
const clone = (who: Role, id_report: number) =>
  portal.send(endpoints.clone_report, { ...as(who), body: { id_report } });
const enable = (who: Role, id: number, habilitado: boolean) =>
  portal.send(endpoints.disable_report, { ...as(who), body: { reporte: { id, habilitado } } });
const remove = (who: Role, id: number) =>
  portal.send(endpoints.delete_report, { ...as(who), query: { id_report: String(id) } });
const codeOf = async (response: Response) => (await readErrors(response))[0]?.code;
const listed = async (who: Role) =>
  (await readAnswer(endpoints.get_reports, await portal.send(endpoints.get_reports, as(who)))).map(
    ({ id }) => id,
  );
const inValle = <Result>(work: Parameters<typeof inTenant<Result>>[2]) =>
  inTenant(portal.owner, { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' }, work);
const movementsOf = (id: number) =>
  inValle(async (trx) => {
    const rows = await trx
      .selectFrom('report_audit')
      .select(['tipo_movimiento', 'id_user'])
      .where('id_reporte', '=', id)
      .orderBy('id')
      .execute();
    return rows.map(({ tipo_movimiento, id_user }) => [tipo_movimiento, id_user]);
  });

describe('cloning', () => {
  it('copies the report with its filters and audience, as somebody’s own', async () => {
    const original = aReport({ nombre: 'Nómina', orientation: 'horizontal', auditorio: [CLIENT] });
    const id = await create('Ejecutivo', original);
    const { result } = await readAnswer(endpoints.clone_report, await clone('Ejecutivo', id));
    expect(result.nombre).toBe('Nómina (copia)');
    const copy = await readAnswer(endpoints.get_report, await load('Ejecutivo', result.id_report));
    expect(copy).toMatchObject({ ...original, nombre: 'Nómina (copia)', editable: 'true', habilitado: true });
    expect(await listed('client')).toEqual(expect.arrayContaining([id, result.id_report]));
    expect(await movementsOf(result.id_report)).toEqual([['Clonado', PEOPLE.Ejecutivo.id]]);
  });

  it('leaves the original alone when the copy changes', async () => {
    const id = await create('Admin');
    const { result } = await readAnswer(endpoints.clone_report, await clone('Admin', id));
    await portal.send(endpoints.update_report, {
      ...as('Admin'),
      body: { reporte: { ...aReport({ nombre: 'Otro' }), id: result.id_report } },
    });
    const original = await readAnswer(endpoints.get_report, await load('Admin', id));
    expect(original.nombre).toBe('Reporte de prueba');
  });

  it('keeps the longest names within what a name may have', async () => {
    const id = await create('Admin', aReport({ nombre: `${'x'.repeat(191)}😀${'y'.repeat(7)}` }));
    const { result } = await readAnswer(endpoints.clone_report, await clone('Admin', id));
    expect(result.nombre).toBe(`${'x'.repeat(191)} (copia)`);
  });

  it('is not for disabled reports', async () => {
    const id = await create('Admin');
    await enable('Admin', id, false);
    expect(await codeOf(await clone('Admin', id))).toBe('forbidden');
  });
});

describe('whether Ejecutivos may edit', () => {
  it('is set by administrators and registered each time that it changes', async () => {
    const id = await create('Ejecutivo');
    const setEditable = (who: Role, editable: 'true' | 'false') =>
      portal.send(endpoints.set_editable, { ...as(who), body: { reporte: { id, editable } } });
    expect((await setEditable('Ejecutivo', 'true')).status).toBe(403);
    for (const editable of ['false', 'false', 'true'] as const) {
      const answer = await readAnswer(endpoints.set_editable, await setEditable('Admin', editable));
      expect(answer.result).toEqual({ id_report: id, editable });
      const seen = await readAnswer(endpoints.get_report, await load('Ejecutivo', id));
      expect(seen.can.edit).toBe(editable === 'true');
    }
    expect((await movementsOf(id)).map(([movement]) => movement)).toEqual([
      'Creado',
      'Edición restringida',
      'Edición permitida',
    ]);
  });
});

describe('disabling', () => {
  it('hides the report from clients until it is enabled again, and registers each change once', async () => {
    const id = await create('Admin');
    expect(await listed('client')).toContain(id);
    for (const habilitado of [false, false, true]) {
      const { result } = await readAnswer(endpoints.disable_report, await enable('Admin', id, habilitado));
      expect(result).toEqual({ id_report: id, habilitado });
      expect((await listed('client')).includes(id)).toBe(habilitado);
    }
    expect((await movementsOf(id)).map(([movement]) => movement)).toEqual([
      'Creado',
      'Deshabilitado',
      'Habilitado',
    ]);
  });

  it('is no other version for whoever edits the report meanwhile', async () => {
    const id = await create('Admin');
    const { updated_at } = await readAnswer(endpoints.get_report, await load('Admin', id));
    await enable('Admin', id, false);
    const saved = await portal.send(endpoints.update_report, {
      ...as('Admin'),
      body: { reporte: { ...aReport(), id, updated_at } },
    });
    expect(saved.status).toBe(200);
  });
});

describe('deleting', () => {
  it('takes the report from everybody and keeps the register of its changes', async () => {
    const id = await create('Admin');
    expect((await remove('Admin', id)).status).toBe(200);
    for (const who of ['Admin', 'client'] as const) expect(await listed(who)).not.toContain(id);
    expect(await codeOf(await load('Admin', id))).toBe('report_not_found');
    for (const answer of [remove('Admin', id), clone('Admin', id), enable('Admin', id, true)])
      expect(await codeOf(await answer)).toBe('report_not_found');
    expect((await movementsOf(id)).map(([movement]) => movement)).toEqual(['Creado', 'Eliminado']);
  });

  it('is done by one of two who ask at once', async () => {
    const id = await create('Admin');
    const answers = await Promise.all([remove('Admin', id), remove('Admin', id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

it('a static report stays as it is', async () => {
  const id = 229;
  for (const answer of [clone('Admin', id), enable('Admin', id, false), remove('Admin', id)])
    expect(await codeOf(await answer)).toBe('forbidden');
  expect(await movementsOf(id)).toEqual([]);
});
