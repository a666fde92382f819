/** 'Generar txt': the files for SUA, what is said before they are generated, and their status (specification 2 §7). */
import { endpoints } from '@lienzo/schema/endpoints';
import { statusRowsOf } from '@lienzo/schema/imss/imss-request';
import { linesOf, positions } from '@lienzo/schema/imss/testing/file-reading';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
import { type ConfrontaPortal, JULY, startConfrontaPortal } from '../testing/start-confronta-portal.ts';

let at: ConfrontaPortal;
beforeAll(async () => {
  at = await startConfrontaPortal();
});
afterAll(() => at?.close());

const ask = (more: object = {}) =>
  at.send(
    endpoints.post_genera_txt,
    {
      body: {
        ...{ nomina_id: at.paysheet, human_id: at.humanId, name_nomina: 'Quincenal', register: at.register },
        ...{ date_start: JULY.first, date_end: JULY.last, inasistencias: true, ...more },
      },
    },
    PEOPLE.Admin,
  );

async function generate(more: object = {}) {
  expect((await ask(more)).status).toBe(200);
  await at.portal.runJobs();
  const [row] = await at.rows('get_txtsua');
  if (row === undefined) throw new RangeError('no row');
  return row;
}

async function fileOf(id: string): Promise<Uint8Array> {
  const answer = await at.send(endpoints.get_file, { query: { file_id: id } }, PEOPLE.Admin);
  return new Uint8Array(await answer.arrayBuffer());
}

/** All that the files hold of a person. */
const WHOLE = {
  ...{ nombres: 'Íñigo', apellido_paterno: 'Núñez', apellido_materno: 'Ek', rfc: 'NUEI900214AB1' },
  ...{ curp: 'NUEI900214HYNXKX05', birth_date: '1990-02-14', lugar_nacimiento: 'Mérida' },
  ...{ codigo_postal: '97000', umf: '013', position: 'Soldador' },
};

it('says who lacks data before anything is generated, and generates without them when it is asked to', async () => {
  const [whole, ...others] = at.workers;
  await at.asOwner(async (trx) => {
    await trx
      .updateTable('employees')
      .set({ codigo_postal: '', umf: '' })
      .where(
        'id',
        'in',
        others.map(({ id }) => id),
      )
      .execute();
    await trx.updateTable('registers').set({ umf: '' }).execute();
    await trx
      .updateTable('employees')
      .set(WHOLE)
      .where('id', '=', whole?.id ?? 0)
      .execute();
  });
  const refused = await generate();
  expect(refused).toMatchObject({ state: 'rechazada', files: [], counts: { sin_datos: others.length } });
  expect(refused.status).toMatch(/^No se generó: a \d+ personas les faltan datos\.$/);
  const { findings } = await readAnswer(
    endpoints.imss_findings,
    await at.send(endpoints.imss_findings, { query: { request_id: `${refused.id}` } }, PEOPLE.Admin),
  );
  expect(findings[0]).toMatchObject({ severity: 'error', nss: expect.any(String), fix: expect.any(String) });
  expect(findings.every(({ nss }) => nss !== whole?.nss)).toBe(true);

  const body = { request_id: refused.id };
  expect((await at.send(endpoints.genera_txt_incompleto, { body }, PEOPLE.Admin)).status).toBe(200);
  await at.portal.runJobs();
  const [made] = await at.rows('get_txtsua');
  expect(made?.state).toBe('lista');
  expect(made?.status).toMatch(/^Se genero el archivo txt exitosamente\./);
  expect(made?.files.map(({ name }) => name)).toEqual(expect.arrayContaining(['Aseg.txt', 'Afil.txt']));
  const afil = made?.files.find(({ name }) => name.startsWith('Afil'))?.id ?? '';
  const lines = linesOf(await fileOf(afil));
  expect(lines.map((line) => positions(line, 12, 22))).toEqual([whole?.nss]);
  expect(lines[0]).toHaveLength(80);
  expect(positions(lines[0] ?? '', 78)).toBe('M');
});

