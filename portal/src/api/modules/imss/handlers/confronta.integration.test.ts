/** Uploads and comparisons of 'Confronta' (specification 2 §7, PAYROLL §5). */
import { endpoints } from '@lienzo/schema/endpoints';
import type { Cause } from '@lienzo/schema/imss/confronta/difference';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
import { type ConfrontaPortal, startConfrontaPortal } from '../testing/start-confronta-portal.ts';
import { type EmissionPerson, writeEma } from '../testing/write-emission.ts';

let at: ConfrontaPortal;
beforeAll(async () => {
  at = await startConfrontaPortal();
});
afterAll(() => at?.close());

const book = (bytes: Uint8Array, name = 'EMA julio.xlsx'): File => new File([Buffer.from(bytes)], name);
const ema = async (people: readonly EmissionPerson[], options = {}): Promise<File> =>
  book(await writeEma(people, { register: at.register, ...options }));

const differences = async (request: number, query: Record<string, string> = {}) =>
  readAnswer(
    endpoints.confronta_differences,
    await at.send(
      endpoints.confronta_differences,
      { query: { request_id: `${request}`, ...query } },
      PEOPLE.Admin,
    ),
  );
const findings = async (request: number) =>
  readAnswer(
    endpoints.imss_findings,
    await at.send(endpoints.imss_findings, { query: { request_id: `${request}` } }, PEOPLE.Admin),
  );

/** A person of another kind each, by the order of the workers. */
const STRANGER: EmissionPerson = { nss: '98765432103', name: 'ALGUIEN DE FUERA', days: 31, sbc: 40_000 };

