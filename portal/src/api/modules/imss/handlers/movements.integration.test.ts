/** 'Movimientos afiliatorios' by its calls (specification 2 §2 and §7, PAYROLL §5). */
import { endpoints } from '@lienzo/schema/endpoints';
import type { MovementType } from '@lienzo/schema/imss/working-days/movement-deadline';
import { obligationsOf } from '@lienzo/schema/imss/working-days/obligations';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import { slashedDate } from '@lienzo/schema/rule-messages/slashed-date';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { PEOPLE, STRANGERS, type TestPerson } from '../../../testing/test-people.ts';
import { runImssRequest } from '../jobs/run-imss-request.ts';
import { type ImssPerson, startImssPortal } from '../testing/start-imss-portal.ts';

const at = await startImssPortal();
afterAll(() => at.close());
afterEach(() =>
  at.asOwner(async (trx) => {
    await sql`delete from imss_responses`.execute(trx);
    await sql`delete from imss_batches`.execute(trx);
    await sql`delete from imss_requests`.execute(trx);
    await sql`delete from payroll_settings`.execute(trx);
    await sql`delete from imss_rejection_codes`.execute(trx);
    await sql`update paysheets set confidential = false`.execute(trx);
  }),
);

const query = () => ({
  ...{ nomina_id: `${at.paysheet}`, register: at.register },
  ...{ inicio: at.range.first, fin: at.range.last },
});
const conciliation = async (person: TestPerson = PEOPLE.Admin) =>
  readAnswer(
    endpoints.imss_conciliation,
    await at.send(endpoints.imss_conciliation, { query: query() }, person),
  );
const batches = async (person: TestPerson = PEOPLE.Admin) =>
  readAnswer(endpoints.imss_batches, await at.send(endpoints.imss_batches, { query: {} }, person));
const batch = async (id: number) =>
  readAnswer(
    endpoints.imss_batch,
    await at.send(endpoints.imss_batch, { query: { batch_id: `${id}` } }, PEOPLE.Admin),
  );
const sendBatch = (batch_id: number, lote = '') =>
  at.send(endpoints.send_imss_batch, { body: { batch_id, lote } }, PEOPLE.Admin);

/** The text of a stored file, as its bytes are. */
async function contentOf(id: string): Promise<string> {
  const asked = await at.send(endpoints.download_ticket, { body: { ids: [id] } }, PEOPLE.Admin);
  const { ticket } = await readAnswer(endpoints.download_ticket, asked);
  const answer = await at.portal.send(endpoints.download_with_ticket, { query: { ticket } });
  return Buffer.from(await answer.arrayBuffer()).toString('latin1');
}

/** A line that the IMSS sent back, as another writer would make it: positions from 1, the code behind. */
function rejectedLine(person: ImssPerson, type: MovementType, date: string, code: string): string {
  const line = Array.from({ length: 168 }, () => ' ');
  const put = (position: number, text: string): void => {
    for (const [at, letter] of [...text].entries()) line[position - 1 + at] = letter;
  };
  put(1, at.register);
  put(12, person.ssn);
  put(23, 'MU#OZ');
  put(104, '041972');
  put(119, date.split('-').reverse().join(''));
  put(132, type);
  put(168, '9');
  return `${line.join('')}20261126 01 ${code}\r\n`;
}

/** A workbook is read elsewhere; a table of text is enough to say what was accepted. */
const load = (lines: string, person: TestPerson = PEOPLE.Admin) => {
  const form = new FormData();
  form.append('nomina_id', `${at.paysheet}`);
  form.append('register', at.register);
  form.append('file', new File([lines], 'respuesta.txt'));
  return at.send(endpoints.load_imss_response, { raw: { body: form } }, person);
};
const loaded = async (lines: string) => readAnswer(endpoints.load_imss_response, await load(lines));

