/** Another payroll of the tests' client, to which people can move. */
import { endpoints } from '@lienzo/schema/endpoints';
import { readAnswer } from '../../../testing/read-answer.ts';
import { CLIENT } from '../../../testing/test-people.ts';
import type { CapturePortal } from './start-capture-portal.ts';

export type OtherPayroll = { paysheet: number; costCenter: number; register: number };

export async function addPaysheet(at: CapturePortal, number: string): Promise<OtherPayroll> {
  const content = { id_humansite: number, paysheet: number, periodicity: 'Quincenal' };
  const rules = { overtime_rule: 'clasica_3x3', overtime_rule_from: null, zone: 'general' };
  const made = await at.send(endpoints.save_paysheet, {
    body: { ...content, ...rules, days_convention: '30.4', absence_share: '7/6', user_id: CLIENT },
  });
  const { id: paysheet } = await readAnswer(endpoints.save_paysheet, made);
  const center = await at.send(endpoints.save_cost_center, {
    body: { nomina_id: paysheet, code: 'B1', cost_center: 'Planta B' },
  });
  const { id: costCenter } = await readAnswer(endpoints.save_cost_center, center);
  const registers = await at.send(endpoints.get_registers, { query: { nomina_id: String(paysheet) } });
  const register = (await readAnswer(endpoints.get_registers, registers)).registers[0]?.id ?? 0;
  return { paysheet, costCenter, register };
}
