/** An organization's own layouts of bank files: saved as versions, previewed over real payments. */
import { endpoints } from '@lienzo/schema/endpoints';
import { layoutMessages } from '@lienzo/schema/runs/layout-messages';
import type { PaymentLayout } from '@lienzo/schema/runs/payment-layout';
import { PAYMENT_LAYOUTS } from '@lienzo/schema/runs/payment-layouts';
import { CALCULATION } from '@lienzo/schema/runs/products';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { PEOPLE, STRANGER, type TestPerson } from '../../../testing/test-people.ts';
import { startPayrollPortal } from '../testing/start-payroll-portal.ts';

const at = await startPayrollPortal();
afterAll(() => at.close());

beforeAll(async () => {
  await at.generate(CALCULATION);
  await inOrganization(at.portal, (trx) =>
    sql`update employees set clabe = '012180' || lpad(id::text, 12, '0') where id = any (${at.people}::integer[])`.execute(
      trx,
    ),
  );
});

const save = (layout: PaymentLayout, version?: number, person: TestPerson = PEOPLE.Admin) =>
  at.send(
    endpoints.save_payment_layout,
    { body: { layout, ...(version === undefined ? {} : { version }) } },
    person,
  );
const list = async (person: TestPerson = PEOPLE.Admin) =>
  readAnswer(endpoints.payment_layouts, await at.send(endpoints.payment_layouts, {}, person));
const preview = async (layout: PaymentLayout) =>
  readAnswer(
    endpoints.preview_payment_layout,
    await at.send(
      endpoints.preview_payment_layout,
      { body: { layout, nomina_id: at.paysheet, period: at.periods[0] } },
      PEOPLE.Admin,
    ),
  );

const OWN: PaymentLayout = { ...PAYMENT_LAYOUTS.clabe, nombre: 'Banco propio' };

test('a layout is saved, changed and taken away, and its history stays', async () => {
  const saved = await readAnswer(endpoints.save_payment_layout, await save(OWN));
  const { version } = await readAnswer(
    endpoints.save_payment_layout,
    await save({ ...OWN, nombre: 'Banco propio 2' }, saved.version),
  );
  const { layouts } = await list(PEOPLE.Ejecutivo);
  expect(layouts.map((one) => [one.version, one.layout.nombre, one.layout.ejemplo])).toEqual([
    [version, 'Banco propio 2', false],
  ]);
  expect((await list(STRANGER)).layouts).toEqual([]);
  // Somebody who opened the version before does not overwrite the one after it.
  const stale = await at.refused(await save(OWN, saved.version));
  expect(stale).toMatchObject({ status: 404, errors: { version: layoutMessages.changedMeanwhile } });
  const gone = await at.send(endpoints.delete_payment_layout, { body: { version } }, PEOPLE.Admin);
  expect(gone.status).toBe(200);
  const after = await list();
  expect(after.layouts).toEqual([]);
  expect(after.changes.map(({ nombre, is_removal, name }) => [nombre, is_removal, name])).toEqual([
    ['Banco propio 2', true, PEOPLE.Admin.name],
    ['Banco propio 2', false, PEOPLE.Admin.name],
    ['Banco propio', false, PEOPLE.Admin.name],
  ]);
});

test('a layout with problems is not saved', async () => {
  const [first, ...others] = OWN.detalle;
  expect(first?.fuente).toBe('clabe');
  expect((await save({ ...OWN, detalle: others })).status).toBe(400);
  expect((await preview({ ...OWN, detalle: others })).problems).toHaveLength(1);
});

test('a preview shows the first lines of real payments, and its people and amounts are those of the results', async () => {
  const { lines, people, total, left, problems } = await preview(OWN);
  const stored = await inOrganization(at.portal, (trx) =>
    sql<{ people: number; total: string }>`
      select count(*)::integer as people, sum(net_pay)::text as total from payroll_results where period_id = ${at.periods[0]}
    `.execute(trx),
  );
  expect(problems).toEqual([]);
  expect(lines).toHaveLength(5);
  for (const line of lines) expect(line).toMatch(/^012180\d{12}.{110}$/);
  expect(people + left.people).toBe(stored.rows[0]?.people);
  expect((Number(total) + Number(left.total)).toFixed(2)).toBe(stored.rows[0]?.total);
  const narrow = OWN.detalle.map((field) => (field.fuente === 'clabe' ? { ...field, ancho: 10 } : field));
  expect((await preview({ ...OWN, detalle: narrow })).problems).toEqual([layoutMessages.doesNotFit]);
});

test('only the last version of an own layout is asked for', async () => {
  const { version } = await readAnswer(endpoints.save_payment_layout, await save(OWN));
  await readAnswer(endpoints.save_payment_layout, await save(OWN, version));
  const ask = (layout: string) =>
    at.send(
      endpoints.post_genera_producto,
      {
        body: {
          ...{ tipo_producto: 4, proceso: at.process, año: 2026, nomina_id: at.paysheet },
          ...{ period: at.periods[0], layout },
        },
      },
      PEOPLE.Admin,
    );
  expect((await ask(`propio-${version}`)).status).toBe(404);
  // The last one is refused only because the run is not authorised.
  expect((await ask(`propio-${version + 1}`)).status).toBe(409);
  expect((await ask('propio-999999')).status).toBe(404);
});