/** What the IMSS accepted, as if a workbook had said so. */
const accept = (rows: { person: ImssPerson | null; type: MovementType; date: string; more?: object }[]) =>
  at.asOwner(async (trx) => {
    for (const { person, type, date, more = {} } of rows) {
      const row = {
        ...{ nss: person?.ssn ?? '99999999999', name: person?.name ?? 'NADIE', sbc: null, imss_name: null },
        ...more,
      };
      await sql`insert into imss_responses (organization_id, client_id, register_id, employee_id, nss, type, date, sbc,
          name, imss_name, is_late, outcome, loaded_by)
        select organization_id, client_id, id, ${person?.id ?? null}, ${row.nss}, ${type}, ${date}::date,
          ${row.sbc}::numeric, ${row.name}, ${row.imss_name}, false, 'accepted', ${PEOPLE.Admin.id}::uuid
        from registers where register = ${at.register}`.execute(trx);
    }
  });
const hiredOn = () => addDays(at.today, -20);
const stateOf = (answer: Awaited<ReturnType<typeof conciliation>>, person: ImssPerson) =>
  answer.rows.find(({ employee_id }) => employee_id === person.id);

/** What the home screen says of the IMSS. */
async function homeOf(person: TestPerson) {
  const answer = await at.send(endpoints.home, {}, person);
  const { imss_batches, imss_obligations } = await readAnswer(endpoints.home, answer);
  return { imss_batches, imss_obligations };
}

