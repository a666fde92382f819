/** What was set up and never used is deleted; what something names stays as it is. */
import { endpoints } from '@lienzo/schema/endpoints';
import type { DeletableMaster } from '@lienzo/schema/masters/paysheet-endpoints';
import { afterAll, expect, test } from 'vitest';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { addPayroll, newNumber, newRegister } from '../testing/master-workbook.ts';
import { startMasterPortal } from '../testing/start-master-portal.ts';

const { portal, download, load, close } = await startMasterPortal();
afterAll(close);

const paysheetId = (number: string): Promise<number> =>
  inTenant(portal.owner, systemContext(ORGANIZATION), async (trx) => {
    const { id } = await trx
      .selectFrom('paysheets')
      .select('id')
      .where('id_humansite', '=', number)
      .executeTakeFirstOrThrow();
    return id;
  });

test('a payroll, its places and its company go only when nothing names them', async () => {
  const { token } = await portal.openSession(PEOPLE.Ejecutivo);
  const [number, register] = [newNumber(), newRegister()];
  const book = await download();
  addPayroll(book, number, register);
  // Nobody works there.
  for (const name of ['Empleados', 'Salarios', 'Créditos'])
    book.getWorksheet(name)?.eachRow((row, at) => {
      if (at > 4 && row.getCell(1).text === number)
        row.eachCell((cell) => {
          cell.value = null;
        });
    });
  expect(await load(book, { mode: 'aplicar' })).toMatchObject({ applied: true });
  const paysheet = await paysheetId(number);
  const scopes = await readAnswer(
    endpoints.get_registers,
    await portal.send(endpoints.get_registers, { token, query: { nomina_id: `${paysheet}` } }),
  );
  const registered = scopes.registers.find((one) => one.register === register);
  const remove = (entity: DeletableMaster, id: number | undefined) =>
    portal.send(endpoints.delete_master, { token, query: { entity, id: `${id}` } });
  const refusal = await remove('company', registered?.company_id);
  expect((await readErrors(refusal)).map(({ code }) => code)).toEqual(['master_in_use']);
  expect((await remove('register', registered?.id)).status).toBe(200);
  expect((await remove('company', registered?.company_id)).status).toBe(200);
  expect((await remove('cost_center', scopes.cost_centers[0]?.id)).status).toBe(200);
  // With its calendar.
  expect((await remove('paysheet', paysheet)).status).toBe(200);
  expect((await remove('paysheet', paysheet)).status).toBe(404);
});

test('what people work in stays, with everything that belongs to it', async () => {
  const { token } = await portal.openSession(PEOPLE.Ejecutivo);
  const [number, register] = [newNumber(), newRegister()];
  const book = await download();
  addPayroll(book, number, register);
  expect(await load(book, { mode: 'aplicar' })).toMatchObject({ applied: true });
  const before = await download();
  const id = await paysheetId(number);
  const answer = await portal.send(endpoints.delete_master, {
    token,
    query: { entity: 'paysheet', id: `${id}` },
  });
  expect((await readErrors(answer)).map(({ code }) => code)).toEqual(['master_in_use']);
  const unchanged = await load(before);
  expect(unchanged.sheets.map(({ created, changed, wrong }) => created + changed + wrong)).toEqual(
    unchanged.sheets.map(() => 0),
  );
});