describe('an emission', () => {
  it('that says what the payroll says has no differences', async () => {
    const row = await at.confront([await ema(at.workers)]);
    expect(row).toMatchObject({ state: 'lista', status: 'Sin diferencias', counts: { personas: 0 } });
    const { sources, people } = await differences(row.id);
    expect(people).toEqual([]);
    expect(sources).toMatchObject([{ against: 'emision', compared: at.workers.length, people: 0 }]);
    expect(sources[0]?.totals.filter(({ difference }) => Math.abs(Number(difference)) > 0.2)).toEqual([]);
    expect(row.files.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^Confronta .* 2026-07\.xlsx$/),
      'EMA julio.xlsx',
    ]);
  });

  it('with planted differences gives each with its cause, the largest first', async () => {
    const [missing, disabled, absent, raised, ...others] = at.workers;
    if (missing === undefined || disabled === undefined || absent === undefined || raised === undefined)
      throw new RangeError('too few people');
    await at.asOwner(async (trx) => {
      const period = at.periods[0];
      await sql`
        insert into disability_certificates (organization_id, client_id, employee_id, concept_id, period_id, folio,
          fecha_incapacidad, dias_incapacidad, tipo_incapacidad, tipo_control)
        select organization_id, client_id, id, 316, ${period}, 'AB123456', '2026-07-06', 5, 'I', 1
        from employees where id = ${disabled.id}
      `.execute(trx);
      await sql`
        insert into incidents (organization_id, client_id, employee_id, concept_id, period_id, amount, capture_date)
        select organization_id, client_id, id, 220, ${period}, 1, day::date
        from employees, generate_series(date '2026-07-13', date '2026-07-15', interval '1 day') day
        where id = ${absent.id}
      `.execute(trx);
    });
    const file = await ema([disabled, absent, { ...raised, sbc: raised.sbc + 5000 }, ...others, STRANGER]);
    const row = await at.confront([file]);
    expect(row).toMatchObject({ state: 'lista', status: '5 personas con diferencias' });
    const { people, total } = await differences(row.id);
    expect(total).toBe(5);
    const causes = new Map(people.map(({ nss, comments }) => [nss, comments.map(({ cause }) => cause)]));
    const expected: [string, Cause[]][] = [
      [missing.nss, ['alta']],
      [STRANGER.nss, ['baja']],
      [disabled.nss, ['incapacidad']],
      [absent.nss, ['ausencia']],
      [raised.nss, ['cambio_salario']],
    ];
    expect([...causes].toSorted()).toEqual(expected.toSorted());
    await at.asOwner(async (trx) => {
      await trx.deleteFrom('disability_certificates').execute();
      await trx.deleteFrom('incidents').execute();
    });
    const amounts = people.map(({ amount }) => Math.abs(Number(amount)));
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
    expect((await differences(row.id, { cause: 'baja' })).people.map(({ nss }) => nss)).toEqual([
      STRANGER.nss,
    ]);
  });

  it('compares movements of a type once somebody has explained it', async () => {
    const [hired, ...others] = at.workers;
    if (hired === undefined) throw new RangeError('too few people');
    const movement = { origin: 4, type: 13, date: '16/07/2026' };
    const file = await ema([{ ...hired, movement }, ...others]);
    const codes = async () =>
      readAnswer(
        endpoints.imss_emission_codes,
        await at.send(endpoints.imss_emission_codes, {}, PEOPLE.Admin),
      );
    const before = await at.confront([file]);
    expect(before).toMatchObject({ status: 'Sin diferencias' });
    const said = (await findings(before.id)).findings.filter(({ code }) => code.startsWith('unexplained_'));
    expect(said.map(({ code, severity, value, line }) => [code, severity, value, line])).toEqual([
      ['unexplained_tipo', 'warning', '13', 6],
      ['unexplained_origen', 'info', '4', 6],
    ]);
    expect((await codes()).unexplained.map(({ kind, code }) => [kind, code])).toEqual([
      ['tipo', '13'],
      ['origen', '4'],
    ]);
    const save = (body: object) => at.send(endpoints.save_imss_emission_code, { body }, PEOPLE.Admin);
    const type = { kind: 'tipo', code: '013', explanation: 'Modificación de salario' };
    expect((await save({ ...type, meaning: null })).status).toBe(400);
    expect((await save({ ...type, meaning: '02' })).status).toBe(200);
    // The same code in another way of writing it.
    expect((await save({ ...type, code: '13', meaning: '07' })).status).toBe(200);
    const origin = { kind: 'origen', code: '4', explanation: 'IDSE', meaning: null };
    expect((await save(origin)).status).toBe(200);
    expect(await codes()).toEqual({
      codes: [{ ...type, code: '13', meaning: '07' }, origin],
      unexplained: [],
    });
    const after = await at.confront([file]);
    expect(after).toMatchObject({ status: '1 persona con diferencias' });
    const { people } = await differences(after.id);
    expect(people.map(({ nss, differences: rows }) => [nss, rows.map(({ theirs }) => theirs)])).toEqual([
      [hired.nss, [expect.stringMatching(/^modificación 16\/07\/2026 \$\d+\.\d\d \(IDSE\)$/)]],
    ]);
    for (const { kind, code } of [type, origin].map((one) => ({
      ...one,
      code: one.code === '4' ? '4' : '13',
    })))
      await at.send(endpoints.delete_imss_emission_code, { body: { kind, code } }, PEOPLE.Admin);
    expect((await codes()).codes).toEqual([]);
  });

  it('keeps a comment for the months after, and a sign-off for the amount that was seen', async () => {
    const planted = [...at.workers, STRANGER];
    const first = await at.confront([await ema(planted)]);
    const personOf = async (request: number) => {
      const person = (await differences(request)).people.find(({ nss }) => nss === STRANGER.nss);
      if (person === undefined) throw new RangeError('not listed');
      return person;
    };
    const before = await personOf(first.id);
    expect(before.comments).toMatchObject([{ cause: 'baja', source: 'programa', signed_by: null }]);
    const key = { person_id: before.id, cause: 'baja' };
    const comment = 'Es de otra empresa: se pidió aclaración.';
    for (const [call, body] of [
      [endpoints.set_confronta_comment, { ...key, comment }],
      [endpoints.sign_confronta, { ...key, signed: true }],
    ] as const)
      expect((await at.send(call, { body }, PEOPLE.Admin)).status).toBe(200);
    const written = { cause: 'baja', comment, source: 'persona' };
    expect((await personOf(first.id)).comments).toMatchObject([
      { ...written, is_carried: false, signed_by: PEOPLE.Admin.name },
    ]);
    // Compared again, the same difference is as it was, and another amount is not signed.
    expect((await personOf((await at.confront([await ema(planted)])).id)).comments).toMatchObject([
      { ...written, signed_by: PEOPLE.Admin.name },
    ]);
    const other = await at.confront([await ema([...at.workers, { ...STRANGER, days: 30 }])]);
    expect((await personOf(other.id)).comments).toMatchObject([{ ...written, signed_by: null }]);
    const august = { date_start: '01/08/2026', date_end: '31/08/2026' };
    const next = await at.confront([await ema(planted, { month: 'Agosto 2026' })], august);
    expect((await personOf(next.id)).comments).toMatchObject([
      { ...written, is_carried: true, signed_by: null },
    ]);
  });

  it('lists from the tolerance of the registro on', async () => {
    const body = { nomina_id: at.paysheet, register: at.register, total: '0.01', person: '100000' };
    const set = (person: string) =>
      at.send(endpoints.set_confronta_tolerances, { body: { ...body, person } }, PEOPLE.Admin);
    expect((await set('100000')).status).toBe(200);
    const many = await differences((await at.confront([await ema([...at.workers, STRANGER])])).id);
    expect(many.tolerances).toEqual({ total: '0.01', person: '100000' });
    // Who is on one side alone is always listed.
    expect(many.people.some(({ nss }) => nss === STRANGER.nss)).toBe(true);
    expect((await set('10.001')).status).toBe(400);
    expect((await set('10')).status).toBe(200);
  });
});