describe('a conciliation', () => {
  test('writes a file of 168 positions for each type, and names who lacks something', async () => {
    const row = await at.conciliate();
    expect(row).toMatchObject({
      ...{ state: 'lista', registro: at.register, fecha_inicial: at.range.first, fecha_final: at.range.last },
      counts: { por_presentar: 4, written: 3, left_out: 1, late: 2 },
    });
    expect(row.status).toContain('1 sin archivo por datos faltantes');
    expect(row.tiempo).toMatch(/^\d+:\d\d$/);
    const [open] = await batches();
    expect(open).toMatchObject({ state: 'archivo_generado', movements: 4, written: 3 });
    const names = row.files.map(({ name }) => name);
    expect(names).toEqual([
      ...['08 altas', '07 modificaciones', '02 bajas'].map((type) => `Lote ${open?.id} IDSE ${type}.txt`),
      expect.stringMatching(/ conciliación\.xlsx$/),
    ]);
    const [hires = '', changes = '', leavings = ''] = await Promise.all(
      row.files.slice(0, 3).map(({ id }) => contentOf(id)),
    );
    for (const text of [hires, changes, leavings]) {
      const lines = text.split('\r\n');
      expect(lines.pop()).toBe('');
      expect(lines.map((line) => line.length)).toEqual([168, 168]);
      expect(lines[0]?.slice(0, 11)).toBe(at.register);
      expect(lines[0]?.slice(133, 138)).toBe('12400');
    }
    expect(hires.slice(11, 22)).toBe(at.hired.ssn);
    expect(hires.slice(103, 109)).toBe('041972');
    expect(changes.slice(11, 22)).toBe(at.raised.ssn);
    expect(changes.slice(103, 109)).toBe('052465');
    expect(leavings.slice(11, 22)).toBe(at.left.ssn);
    expect(leavings.slice(148, 149)).toBe('2');
    const { movements, findings } = await batch(open?.id ?? 0);
    const incomplete = movements.find(({ employee_id }) => employee_id === at.incomplete.id);
    expect(incomplete).toMatchObject({ written: false, is_late: true });
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'missing_curp', nss: at.incomplete.ssn, severity: 'error' }),
    );
  });

  test('says before any file is made what is due and what lacks', async () => {
    const answer = await conciliation();
    expect(answer).toMatchObject({ counts: { por_presentar: 4 }, total: 4, late: 2 });
    expect(answer.findings.map(({ code }) => code)).toContain('missing_curp');
    expect(await batches()).toEqual([]);
    expect(stateOf(answer, at.quiet)).toBeUndefined();
  });

  test('finds what differs, what was refused and what nobody knows', async () => {
    await accept([
      { person: at.hired, type: '08', date: hiredOn(), more: { sbc: '419.72' } },
      { person: at.raised, type: '07', date: addDays(at.today, -3), more: { sbc: '500.00' } },
      { person: at.left, type: '02', date: addDays(at.today, -5), more: { imss_name: 'OTRA PERSONA' } },
      { person: null, type: '08', date: hiredOn() },
    ]);
    const answer = await conciliation();
    expect(answer.counts).toEqual({ aceptado: 1, distinto: 2, desconocido: 1, por_presentar: 1 });
    expect(stateOf(answer, at.raised)?.differences).toEqual(['sbc']);
    expect(stateOf(answer, at.left)?.differences).toEqual(['fecha', 'nombre']);
  });

  test('asked for twice at once is done once, and a job that runs again changes nothing', async () => {
    const body = {
      ...{ nomina_id: at.paysheet, human_id: at.humanId, register: at.register },
      ...{ date_start: slashedDate(at.range.first), date_end: slashedDate(at.range.last) },
    };
    expect((await at.send(endpoints.post_movimientos, { body }, PEOPLE.Admin)).status).toBe(200);
    const again = await at.send(endpoints.post_movimientos, { body }, PEOPLE.Admin);
    expect(again.status).toBe(409);
    await at.portal.runJobs();
    const [row] = await at.rows();
    const data = {
      ...{ organization_id: PEOPLE.Admin.organizationId, user_id: PEOPLE.Admin.id, request_id: row?.id ?? 0 },
    };
    await runImssRequest(data, at.portal.services, new AbortController().signal);
    expect(await at.rows()).toEqual([row]);
    // As after a kill between the files and the end.
    await at.asOwner((trx) =>
      sql`update imss_requests set state = 'en_proceso', finished_at = null`.execute(trx),
    );
    await runImssRequest(data, at.portal.services, new AbortController().signal);
    const [after] = await at.rows();
    expect(after?.files).toEqual(row?.files);
    expect(await batches()).toHaveLength(1);
  });

  test('refuses what is not there, and days that are none', async () => {
    const body = {
      ...{ nomina_id: at.paysheet, human_id: at.humanId, register: at.register },
      ...{ date_start: '01/01/2026', date_end: '31/01/2026' },
    };
    const post = (more: object, person: TestPerson = PEOPLE.Admin) =>
      at
        .send(endpoints.post_movimientos, { body: { ...body, ...more } }, person)
        .then(({ status }) => status);
    expect(await post({ register: 'Z0000000000' })).toBe(404);
    expect(await post({ human_id: 'otra' })).toBe(404);
    expect(await post({}, STRANGERS.Admin)).toBe(404);
    expect(await post({ date_start: '2026-01-01' })).toBe(400);
    expect(await post({ date_start: '31/02/2026' })).toBe(400);
    expect(await post({ date_start: '01/02/2026' })).toBe(400);
    expect(await at.rows()).toEqual([]);
  });
});

