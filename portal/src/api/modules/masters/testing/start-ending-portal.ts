/** A portal with payrolls, companies, registers and cost centres that end. All calls are an Ejecutivo's. */
import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import type { DeletableMaster } from '@lienzo/schema/masters/paysheet-endpoints';
import { rfcCheckDigit } from '@lienzo/schema/payroll/rfc';
import { expect } from 'vitest';
import { inTenant, systemContext, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { CLIENT, ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { newRegister } from './master-workbook.ts';
import { newEmployee, newPaysheet } from './new-masters.ts';
import { startMasterPortal } from './start-master-portal.ts';

/** The day on which things end, unless another one is said, and the day after it. */
export const LAST = '2026-06-30';
export const LATER = '2026-07-01';

export const registerBody = (company_id: number, register: string) => ({
  ...{ user_id: CLIENT, company_id, register, delegation: 'Centro', subdelegation: '', umf: '' },
  ...{ risk_premium: '0.54355', vigente_desde: '2026-01-01' },
});

type Making =
  | typeof endpoints.save_company
  | typeof endpoints.save_register
  | typeof endpoints.save_cost_center;

/** What refuses a call: its codes, fields and sentences. */
export const refusals = async (answer: Response | Promise<Response>): Promise<string[]> =>
  (await readErrors(await answer)).map(({ code, field, message }) => `${code} ${field ?? ''}: ${message}`);

export async function startEndingPortal() {
  const masters = await startMasterPortal();
  const { portal } = masters;
  const { token } = await portal.openSession(PEOPLE.Ejecutivo);
  const post = (entry: Endpoint, body: object) => portal.send(entry, { token, body });
  const made = async (entry: Making, body: object): Promise<number> =>
    (await readAnswer(entry, await post(entry, body))).id;
  const end = (entity: DeletableMaster, id: number, ended_on: string | null = LAST) =>
    post(endpoints.end_master, { entity, id, ended_on });
  let companies = 0;

  /** A payroll of two cost centres, and a company of two registers, all new. */
  async function setUp() {
    const number = randomUUID().slice(0, 12).toUpperCase();
    const { id } = await readAnswer(
      endpoints.save_paysheet,
      await post(endpoints.save_paysheet, { ...newPaysheet(number), user_id: CLIENT }),
    );
    const center = (code: string) =>
      made(endpoints.save_cost_center, { nomina_id: id, code, cost_center: `Planta ${code}` });
    const [north, south] = [await center('N'), await center('S')];
    const names = [newRegister(), newRegister()] as const;
    companies += 1;
    const eleven = `EKU900317${10 + companies}`;
    const company = await made(endpoints.save_company, {
      ...{ user_id: CLIENT, empresa: `Empresa ${number}`, rfc: `${eleven}${rfcCheckDigit(eleven)}` },
    });
    const register = (name: string) => made(endpoints.save_register, registerBody(company, name));
    return {
      ...{ id, number, north, south, company, names },
      ...{ first: await register(names[0]), second: await register(names[1]) },
    };
  }
  type Scopes = Awaited<ReturnType<typeof setUp>>;

  const hire = ({ id, north, first }: Scopes, changes: object = {}) =>
    post(endpoints.create_employee, {
      ...newEmployee({ costCenter: north, register: first }, { hire_date: '2026-01-05' }),
      ...{ nomina_id: id, daily_salary: '400', sbc: '420', ...changes },
    });

  return {
    ...masters,
    ...{ token, post, end, setUp, hire },
    async ended(entity: DeletableMaster, id: number, day: string | null = LAST): Promise<void> {
      expect((await end(entity, id, day)).status).toBe(200);
    },
    hired: async (scopes: Scopes, changes: object = {}): Promise<number> =>
      (await readAnswer(endpoints.create_employee, await hire(scopes, changes))).id,
    async leave(employee_id: number, termination_date = LAST): Promise<void> {
      const body = { employee_id, termination_date, causa_baja: '2' };
      expect((await post(endpoints.end_employment, body)).status).toBe(200);
    },
    placesOf: async ({ id }: Scopes) =>
      readAnswer(
        endpoints.get_registers,
        await portal.send(endpoints.get_registers, { token, query: { nomina_id: `${id}` } }),
      ),
    asOwner: <T>(work: (trx: TenantTransaction) => Promise<T>): Promise<T> =>
      inTenant(portal.owner, systemContext(ORGANIZATION), work),
  };
}