describe('files that are refused', () => {
  const refusal = async (files: readonly File[]): Promise<string> => {
    const row = await at.confront(files);
    expect(row.state).toBe('rechazada');
    return row.status;
  };

  it('are those of another registro, month, kind or with other heads', async () => {
    expect(await refusal([await ema(at.workers, { register: 'A1234567890' })])).toContain(
      'otro registro patronal',
    );
    expect(await refusal([await ema(at.workers, { month: 'Junio 2026' })])).toContain('junio 2026');
    expect(await refusal([await ema([STRANGER])])).toContain('Ningún NSS');
    expect(await refusal([await ema(at.workers, { heads: ['NSS', 'Nombre', 'Monto'] })])).toContain(
      'encabezados de una emisión',
    );
    expect(await refusal([new File(['hola'], 'nota.txt')])).toContain('no es un archivo del SUA');
    expect(await refusal([book(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]))])).toContain('No se pudo leer');
    expect(await refusal([new File(['a,b,c\n1,2,3\n'], 'ema.xls')])).toContain('CSV');
  });

  it('compare nothing, and keep nothing of the other files', async () => {
    const row = await at.confront([await ema(at.workers), new File(['x'.repeat(500)], 'otro.txt')]);
    expect(row.state).toBe('rechazada');
    expect((await differences(row.id)).people).toEqual([]);
  });

  it('are two of one month; the same file twice counts once and is said', async () => {
    const file = await ema(at.workers);
    const other = await ema([...at.workers, STRANGER]);
    expect(await refusal([file, book(new Uint8Array(await other.arrayBuffer()), 'otra.xlsx')])).toContain(
      'ya hay otro archivo de ese mes',
    );
    const bytes = new Uint8Array(await file.arrayBuffer());
    const row = await at.confront([book(bytes, 'a.xlsx'), book(bytes, 'b.xlsx')]);
    expect(row.status).toBe('Sin diferencias');
    expect((await findings(row.id)).findings).toMatchObject([{ code: 'same_file', file: 'b.xlsx' }]);
  });

  it('are uploads without files, of half months and of a registro of somebody else', async () => {
    const file = await ema(at.workers);
    const verdict = async (response: Promise<Response>) => (await at.refused(await response)).errors;
    expect(await verdict(at.post([]))).toHaveProperty('files');
    expect(await verdict(at.post([new File([], 'vacío.txt')]))).toHaveProperty('files');
    expect((await verdict(at.post([file], { date_end: '15/07/2026' }))).date_end).toContain('mes completo');
    expect(await verdict(at.post([file], { register_id: '2000000000' }))).toHaveProperty('register_id');
    expect(await verdict(at.post([file], { register: 'Z0000000000' }))).toHaveProperty('nomina_id');
    const again = at.post([file]).then(() => at.post([file]));
    expect((await again).status).toBe(409);
    await at.portal.runJobs();
  });
});

it('a comparison that was killed and begins again gives the same, once', async () => {
  const response = await at.post([await ema([...at.workers, STRANGER])]);
  const { id } = await readAnswer(endpoints.fileUploadConfronta, response);
  await at.portal.runJobs();
  const [done] = await at.rows('get_confronta');
  await at.asOwner((trx) =>
    trx
      .updateTable('imss_requests')
      .set({ state: 'en_proceso', finished_at: null })
      .where('id', '=', id)
      .execute(),
  );
  const before = await differences(id);
  await at.rerun(id);
  expect(await differences(id)).toEqual({
    ...before,
    people: before.people.map((person) => ({ ...person, id: expect.any(Number) })),
  });
  const [again] = await at.rows('get_confronta');
  expect(again?.files).toEqual(done?.files);
});