describe('a batch', () => {
  test('goes from its files to what the IMSS answered', async () => {
    await at.conciliate();
    const [open] = await batches();
    const id = open?.id ?? 0;
    expect((await sendBatch(id, '123456789')).status).toBe(200);
    expect((await sendBatch(id)).status).toBe(409);
    expect(stateOf(await conciliation(), at.hired)?.state).toBe('enviado');
    const answer = await loaded(rejectedLine(at.hired, '08', hiredOn(), '014'));
    expect(answer).toMatchObject({ accepted: 0, rejected: 1, known: 0, unknown: 0 });
    expect(await batch(id)).toMatchObject({ batch: { state: 'enviado', rejected: 1 } });
    await loaded(
      rejectedLine(at.raised, '07', addDays(at.today, -3), '014') +
        rejectedLine(at.left, '02', addDays(at.today, -4), '20'),
    );
    expect((await batch(id)).batch.state).toBe('rechazado');
    const codes = await readAnswer(
      endpoints.imss_rejection_codes,
      await at.send(endpoints.imss_rejection_codes, {}, PEOPLE.Admin),
    );
    expect(codes.unexplained.map(({ code }) => code)).toEqual(['014', '20']);
    const body = { code: '14', explanation: 'El NSS no existe.', fix: 'Corrígelo.' };
    // Written in another way, it is the same code.
    const earlier = { ...body, code: '0014', explanation: 'Otra cosa.' };
    await at.send(endpoints.save_imss_rejection_code, { body: earlier }, PEOPLE.Admin);
    await at.send(endpoints.save_imss_rejection_code, { body }, PEOPLE.Admin);
    expect(stateOf(await conciliation(), at.hired)).toMatchObject({
      ...{ state: 'rechazado', rejection: 'El NSS no existe. Corrígelo.' },
    });
  });

  test('a response that is loaded twice is there once', async () => {
    await at.conciliate();
    const [open] = await batches();
    await sendBatch(open?.id ?? 0);
    const lines = rejectedLine(at.hired, '08', hiredOn(), '014');
    expect(await loaded(lines)).toMatchObject({ rejected: 1, known: 0 });
    const before = await batch(open?.id ?? 0);
    expect(await loaded(lines)).toMatchObject({ rejected: 1, known: 1 });
    expect(await batch(open?.id ?? 0)).toEqual(before);
  });

  test('what was refused is presented again, and waits for its new answer', async () => {
    await at.conciliate();
    const [first] = await batches();
    await sendBatch(first?.id ?? 0);
    await loaded(rejectedLine(at.hired, '08', hiredOn(), '014'));
    await at.conciliate();
    const [second] = await batches();
    expect(second?.id).not.toBe(first?.id);
    expect((await batch(second?.id ?? 0)).movements.map(({ employee_id }) => employee_id)).toContain(
      at.hired.id,
    );
    await sendBatch(second?.id ?? 0);
    expect(stateOf(await conciliation(), at.hired)?.state).toBe('enviado');
    await at.conciliate();
    const [third] = await batches();
    const again = (await batch(third?.id ?? 0)).movements.filter(
      ({ employee_id }) => employee_id === at.hired.id,
    );
    expect(again.filter(({ written }) => written)).toEqual([]);
  });

  test('is written again with what was corrected, as new versions of its files', async () => {
    const row = await at.conciliate();
    const [open] = await batches();
    await at.asOwner((trx) =>
      sql`update employees set curp = 'PEGJ900104HDFRRN02' where id = ${at.incomplete.id}`.execute(trx),
    );
    try {
      const body = { batch_id: open?.id ?? 0 };
      const answer = await at.send(endpoints.generate_imss_batch, { body }, PEOPLE.Admin);
      expect((await readAnswer(endpoints.generate_imss_batch, answer)).message).toContain('4 movimientos');
      const { batch: after } = await batch(open?.id ?? 0);
      expect(after).toMatchObject({ written: 4, movements: 4 });
      expect(after.files[0]).toEqual(row.files[0]);
      expect((await contentOf(after.files[0]?.id ?? '')).split('\r\n')).toHaveLength(4);
    } finally {
      await at.asOwner((trx) =>
        sql`update employees set curp = '' where id = ${at.incomplete.id}`.execute(trx),
      );
    }
  });
});

describe('hostile files', () => {
  test.each([
    ['nothing', ''],
    ['lines of a letter', 'SALUDOS\r\n'.repeat(20_000)],
    ['zeros', '\0'.repeat(100_000)],
    ['a broken workbook', 'PK\u0003\u0004 no es un libro'],
    ['one endless line', 'x'.repeat(1_000_000)],
  ])('%s changes nothing', async (_name, text) => {
    const response = await load(text);
    if (response.status === 200) {
      const { accepted, rejected, findings } = await readAnswer(endpoints.load_imss_response, response);
      expect([accepted, rejected]).toEqual([0, 0]);
      expect(findings.length).toBeLessThanOrEqual(200);
    } else expect(response.status).toBe(400);
  });

  test('more than 5 MB is refused', async () => {
    const response = await load('x'.repeat(6 * 1024 * 1024));
    expect(response.status).toBe(413);
    expect((await readErrors(response))[0]?.code).toBe('file_too_large');
  });
});

