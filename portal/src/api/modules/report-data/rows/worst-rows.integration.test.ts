import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { PEOPLE, STRANGER } from '../../../testing/test-people.ts';
import { filterOn, tabla } from '../../reports/testing/test-reports.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

async function worstAs(person: typeof STRANGER, item: ReturnType<typeof tabla>) {
  const token = await portal.signIn(person);
  const { uuid: _uuid, nombre: _nombre, ...body } = item;
  return readAnswer(endpoints.worst_rows, await portal.send(endpoints.worst_rows, { token, body }));
}

it('finds the longest text and the extremes of numbers and dates among all rows', async () => {
  const token = await portal.signIn(PEOPLE.Admin);
  const item = tabla(['employees.name', 'employees.sbc', 'employees.hire_date']);
  const { uuid: _uuid, nombre: _nombre, ...query } = item;
  const { rows } = await readAnswer(
    endpoints.preview_rows,
    await portal.send(endpoints.preview_rows, { token, body: { ...query, limit: 1000 } }),
  );
  const longest = Math.max(...rows.map((row) => String(row['employees.name']).length));
  const wages = rows.map((row) => Number(row['employees.sbc']));
  const days = rows.map((row) => String(row['employees.hire_date'])).toSorted();
  const worst = await worstAs(PEOPLE.Admin, item);
  expect(String(worst.largest['employees.name'])).toHaveLength(longest);
  expect(Number(worst.largest['employees.sbc'])).toBe(Math.max(...wages));
  expect(Number(worst.least['employees.sbc'])).toBe(Math.min(...wages));
  expect(worst.largest['employees.hire_date']).toBe(days.at(-1));
  expect(worst.least).toMatchObject({ 'employees.name': null, 'employees.hire_date': days[0] });
  expect(worst.lines).toBeNull();
});

it('counts the most rows of one detail, and only what the filters and the organization leave', async () => {
  const item = tabla(['employees.name'], { detail_column: 'employees.id' });
  expect((await worstAs(PEOPLE.Admin, item)).lines).toBe(1);
  const none = tabla(['employees.name'], {
    filters: [filterOn('employees.name', 'contiene', 'nadie se llama así')],
  });
  expect((await worstAs(PEOPLE.Admin, none)).largest).toEqual({ 'employees.name': null });
  const own = (await worstAs(PEOPLE.Admin, tabla(['employees.id']))).largest;
  expect((await worstAs(STRANGER, tabla(['employees.id']))).largest).not.toEqual(own);
});
