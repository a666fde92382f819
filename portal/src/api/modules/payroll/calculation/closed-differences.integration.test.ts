/** What changed after a closing is told by the next run, once, with its amount (PAYROLL §4). */
import { endpoints } from '@lienzo/schema/endpoints';
import { CALCULATION, CLOSING } from '@lienzo/schema/runs/products';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { startPayrollPortal } from '../testing/start-payroll-portal.ts';

const at = await startPayrollPortal();
afterAll(() => at.close());
const [first, second] = at.periods;
const [person = 0, other = 0] = at.people;

const raise = (day: string, daily: string) =>
  at.asOwner((trx) =>
    sql`
      insert into employee_salaries (organization_id, client_id, employee_id, vigente_desde, daily_salary, sbc)
      select organization_id, client_id, id, ${day}::date, ${daily}::numeric, ${daily}::numeric * 2
      from employees where id = ${person}
    `.execute(trx),
  );
async function reported(employeeId = person): Promise<string[]> {
  const { id } = await at.run(second);
  const { findings } = await readAnswer(
    endpoints.payroll_findings,
    await at.send(endpoints.payroll_findings, { query: { run_id: `${id}` } }),
  );
  return findings.flatMap(({ code, employee_id, message }) =>
    code === 'periodo_cerrado_distinto' && employee_id === employeeId ? [message] : [],
  );
}

test('a raise that comes after the closing is told by the next run, which the closed one is not', async () => {
  await at.generate(CALCULATION, first);
  await at.asOwner((trx) => sql`update periods set estatus = 'Finalizada' where id = ${first}`.execute(trx));
  expect((await at.authorize((await at.run(first)).version, first)).status).toBe(200);
  expect(await at.generate(CLOSING, first)).toBe('Cerrada');
  const closed = await at.run(first);

  // From a day after the closed period: nothing of it changes.
  await raise('2026-01-16', '1000.00');
  await at.generate(CALCULATION, second);
  expect(await reported()).toEqual([]);

  await raise('2026-01-06', '1000.00');
  await at.generate(CALCULATION, second);
  const [message = '', ...others] = await reported();
  expect(others).toEqual([]);
  expect(message).toMatch(
    /^Algo cambió después de cerrar Enero 2026: .*\+\$[\d,]+\.\d\d.*captura la diferencia en este\.$/,
  );
  expect(await at.run(first)).toEqual(closed);

  // One person alone keeps it, too.
  const alone = await at.send(endpoints.recalculate_person, {
    body: { nomina_id: at.paysheet, period: second, employee_id: person },
  });
  expect(alone.status).toBe(200);
  expect(await reported()).toEqual([message]);

  // Whoever had left before the closed period was paid for nothing.
  await at.asOwner((trx) =>
    sql`update employments set termination_date = '2025-12-31' where employee_id = ${other}`.execute(trx),
  );
  await at.generate(CALCULATION, second);
  const [late = ''] = await reported(other);
  expect(late).toMatch(/^Algo cambió después de cerrar Enero 2026: .*[-−]\$[\d,]+\.\d\d/);
  expect(await reported()).toEqual([message]);
});