describe('who sees it', () => {
  test('a confidential payroll is nowhere for those who may not see it, nor what the IMSS answered about it', async () => {
    await at.conciliate();
    await accept([{ person: at.hired, type: '08', date: hiredOn() }]);
    const [open] = await batches();
    expect(await batches(PEOPLE.Ejecutivo)).toHaveLength(1);
    await at.asOwner((trx) => sql`update paysheets set confidential = true`.execute(trx));
    expect(await batches(PEOPLE.Ejecutivo)).toEqual([]);
    expect(await at.rows(PEOPLE.Ejecutivo)).toEqual([]);
    const asked = [
      at.send(endpoints.imss_conciliation, { query: query() }, PEOPLE.Ejecutivo),
      at.send(endpoints.imss_batch, { query: { batch_id: `${open?.id}` } }, PEOPLE.Ejecutivo),
      at.send(endpoints.generate_imss_batch, { body: { batch_id: open?.id } }, PEOPLE.Ejecutivo),
      load(rejectedLine(at.hired, '08', hiredOn(), '1'), PEOPLE.Ejecutivo),
    ];
    for (const response of await Promise.all(asked)) expect(response.status).toBe(404);
    expect(await batches()).toHaveLength(1);
  });

  test('another organization has none of it', async () => {
    await at.conciliate();
    const [open] = await batches();
    expect(await batches(STRANGERS.Admin)).toEqual([]);
    expect(await at.rows(STRANGERS.Admin)).toEqual([]);
    const response = await at.send(
      endpoints.imss_batch,
      { query: { batch_id: `${open?.id}` } },
      STRANGERS.SuperAdmin,
    );
    expect(response.status).toBe(404);
  });
});

test('benefits of the payroll that begin in the range are a movement of everybody', async () => {
  const day = addDays(at.today, -2);
  await at.asOwner((trx) =>
    sql`insert into payroll_settings (organization_id, client_id, paysheet_id, vigente_desde, content)
      select organization_id, client_id, id, ${day}::date, '{"aguinaldo_days": "30"}'
      from paysheets where id = ${at.paysheet}`.execute(trx),
  );
  const row = stateOf(await conciliation(), at.quiet);
  expect(row).toMatchObject({ state: 'por_presentar', type: '07', date: day, reason: 'prestaciones' });
  // 400 a day, 15 of 365 days more.
  expect(Number(row?.sbc)).toBeCloseTo(419.72 + (400 * 15) / 365, 1);
  // Kept in a batch as any other.
  await at.conciliate();
  const [open] = await batches();
  expect((await batch(open?.id ?? 0)).movements).toContainEqual(
    expect.objectContaining({ employee_id: at.quiet.id, reason: 'prestaciones' }),
  );
});

describe('Inicio', () => {
  test('names what is not sent yet with its day, to staff who may see it, and what registers owe', async () => {
    await at.conciliate();
    const [open] = await batches();
    const { imss_batches, imss_obligations } = await homeOf(PEOPLE.Admin);
    expect(imss_batches).toMatchObject([
      { id: open?.id, paysheet_id: at.paysheet, register: at.register, movements: 4, due_on: open?.due_on },
    ]);
    const last = addDays(at.today, 31);
    const years = [...new Set([at.today, last].map((day) => Number(day.slice(0, 4))))];
    const due = years
      .flatMap((year) => obligationsOf('', year))
      .filter((one) => one.due >= at.today && one.due <= last);
    expect(imss_obligations.map(({ kind, due: day }) => [kind, day])).toEqual(
      due.map((one) => [one.kind, one.due]),
    );
    expect((await homeOf(PEOPLE.client)).imss_batches).toEqual([]);
    expect((await homeOf(STRANGERS.Admin)).imss_batches).toEqual([]);
    await at.asOwner((trx) =>
      sql`update paysheets set confidential = true where id = ${at.paysheet}`.execute(trx),
    );
    expect((await homeOf(PEOPLE.Ejecutivo)).imss_batches).toEqual([]);
  });
});
