/** The cost centre of what is captured is that of the employment of its day, not the one that the person has today. */
import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { CLIENT } from '../../../testing/test-people.ts';
import { addPaysheet } from '../testing/add-paysheet.ts';
import {
  BONUS,
  type CapturePortal,
  daysOf,
  incident,
  startCapturePortal,
} from '../testing/start-capture-portal.ts';

let at: CapturePortal;
beforeAll(async () => {
  at = await startCapturePortal();
});
beforeEach(() => at.clear());
afterAll(() => at?.close());

const period = () => ({ period_id: at.periods[1] });
const scope = () => ({ nomina_id: String(at.paysheet), user_id: CLIENT });

async function centers() {
  const answer = await at.send(endpoints.get_cost_center, { query: scope() });
  return readAnswer(endpoints.get_cost_center, answer);
}

async function peopleIn(costCenterId: number): Promise<number[]> {
  const answer = await at.send(endpoints.get_empleados_nom, {
    query: { ...scope(), period_id: String(at.periods[1]), costCenterId: String(costCenterId) },
  });
  return (await readAnswer(endpoints.get_empleados_nom, answer)).map(({ id }) => id);
}

/** What the summary of a centre says: who, with their amounts and days, and the totals. */
async function summaryOf(costCenterId: number) {
  const query = { paysheet_ids: String(at.paysheet), period_id: String(at.periods[1]) };
  const answer = await at.send(endpoints.capture_by_period, {
    query: { ...query, costCenterId: String(costCenterId) },
  });
  const { employees, totals, total } = (await readAnswer(endpoints.capture_by_period, answer)).result;
  return {
    total,
    people: employees.map(({ employee_id, incidents, disabilities, overtime }) => [
      employee_id,
      ...incidents.map(({ cantidad, fecha }) => `${fecha} ${cantidad}`),
      ...disabilities.map(({ folio, dias }) => `${folio} ${dias}`),
      ...overtime.lines.map(({ fecha, horas }) => `${fecha} ${horas} h`),
    ]),
    totals: totals
      .filter(({ total: sum }) => Number(sum) !== 0)
      .map(({ key, total: sum }) => `${key} ${sum}`),
  };
}

const employeeOf = async (id: number) =>
  readAnswer(endpoints.get_employee, await at.send(endpoints.get_employee, { query: { id: String(id) } }));

test('who changes the centre within a period has in each what was captured of its days', async () => {
  const [someone = 0] = at.people;
  const employee = await employeeOf(someone);
  const other = (await centers()).find(({ id }) => id !== employee.cost_center_id);
  if (other === undefined) throw new Error('one centre alone');
  const moved = await at.send(endpoints.move_employee, {
    body: {
      ...{ employee_id: someone, desde: '2026-01-24', human_id: employee.human_id ?? '' },
      ...{ nomina_id: at.paysheet, cost_center_id: other.id, register_id: employee.register_id },
    },
  });
  expect(moved.status).toBe(200);
  const days = [incident(someone, '2026-01-20', BONUS, '10'), incident(someone, '2026-01-26', BONUS, '5')];
  expect((await at.saveIncidents(days, period())).status).toBe(200);
  const certificate = daysOf(someone, { folio: 'CC000001', from: '2026-01-22', days: 4 });
  expect((await at.saveDisabilities(certificate, period())).status).toBe(200);

  const before = await summaryOf(employee.cost_center_id);
  expect(before.people).toEqual([[someone, '2026-01-20 10.00', 'CC000001 2']]);
  const after = await summaryOf(other.id);
  expect(after.people).toEqual([[someone, '2026-01-26 5.00', 'CC000001 2']]);
  expect([before.total, after.total]).toEqual([1, 1]);
  expect(before.totals).toEqual(expect.arrayContaining([expect.stringMatching(/ 10\.00$/)]));
  expect(after.totals).toEqual(expect.arrayContaining([expect.stringMatching(/ 5\.00$/)]));
  expect(await peopleIn(employee.cost_center_id)).toContain(someone);
  expect(await peopleIn(other.id)).toContain(someone);
});

test('who moved to another payroll stays in the centre of the days that were captured', async () => {
  const [, someone = 0] = at.people;
  const employee = await employeeOf(someone);
  const next = await addPaysheet(at, 'OTRA');
  const moved = await at.send(endpoints.move_employee, {
    body: {
      ...{ employee_id: someone, desde: '2026-01-24', human_id: 'X2', nomina_id: next.paysheet },
      ...{ cost_center_id: next.costCenter, register_id: next.register },
    },
  });
  expect(moved.status).toBe(200);
  const days = [incident(someone, '2026-01-20', BONUS, '10')];
  expect((await at.saveIncidents(days, period())).status).toBe(200);
  const { people, totals } = await summaryOf(employee.cost_center_id);
  expect(people).toEqual([[someone, '2026-01-20 10.00']]);
  expect(totals).toEqual([expect.stringMatching(/ 10\.00$/)]);
});
