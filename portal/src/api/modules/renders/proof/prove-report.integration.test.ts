import { endpoints } from '@lienzo/schema/endpoints';
import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';
import { STATIC_REPORTS } from '@lienzo/templates/reports/static-reports';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { reportOf, selected, tabla } from '../../reports/testing/test-reports.ts';
import { AMOUNTS, DOUBLED, provedReports } from '../testing/proved-reports.ts';

const proofs = provedReports();
const { anAmount, proofOf, prove, save } = proofs;

describe('the proof of a report', { timeout: 120_000 }, () => {
  it('finds every value and total in every format', async () => {
    const id = await save(reportOf([AMOUNTS]));
    expect(await proofOf(id)).toBeUndefined();
    await prove(id);
    expect(await proofOf(id)).toMatchObject({ state: 'proved', more: false, differences: [], problem: null });
    const { rows = 0, values = 0 } = (await proofOf(id)) ?? {};
    expect(rows).toBeGreaterThan(0);
    // Each row has three values, in each of three formats, besides the totals.
    expect(values).toBeGreaterThanOrEqual(9 * rows);
    expect(proofs.rendered).toEqual(['pdf', 'docx', 'xlsx']);
    expect(await proofOf(id, PEOPLE.client)).toBeUndefined();
  });

  it.each(['pdf', 'docx', 'xlsx'] as const)(
    'finds a difference that is planted in the %s',
    async (format) => {
      const id = await save(reportOf([AMOUNTS]));
      proofs.plant = {
        format,
        from: `"employees.sbc":"${await anAmount()}"`,
        to: '"employees.sbc":"98765.43"',
      };
      await prove(id);
      const proof = await proofOf(id);
      expect(proof?.state).toBe('differs');
      expect(proof?.differences).toContainEqual(
        expect.objectContaining({
          format,
          column: 'Salario base de cotización',
          // Equal rows cannot be told apart.
          row: expect.any(Number),
          found: '$98,765.43',
        }),
      );
      // The sum over the rows is another one too.
      expect(proof?.differences).toContainEqual(expect.objectContaining({ format, row: null }));
      expect(new Set(proof?.differences.map((one) => one.format))).toEqual(new Set([format]));
    },
  );

  const TYPED = tabla(['employees.name', 'employees.hire_date', 'employees.sbc'], {
    selected_columns: [
      selected('employees.name'),
      { ...selected('employees.hire_date'), formato: 'patron:dddd d de mmmm de aaaa' },
      {
        ...selected('employees.sbc'),
        formato: 'patron:$#,##0.0 "M.N.";($#,##0.0 "M.N.")',
        total: 'suma',
        estilo: { bold: true, color: '#1a56a8', background: '#eff6ff' },
      },
      {
        ...{ column: DOUBLED.id, data_type: 'numeric', readable_name: 'Doble' },
        ...{ formato: 'patron:#,##0', total: 'suma' },
      },
    ],
    additional_columns: [DOUBLED],
    group_by: ['employees.gender'],
    zebra: true,
    cuadricula: true,
    relleno_encabezado: '#2545c4',
  });

  it('finds values in typed formats, of a table with every look, and another one among them', async () => {
    const id = await save(reportOf([TYPED, { ...TYPED, uuid: crypto.randomUUID(), group_by: [] }]));
    await prove(id);
    expect(await proofOf(id)).toMatchObject({ state: 'proved', differences: [], problem: null });
    for (const format of ['pdf', 'docx', 'xlsx'] as const) {
      const from = '"employees.sbc":"';
      proofs.plant = { format, from, to: `${from}9` };
      await prove(id);
      const proof = await proofOf(id);
      expect([format, proof?.state]).toEqual([format, 'differs']);
      expect(new Set(proof?.differences.map((one) => one.format))).toEqual(new Set([format]));
    }
  });

  it('says of an older version nothing, and why it could not be made', async () => {
    const id = await save(reportOf([AMOUNTS]));
    await prove(id);
    expect((await proofOf(id))?.state).toBe('proved');
    const reporte = { ...reportOf([AMOUNTS], { nombre: 'Otra versión' }), id };
    await proofs.portal.send(endpoints.update_report, { token: proofs.as(PEOPLE.Admin), body: { reporte } });
    expect(await proofOf(id)).toBeUndefined();
    proofs.plant = { format: 'docx', from: '"end":true', to: '"end":false' };
    await prove(id);
    expect(await proofOf(id)).toMatchObject({ state: 'failed', problem: expect.any(String) });
  });

  it('is made of what was saved some seconds ago, once', async () => {
    const id = await save(reportOf([AMOUNTS]));
    const makeOlder = (which: RawBuilder<unknown>, age: string): Promise<unknown> =>
      proofs.portal.owner.transaction().execute(async (trx) => {
        await sql`select set_config('app.organization_id', ${ORGANIZATION}, true)`.execute(trx);
        await sql`update reports set updated_at = updated_at - ${age}::interval where ${which}`.execute(trx);
      });
    // The jobs that a job has sent are made by the next round.
    const look = async (): Promise<void> => {
      await proofs.portal.services.jobs.send('prove_reports', {});
      await proofs.portal.runJobs();
      await proofs.portal.runJobs();
    };
    await makeOlder(sql`es_estatico`, '1 hour');
    await makeOlder(sql`not es_estatico and id <> ${id}`, '2 days');
    await look();
    expect(await proofOf(id)).toBeUndefined();
    await makeOlder(sql`id = ${id}`, '1 minute');
    proofs.rendered = [];
    await look();
    expect((await proofOf(id))?.state).toBe('proved');
    expect(proofs.rendered).toEqual(['pdf', 'docx', 'xlsx']);
    proofs.rendered = [];
    await look();
    expect(proofs.rendered).toEqual([]);
  });

  it('is made of static reports, which nobody saves', async () => {
    await proofs.portal.services.jobs.send('prove_reports', {});
    await proofs.portal.runJobs();
    await proofs.portal.runJobs();
    for (const { id } of STATIC_REPORTS)
      expect(await proofOf(id)).toMatchObject({ state: 'proved', differences: [], problem: null });
  });

  it.each(STARTER_REPORTS.map(({ report }) => [report.nombre, report] as const))(
    'finds no difference in the starter report “%s”',
    async (_name, report) => {
      const id = await save({ ...report, auditorio: [] });
      await prove(id);
      const proof = await proofOf(id);
      expect(proof).toMatchObject({ state: 'proved', differences: [], problem: null });
    },
  );
});
