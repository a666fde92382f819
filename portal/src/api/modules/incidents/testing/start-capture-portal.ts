/** A portal whose payroll can be captured: two fortnights of January 2026, twelve people, concepts of each unit. */
import type { CaptureKind } from '@lienzo/schema/capture/capture-rows';
import { disabilityDays } from '@lienzo/schema/capture/disability';
import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal, type TestRequest } from '../../../testing/start-test-portal.ts';
import { CLIENT, ORGANIZATION, PEOPLE, type TestPerson } from '../../../testing/test-people.ts';
import { fileForm } from '../../directory/testing/file-form.ts';
import type { RendererClient } from '../../renders/renders.ts';

const CONCEPTS = [
  [3, 'P003C_DI', 'Vacaciones', 'DI'],
  [12, 'P012', 'Bono de desempeño', 'IM'],
  [23, 'P023C_HR', 'Horas extra dobles', 'HR'],
  [24, 'P024C_HR', 'Horas extra triples', 'HR'],
  [220, 'D020C_DI', 'Falta injustificada', 'DI'],
  [222, 'D022C_HR', 'Retardo', 'HR'],
  [314, 'D013C_DI', 'Maternidad', 'DI'],
  [316, 'D014C_DI', 'Enfermedad general', 'DI'],
  [318, 'D015C_DI', 'Riesgo de trabajo', 'DI'],
] as const;
export const VACATION = 3;
export const BONUS = 12;
export const ABSENCE = 220;
export const DELAY = 222;
const CAPTURED = [VACATION, BONUS, ABSENCE, DELAY];

export type CapturePortal = {
  portal: TestPortal;
  paysheet: number;
  /** 1 to 15 and 16 to 30 January 2026, Thursday and Friday. */
  periods: [first: number, second: number];
  /** By number of personnel, from 1; every fourth one left on 30 June 2026. */
  people: number[];
  tokenOf(person: TestPerson): Promise<string>;
  send(
    entry: Parameters<TestPortal['send']>[0],
    request: TestRequest,
    person?: TestPerson,
  ): Promise<Response>;
  /** The status, and the messages by field, of a call that must fail. */
  refused(response: Response): Promise<{ status: number; code: string; errors: Record<string, string> }>;
  saveIncidents(rows: object[], more?: object, person?: TestPerson): Promise<Response>;
  /** Rows that say nothing of evidence have a PDF of their period. */
  saveDisabilities(rows: object[], more?: object, person?: TestPerson): Promise<Response>;
  saveHours(dias: Record<string, number | string>, more?: object, person?: TestPerson): Promise<Response>;
  overview(period?: number, person?: TestPerson): ReturnType<typeof readOverview>;
  capture(employee: number, period?: number): ReturnType<typeof readCapture>;
  trail(query?: Record<string, string>): ReturnType<typeof readHistory>;
  status(type: CaptureKind, period?: number): Promise<string>;
  /** Deletes all capture of the organization, and opens its periods. */
  clear(): Promise<void>;
  close(): Promise<void>;
};

const readOverview = (response: Response) => readAnswer(endpoints.capture_overview, response).then(resultOf);
const readCapture = (response: Response) => readAnswer(endpoints.employee_capture, response).then(resultOf);
const readHistory = (response: Response) => readAnswer(endpoints.capture_trail, response);
const resultOf = <Result>({ result }: { result: Result }): Result => result;

