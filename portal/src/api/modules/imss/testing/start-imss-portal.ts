/** A portal whose payroll has a history that the IMSS is to be told of, in the days before today. */
import { endpoints } from '@lienzo/schema/endpoints';
import { type ImssStatusRow, statusRowsOf } from '@lienzo/schema/imss/imss-request';
import { isValidCurp } from '@lienzo/schema/payroll/curp';
import { isValidNss } from '@lienzo/schema/payroll/nss';
import { addDays, todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { slashedDate } from '@lienzo/schema/rule-messages/slashed-date';
import { sql } from 'kysely';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { PEOPLE, type TestPerson } from '../../../testing/test-people.ts';
import { type PayrollPortal, startPayrollPortal } from '../../payroll/testing/start-payroll-portal.ts';

export type ImssPerson = { id: number; name: string; ssn: string };

export type ImssPortal = PayrollPortal & {
  today: string;
  /** The days that are conciliated. */
  range: { first: string; last: string };
  register: string;
  humanId: string;
  /** By what happened to them in the range. */
  hired: ImssPerson;
  raised: ImssPerson;
  left: ImssPerson;
  /** Hired, without CURP. */
  incomplete: ImssPerson;
  /** Nothing happened. */
  quiet: ImssPerson;
  conciliate(person?: TestPerson): Promise<ImssStatusRow>;
  rows(person?: TestPerson): Promise<ImssStatusRow[]>;
};

export async function startImssPortal(): Promise<ImssPortal> {
  const payroll = await startPayrollPortal();
  const today = todayInMexico();
  const range = { first: addDays(today, -40), last: today };
  const seeded = await seed(payroll, today);
  const portal: ImssPortal = {
    ...{ ...payroll, ...seeded, today, range },
    async rows(person = PEOPLE.Admin) {
      const query = { inicio: range.first, fin: range.last };
      return statusRowsOf(
        await readAnswer(
          endpoints.get_movimientos,
          await payroll.send(endpoints.get_movimientos, { query }, person),
        ),
      );
    },
    async conciliate(person = PEOPLE.Admin) {
      const body = {
        ...{ nomina_id: payroll.paysheet, human_id: seeded.humanId, register: seeded.register },
        ...{ date_start: slashedDate(range.first), date_end: slashedDate(range.last) },
      };
      const response = await payroll.send(endpoints.post_movimientos, { body }, person);
      if (response.status !== 200) throw new Error(`refused: ${await response.text()}`);
      await payroll.portal.runJobs();
      const [row] = await portal.rows(person);
      if (row === undefined) throw new Error('no row');
      return row;
    },
  };
  return portal;
}

/** Everybody works for the one registro, since long ago but for those to whom something happened. */
async function seed({ portal, paysheet, asOwner }: PayrollPortal, today: string) {
  const {
    register,
    id: registerId,
    humanId,
  } = await inOrganization(portal, (trx) =>
    trx
      .selectFrom('employees')
      .innerJoin('registers', 'registers.id', 'employees.register_id')
      .innerJoin('paysheets', 'paysheets.id', 'employees.paysheet_id')
      .select(['registers.register', 'registers.id', 'paysheets.id_humansite as humanId'])
      .where('employees.paysheet_id', '=', paysheet)
      .executeTakeFirstOrThrow(),
  );
  const listed = await inOrganization(portal, (trx) =>
    trx
      .selectFrom('employees')
      .select(['id', 'name'])
      .where('paysheet_id', '=', paysheet)
      .orderBy('human_id')
      .execute(),
  );
  const people = listed.map((one, at) => ({ ...one, ssn: nssOf(at) }));
  const [hired, raised, left, incomplete, quiet] = people;
  if (!hired || !raised || !left || !incomplete || !quiet) throw new Error('too few people');
  const longAgo = addDays(today, -2000);
  const recently = addDays(today, -20);
  await asOwner(async (trx) => {
    await sql`update registers set subdelegation = '12'`.execute(trx);
    await sql`update employees set register_id = ${registerId}, hire_date = ${longAgo}, termination_date = null,
      estatus = 'A', causa_baja = null, umf = '010'
      where paysheet_id = ${paysheet}`.execute(trx);
    await sql`update employments set register_id = ${registerId}, hire_date = ${longAgo}, initial_date = ${longAgo},
      termination_date = null, causa_baja = null where paysheet_id = ${paysheet}`.execute(trx);
    await sql`update employee_salaries set vigente_desde = ${longAgo}, daily_salary = 400, sbc = 419.72`.execute(
      trx,
    );
    for (const { id } of [hired, incomplete]) {
      await sql`update employments set hire_date = ${recently}, initial_date = ${recently}
        where employee_id = ${id}`.execute(trx);
      await sql`update employees set hire_date = ${recently} where id = ${id}`.execute(trx);
      await sql`update employee_salaries set vigente_desde = ${recently} where employee_id = ${id}`.execute(
        trx,
      );
    }
    for (const [at, { id, ssn }] of people.entries())
      await sql`update employees set ssn = ${ssn}, curp = ${curpOf(at)}, nombres = 'Persona',
        apellido_paterno = 'Muñoz', apellido_materno = '' where id = ${id}`.execute(trx);
    await sql`update employees set curp = '' where id = ${incomplete.id}`.execute(trx);
    await sql`insert into employee_salaries (organization_id, client_id, employee_id, vigente_desde, daily_salary, sbc)
      select organization_id, client_id, employee_id, ${addDays(today, -3)}::date, 500, 524.65
      from employee_salaries where employee_id = ${raised.id}`.execute(trx);
    const last = addDays(today, -4);
    await sql`update employments set termination_date = ${last}, causa_baja = '2' where employee_id = ${left.id}`.execute(
      trx,
    );
    await sql`update employees set termination_date = ${last}, causa_baja = '2', estatus = 'F'
      where id = ${left.id}`.execute(trx);
  });
  return { register, humanId, hired, raised, left, incomplete, quiet };
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => `${digit}`);
const withDigit = (text: string, isValid: (text: string) => boolean): string =>
  DIGITS.map((digit) => text + digit).find(isValid) ?? '';
const nssOf = (at: number): string => withDigit(`92${String(at + 1).padStart(8, '0')}`, isValidNss);
const curpOf = (at: number): string =>
  withDigit(`PEGJ9001${String(at + 1).padStart(2, '0')}HDFRRN0`, isValidCurp);
