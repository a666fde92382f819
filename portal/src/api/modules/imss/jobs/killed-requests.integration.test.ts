/** Requests of the IMSS side whose process is killed in the middle: done once, whole, as if nothing had happened. */
import { endpoints } from '@lienzo/schema/endpoints';
import { type ImssStatusRow, statusRowsOf } from '@lienzo/schema/imss/imss-request';
import { slashedDate } from '@lienzo/schema/rule-messages/slashed-date';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import type { TestPortal } from '../../../testing/start-test-portal.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
import { killInTheMiddle } from '../testing/kill-in-the-middle.ts';
import { type ConfrontaPortal, JULY, startConfrontaPortal } from '../testing/start-confronta-portal.ts';
import { type ImssPortal, startImssPortal } from '../testing/start-imss-portal.ts';
import { writeEma } from '../testing/write-emission.ts';

/** Files of the directory by the request that they belong to are named once each. */
async function filesOf(portal: TestPortal): Promise<string[]> {
  const { rows } = await inOrganization(portal, (trx) =>
    sql<{ name: string }>`select name from file_system where fs_type = 'FILE' and deleted_at is null
      order by name`.execute(trx),
  );
  return rows.map(({ name }) => name);
}

const added = (after: readonly string[], before: readonly string[]): string[] => {
  const rest = [...before];
  return after.filter((name) => {
    const at = rest.indexOf(name);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
};

/** Rows of a table as text, without what differs from one making to the next. */
async function rowsOf(portal: TestPortal, table: string, columns: string): Promise<string[]> {
  const { rows } = await inOrganization(portal, (trx) =>
    sql<{
      row: string;
    }>`select row(${sql.raw(columns)})::text as row from ${sql.table(table)} order by 1`.execute(trx),
  );
  return rows.map(({ row }) => row);
}

describe('movements and variability', () => {
  let at: ImssPortal;
  beforeAll(async () => {
    at = await startImssPortal();
  });
  afterAll(() => at?.close());

  it.each(['imss_batch_movements', 'file_system'])(
    'a conciliation that was killed while it wrote into %s',
    async (table) => {
      await at.asOwner((trx) => sql`delete from imss_batches`.execute(trx));
      const before = await filesOf(at.portal);
      const body = {
        ...{ nomina_id: at.paysheet, human_id: at.humanId, register: at.register },
        ...{ date_start: slashedDate(at.range.first), date_end: slashedDate(at.range.last) },
      };
      expect((await at.send(endpoints.post_movimientos, { body }, PEOPLE.Admin)).status).toBe(200);
      await killInTheMiddle(at.portal, table);
      const [killed] = await at.rows();
      expect(killed).toMatchObject({ state: 'en_proceso', files: [] });
      await at.portal.runJobs();
      const [done] = await at.rows();
      expect(done).toMatchObject({ id: killed?.id, state: 'lista', counts: { written: 3, left_out: 1 } });
      const movements = await rowsOf(at.portal, 'imss_batch_movements', 'employee_id, type, date, written');
      expect(movements).toHaveLength(4);
      expect(await rowsOf(at.portal, 'imss_batches', 'state')).toEqual(['(archivo_generado)']);
      // Three of IDSE and the workbook, each of them once.
      expect(added(await filesOf(at.portal), before).toSorted()).toEqual(
        done?.files.map(({ name }) => name).toSorted(),
      );
      expect(done?.files).toHaveLength(4);
    },
  );

  it.each(['imss_variability_people', 'file_system'])(
    'a variability that was killed while it wrote into %s',
    async (table) => {
      await closePeriods(at);
      const before = await filesOf(at.portal);
      const body = {
        ...{ nomina: at.paysheet, human_id: at.humanId, name_nomina: 'Quincenal', register: at.register },
        ...{ fecha_inicial: '2026-01-01', fecha_final: '2026-02-28', periodo: 1, dias: 'naturales' },
      };
      expect((await at.send(endpoints.post_genera_variabilidad, { body }, PEOPLE.Admin)).status).toBe(200);
      await killInTheMiddle(at.portal, table);
      await at.portal.runJobs();
      const query = { inicio: '2026-01-01', fin: '2026-12-31' };
      const answer = await at.send(endpoints.get_variabilidad, { query }, PEOPLE.Admin);
      const [done] = statusRowsOf(await readAnswer(endpoints.get_variabilidad, answer));
      expect(done?.state).toBe('lista');
      const people = await inOrganization(at.portal, (trx) =>
        trx
          .selectFrom('imss_variability_people')
          .select('employee_id')
          .where('request_id', '=', done?.id ?? 0)
          .execute(),
      );
      expect(people.length).toBeGreaterThan(0);
      expect(people).toHaveLength(done?.counts.people ?? 0);
      expect(added(await filesOf(at.portal), before).toSorted()).toEqual(
        done?.files.map(({ name }) => name).toSorted(),
      );
    },
  );
});

/** Every period has a closed run that paid nobody. */
const closePeriods = ({ asOwner, paysheet }: ImssPortal): Promise<void> =>
  asOwner((trx) =>
    sql`insert into payroll_runs (organization_id, client_id, paysheet_id, period_id, version, state, people,
        total_perceptions, total_deductions, net_pay, employer_cost, errors, warnings, calculated_at, authorized_at, closed_at)
      select organization_id, client_id, paysheet_id, id, 1, 'cerrada', 1, 0, 0, 0, 0, 0, 0, now(), now(), now()
      from periods where paysheet_id = ${paysheet} on conflict do nothing`.execute(trx),
  );

describe('files for SUA', () => {
  let at: ConfrontaPortal;
  beforeAll(async () => {
    at = await startConfrontaPortal();
    // All that the files hold of a person.
    await at.asOwner((trx) =>
      trx
        .updateTable('employees')
        .set({
          ...{ nombres: 'Íñigo', apellido_paterno: 'Núñez', apellido_materno: 'Ek', rfc: 'NUEI900214AB1' },
          ...{ curp: 'NUEI900214HYNXKX05', birth_date: '1990-02-14', lugar_nacimiento: 'Mérida' },
          ...{ codigo_postal: '97000', umf: '013', position: 'Soldador' },
        })
        .where('id', '=', at.workers[0]?.id ?? 0)
        .execute(),
    );
  });
  afterAll(() => at?.close());

  const ask = async (): Promise<void> => {
    const body = {
      ...{ nomina_id: at.paysheet, human_id: at.humanId, name_nomina: 'Quincenal', register: at.register },
      ...{ date_start: JULY.first, date_end: JULY.last, inasistencias: true, solo_completos: true },
    };
    expect((await at.send(endpoints.post_genera_txt, { body }, PEOPLE.Admin)).status).toBe(200);
  };
  /** What the files of a request hold, by their names. */
  const contentOf = async ({ files }: ImssStatusRow): Promise<Record<string, string>> => {
    const contents: Record<string, string> = {};
    for (const { id, name } of files) {
      const answer = await at.send(endpoints.get_file, { query: { file_id: id } }, PEOPLE.Admin);
      contents[name.replace(/ \(\d+\)/, '')] = await answer.text();
    }
    return contents;
  };

  it.each(['imss_results', 'file_system'])('that were killed while they wrote into %s', async (table) => {
    await at.asOwner((trx) => sql`delete from imss_requests`.execute(trx));
    const before = await filesOf(at.portal);
    await ask();
    await killInTheMiddle(at.portal, table);
    const [killed] = await at.rows('get_txtsua');
    expect(killed).toMatchObject({ state: 'en_proceso', files: [] });
    await at.portal.runJobs();
    const [done] = await at.rows('get_txtsua');
    if (done === undefined) throw new RangeError('no row');
    expect(done).toMatchObject({ id: killed?.id, state: 'lista' });
    expect(done.files.length).toBeGreaterThan(0);
    // Each file is there once.
    expect(added(await filesOf(at.portal), before).toSorted()).toEqual(
      done.files.map(({ name }) => name).toSorted(),
    );
    await ask();
    await at.portal.runJobs();
    const [undisturbed] = await at.rows('get_txtsua');
    if (undisturbed === undefined) throw new RangeError('no row');
    expect([done.counts, await contentOf(done)]).toEqual([undisturbed.counts, await contentOf(undisturbed)]);
  });
});

describe('a comparison', () => {
  let at: ConfrontaPortal;
  let whole: { people: string[]; row: ImssStatusRow };
  beforeAll(async () => {
    at = await startConfrontaPortal();
    whole = { row: await at.confront([await file()]), people: await people() };
  });
  afterAll(() => at?.close());

  const people = (): Promise<string[]> =>
    rowsOf(at.portal, 'confronta_people', 'against, nss, amount, differences');
  /** Everybody earns more at the IMSS. */
  const file = async (): Promise<File> => {
    const workers = at.workers.map((one) => ({ ...one, sbc: one.sbc + 10_000 }));
    return new File([new Uint8Array(await writeEma(workers, { register: at.register }))], 'EMA julio.xlsx');
  };

  it.each(['imss_results', 'confronta_people', 'file_system'])(
    'that was killed while it wrote into %s gives what an undisturbed one gives',
    async (table) => {
      await at.asOwner((trx) => sql`delete from imss_requests`.execute(trx));
      const before = await filesOf(at.portal);
      expect((await at.post([await file()])).status).toBe(200);
      await killInTheMiddle(at.portal, table);
      const [killed] = await at.rows('get_confronta');
      expect(killed?.state).toBe('en_proceso');
      // Nothing of half a comparison is there.
      expect(await people()).toEqual([]);
      await at.portal.runJobs();
      const [done] = await at.rows('get_confronta');
      expect(done).toMatchObject({ id: killed?.id, state: 'lista', counts: whole.row.counts });
      expect(await people()).toEqual(whole.people);
      expect(whole.people.length).toBe(at.workers.length);
      expect(added(await filesOf(at.portal), before).toSorted()).toEqual(
        done?.files.map(({ name }) => name).toSorted(),
      );
    },
  );
});
