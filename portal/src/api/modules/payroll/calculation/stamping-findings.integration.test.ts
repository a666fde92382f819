/** What would fail when receipts are stamped is a finding of the run, and goes once it is put right. */
import { endpoints } from '@lienzo/schema/endpoints';
import { CALCULATION } from '@lienzo/schema/runs/products';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startPayrollPortal } from '../testing/start-payroll-portal.ts';

const at = await startPayrollPortal();
afterAll(() => at.close());
const [first] = at.periods;
const [person = 0] = at.people;

const stamping = async () =>
  (await at.findings()).findings
    .filter(({ code }) => code.startsWith('timbrado_'))
    .map(({ code, employee_id, severity, message }) => ({ code, employee_id, severity, message }));

test('a person without a postcode and a concept without a code are told, and go when they are put right', async () => {
  await at.asOwner(async (trx) => {
    await sql`update employees set codigo_postal = '', curp = 'NO' where id = ${person}`.execute(trx);
    await sql`update concepts set cfdi_code = null where key = 'P001'`.execute(trx);
  });
  await at.generate(CALCULATION, first);
  const rows = await stamping();
  const own = rows.filter(({ employee_id }) => employee_id === person);
  expect(own).toMatchObject([{ code: 'timbrado_persona', severity: 'warning' }]);
  expect(own[0]?.message).toContain('la CURP');
  expect(own[0]?.message).toContain('el código postal');
  // Of the whole payroll, once.
  expect(rows.filter(({ employee_id }) => employee_id === null)).toMatchObject([
    { code: 'timbrado_concepto', severity: 'warning', message: expect.stringContaining('P001') },
  ]);
  // The pay is right, so that nothing keeps the run from being authorised.
  expect((await at.run()).can.authorize).toBe(true);

  await at.asOwner((trx) =>
    sql`update employees set codigo_postal = '64000' where id = ${person}`.execute(trx),
  );
  const alone = await at.send(endpoints.recalculate_person, {
    body: { nomina_id: at.paysheet, period: first, employee_id: person },
  });
  expect(alone.status).toBe(200);
  const after = await stamping();
  expect(after.find(({ employee_id }) => employee_id === person)?.message).not.toContain('código postal');
  expect(after.filter(({ employee_id }) => employee_id === null)).toHaveLength(1);

  await at.asOwner((trx) => sql`update concepts set cfdi_code = '001' where key = 'P001'`.execute(trx));
  await at.generate(CALCULATION, first);
  expect((await stamping()).filter(({ code }) => code === 'timbrado_concepto')).toEqual([]);
});