export async function startCapturePortal(renderer?: RendererClient): Promise<CapturePortal> {
  const portal = await startTestPortal(renderer);
  const seeds = await inOrganization(portal, seed);
  const [first = 0, second = 0] = seeds.periods;
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (person: TestPerson): Promise<string> => {
    const known = tokens.get(person.id) ?? portal.openSession(person).then(({ token }) => token);
    tokens.set(person.id, known);
    return known;
  };
  const send: CapturePortal['send'] = async (entry, request, person = PEOPLE.Ejecutivo) =>
    portal.send(entry, { ...request, token: await tokenOf(person) });
  const evidence = new Map<string, Promise<string>>();
  const withEvidence = async (
    rows: readonly object[],
    { paysheet_id, period_id }: { paysheet_id: number; period_id: number },
    person = PEOPLE.Ejecutivo,
  ): Promise<object[]> => {
    const query = { paysheet_id: String(paysheet_id), period_id: String(period_id) };
    const key = `${person.id} ${period_id}`;
    const sent =
      evidence.get(key) ??
      send(endpoints.send_evidence, { query, raw: { body: fileForm('comprobante.pdf', '%PDF-1.7') } }, person)
        .then((answer) => readAnswer(endpoints.send_evidence, answer))
        .then(({ result }) => result.id);
    evidence.set(key, sent);
    const archivo_id = await sent;
    return rows.map((row) => ({ archivo_id, ...row }));
  };
  const scope = (period = first) => ({ paysheet_id: seeds.paysheet, period_id: period });
  const asked = (period?: number) => ({
    paysheet_id: String(seeds.paysheet),
    period_id: String(period ?? first),
  });
  return {
    portal,
    paysheet: seeds.paysheet,
    periods: [first, second],
    people: seeds.people,
    tokenOf,
    send,
    async refused(response) {
      const errors = await readErrors(response);
      return {
        status: response.status,
        code: errors[0]?.code ?? '',
        errors: Object.fromEntries(errors.map(({ field = '', message }) => [field, message])),
      };
    },
    saveIncidents: (employees, more = {}, person) =>
      send(endpoints.set_incidents, { body: { ...scope(), employees, ...more } }, person),
    async saveDisabilities(employees, more = {}, person) {
      const body = { ...scope(), employees, ...more };
      const rows = employees.some((row) => !('archivo_id' in row))
        ? await withEvidence(employees, body, person)
        : employees;
      const query = { incapacidad: 'true' };
      return send(endpoints.set_incidents, { query, body: { ...body, employees: rows } }, person);
    },
    saveHours: (dias, more = {}, person) =>
      send(endpoints.horas_create, { body: { ...scope(), dias, ...more } }, person),
    overview: async (period, person) =>
      readOverview(await send(endpoints.capture_overview, { query: asked(period) }, person)),
    capture: async (employee, period) =>
      readCapture(
        await send(endpoints.employee_capture, {
          query: { ...asked(period), employee_id: String(employee) },
        }),
      ),
    trail: async (query = {}) =>
      readHistory(await send(endpoints.capture_trail, { query: { ...asked(), ...query } })),
    async status(type, period) {
      const answer = await send(endpoints.get_status_paysheet, { query: { ...asked(period), type } });
      return (await readAnswer(endpoints.get_status_paysheet, answer)).status;
    },
    clear: () => clear(portal),
    close: () => portal.close(),
  };
}

async function seed(trx: Parameters<Parameters<typeof inOrganization>[1]>[0]) {
  await trx
    .insertInto('concepts')
    .values(
      CONCEPTS.map(([id, key, description, type_value]) => ({
        ...{ organization_id: ORGANIZATION, id, key, description, type_value },
        kind: 'Incidencia' as const,
      })),
    )
    .execute();
  const { id: paysheet } = await trx
    .selectFrom('paysheets')
    .select('id')
    .where('client_id', '=', CLIENT)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('paysheet_concepts')
    .values(
      CAPTURED.map((concept_id) => ({
        ...{ organization_id: ORGANIZATION, client_id: CLIENT, paysheet_id: paysheet, concept_id },
      })),
    )
    .execute();
  const periods = await trx
    .selectFrom('periods')
    .select('id')
    .where('paysheet_id', '=', paysheet)
    .orderBy('initial_date')
    .execute();
  const people = await trx
    .selectFrom('employees')
    .select('id')
    .where('paysheet_id', '=', paysheet)
    .orderBy('human_id')
    .execute();
  return { paysheet, periods: periods.map(({ id }) => id), people: people.map(({ id }) => id) };
}

const CLEARED = [
  ...['capture_changes', 'capture_versions', 'capture_states', 'disabilities', 'disability_certificates'],
  ...['overtime_days', 'extra_hours', 'incidents'],
];

/** As the owner: the API may delete nothing of the trail. */
async function clear({ owner }: TestPortal): Promise<void> {
  await owner.transaction().execute(async (trx) => {
    await sql`select enter_tenant(${ORGANIZATION}::uuid, null, 'SuperAdmin')`.execute(trx);
    for (const table of CLEARED) await sql`delete from ${sql.table(table)}`.execute(trx);
    await sql`update periods set estatus = 'Abierta', closed_at = null, incidence_close_date = null`.execute(
      trx,
    );
  });
}

/** The rows of a certificate, one for each of its days. */
export function daysOf(
  id: number,
  { folio, from, days, ...changes }: { folio: string; from: string; days: number } & Record<string, unknown>,
): object[] {
  return disabilityDays({ folio, fecha_incapacidad: from, dias_incapacidad: days }).map((day) => ({
    ...{ id, folio, incapacidad: 316, fecha_incapacidad: day, dias_incapacidad: 1 },
    ...{ tipo_incapacidad: 'I', tipo_control: 1, tipo_riesgo: 0, tipo_secuela: 0 },
    ...changes,
  }));
}

/** An incident of an employee on a day. */
export const incident = (
  id_empleado: number,
  fecha: string,
  id_concepto = ABSENCE,
  incidencia: string | number = 1,
) => ({ id_empleado, fecha, id_concepto, incidencia, status: 'C', tipo_carga: 2 });