it('writes movements, absences and credits of the days, each where SUA wants it', async () => {
  const [person] = at.workers;
  const employee_id = person?.id ?? 0;
  await inOrganization(at.portal, async (trx) => {
    const { organization_id, client_id } = await trx
      .selectFrom('employees')
      .select(['organization_id', 'client_id'])
      .where('id', '=', employee_id)
      .executeTakeFirstOrThrow();
    const own = { organization_id, client_id, employee_id };
    await trx
      .insertInto('movements')
      .values({
        ...{ ...own, register_id: at.registerId, movement_type: '07', movement_date: '2026-07-16' },
        ...{ sbc: '600.00', description: 'Modificación de salario', termination_cause: null },
      })
      .execute();
    await trx
      .insertInto('incidents')
      .values(
        ['2026-07-01', '2026-07-02'].map((capture_date) => ({
          ...{ ...own, concept_id: 220, period_id: at.periods[0], amount: '1', capture_date },
        })),
      )
      .execute();
    await trx
      .insertInto('employee_credits')
      .values({
        ...{ ...own, kind: 'INFONAVIT', number: '1234567890', discount_type: 2, value: '1500' },
        ...{ vigente_desde: '2026-07-10', vigente_hasta: null },
      })
      .execute();
  });
  const row = await generate({ solo_completos: true });
  const read = async (name: string) =>
    linesOf(await fileOf(row.files.find((file) => file.name.startsWith(name))?.id ?? ''));
  expect((await read('Movt')).map((line) => line.slice(22))).toEqual([
    '0716072026        000060000',
    '1101072026        020000000',
  ]);
  expect((await read('Creditos')).map((line) => line.slice(22))).toEqual(['12345678901510072026201500000N']);
  const [first] = await read('Aseg');
  expect(positions(first ?? '', 54, 103).trim()).toBe('NU/EZ$EK$I/IGO');
  expect(positions(first ?? '', 138, 147)).toBe('1234567890');
  const without = await generate({ solo_completos: true, inasistencias: false });
  const movt = without.files.find((file) => file.name.startsWith('Movt'))?.id ?? '';
  expect(linesOf(await fileOf(movt))).toHaveLength(1);
});

it('writes the location, and a percentage only once it is known whether its discount is reduced', async () => {
  const employee_id = at.workers[0]?.id ?? 0;
  const change = (fields: { number?: string; tabla_disminucion: 'S' | null }) =>
    at.asOwner((trx) =>
      trx
        .updateTable('employee_credits')
        .set({ discount_type: 1, value: '20', ...fields })
        .where('employee_id', '=', employee_id)
        .execute(),
    );
  await at.asOwner((trx) =>
    trx.updateTable('employees').set({ ubicacion: 'Planta 7' }).where('id', '=', employee_id).execute(),
  );
  await change({ tabla_disminucion: null });
  const unsaid = await generate({ solo_completos: true });
  expect(unsaid.files.map(({ name }) => name)).not.toContain('Creditos.txt');
  const { findings } = await readAnswer(
    endpoints.imss_findings,
    await at.send(endpoints.imss_findings, { query: { request_id: `${unsaid.id}` } }, PEOPLE.Admin),
  );
  expect(findings.filter(({ nss }) => nss === at.workers[0]?.nss)).toEqual([
    expect.objectContaining({ severity: 'error', message: expect.stringContaining('tabla de disminución') }),
  ]);
  await change({ tabla_disminucion: 'S' });
  const { files } = await generate({ solo_completos: true });
  const read = async (name: string) =>
    linesOf(await fileOf(files.find((file) => file.name.startsWith(name))?.id ?? ''));
  expect((await read('Creditos')).map((line) => line.slice(22))).toEqual(['12345678901510072026100200000S']);
  expect(positions((await read('Aseg'))[0] ?? '', 121, 137)).toBe('PLANTA 7         ');
});

it('is asked for once at a time, and says when nobody works there', async () => {
  const asked = await Promise.all([ask(), ask()]);
  expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await at.portal.runJobs();
  expect((await ask({ date_start: '01/01/1999', date_end: '31/01/1999' })).status).toBe(200);
  await at.portal.runJobs();
  const query = { inicio: '1999-01-01', fin: '1999-12-31' };
  const answer = await at.send(endpoints.get_txtsua, { query }, PEOPLE.Admin);
  const [row] = statusRowsOf(await readAnswer(endpoints.get_txtsua, answer));
  expect(row?.status).toContain('Nadie de la nómina trabaja con este registro patronal');
});
