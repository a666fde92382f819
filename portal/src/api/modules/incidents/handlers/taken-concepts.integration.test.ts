/** A concept that a payroll no longer captures is named where it blocks a save. */
import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { CLIENT } from '../../../testing/test-people.ts';
import {
  ABSENCE,
  BONUS,
  type CapturePortal,
  incident,
  startCapturePortal,
} from '../testing/start-capture-portal.ts';

let at: CapturePortal;
beforeAll(async () => {
  at = await startCapturePortal();
});
afterAll(() => at?.close());

test('a concept that was unassigned is named when it blocks a save, until it is assigned or taken away', async () => {
  const [someone = 0] = at.people;
  const rows = [incident(someone, '2026-01-05'), incident(someone, '2026-01-06', BONUS, '10')];
  expect((await at.saveIncidents(rows)).status).toBe(200);
  const query = { user_id: CLIENT, nomina_id: String(at.paysheet) };
  const assigned = await readAnswer(
    endpoints.get_conceptos,
    await at.send(endpoints.get_conceptos, { query }),
  );
  const absence = assigned.find(({ concept_id }) => concept_id === ABSENCE)?.description ?? '';
  expect(absence).not.toBe('');
  const assign = async (concepts: number[]) => {
    const body = { nomina_id: at.paysheet, user_id: CLIENT, concepts };
    expect((await at.send(endpoints.set_concepts, { body })).status).toBe(200);
  };
  const all = assigned.map(({ concept_id }) => concept_id);
  await assign(all.filter((id) => id !== ABSENCE));

  const { employee } = await at.capture(someone);
  const refusal = await at.refused(await at.saveIncidents(rows));
  expect(refusal.status).toBe(422);
  expect(refusal.errors).toEqual({
    'employees.0.id_concepto': `“${absence}” ya no se captura en esta nómina: asígnalo otra vez o quita lo capturado. Empleado: ${employee.name}.`,
  });
  // Nothing of it was saved, and what is stored can be taken away or kept.
  expect((await at.capture(someone)).incidents).toHaveLength(2);
  expect((await at.saveIncidents(rows.slice(1))).status).toBe(200);
  await assign(all);
  expect((await at.saveIncidents(rows)).status).toBe(200);
});
