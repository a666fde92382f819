/** Whose rows a report shows, read from real rows. */

import { endpoints } from '@lienzo/schema/endpoints';
import { isTextItem } from '@lienzo/schema/report/item';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { reportItems } from '@lienzo/schema/report/report';
import { type InlineNode, inlineNodes } from '@lienzo/schema/report/rich-text';
import { ownReport } from '@lienzo/templates/reports/own-report';
import { registroNomina } from '@lienzo/templates/reports/registro-nomina';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { ORGANIZATION } from '../../../testing/test-people.ts';
import { resolveParameters } from '../../reports/parameters/resolve-parameters.ts';
import { filterOn, parametro, reportOf, tabla } from '../../reports/testing/test-reports.ts';
import { RowsDriver } from '../testing/rows-driver.ts';

let driver: RowsDriver;
/** The payrolls of the bureau, by client. */
let payrolls: { id: number; words: string; client: string }[] = [];
beforeAll(async () => {
  driver = await RowsDriver.start();
  payrolls = await driver.straight(sql<{ id: number; words: string; client: string }>`
    select p.id, p.id_humansite || ' ' || p.paysheet as words, c.name as client
    from paysheets p join clients c on c.organization_id = p.organization_id and c.id = p.client_id
    where p.organization_id = ${ORGANIZATION}::uuid order by p.id
  `);
});
afterAll(() => driver?.close());

const SCOPE = { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' } as const;

/** What the fields say of the owner of the rows: client, payroll, period. */
async function reportedBy(report: ReportDocument, values = {}): Promise<string[]> {
  const text = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: FIELDS }] };
  const headed = { ...report, page: { ...report.page, header: text } };
  const resolved = await inTenant(driver.portal.owner, SCOPE, (trx) =>
    resolveParameters(trx, SCOPE, headed, values),
  );
  expect(JSON.stringify(resolved)).not.toMatch(/"field":"(client|payroll|period)"/);
  return [...(resolved.page.header === null ? [] : inlineNodes(resolved.page.header))].map((node) =>
    node.type === 'text' ? node.text : node.type,
  );
}
const FIELDS: InlineNode[] = (['client', 'payroll', 'period'] as const).map((field) => ({
  type: 'field',
  attrs: { field },
}));

const RESULTS = ['payroll_results.net_pay', 'employees.name'];

describe('whose rows a report shows', () => {
  it('is read from the rows, never the first of several', async () => {
    expect(await reportedBy(reportOf([tabla(RESULTS)]))).toEqual([
      `Varios clientes (${payrolls.length})`,
      `Varias nóminas (${payrolls.length})`,
      `Varios periodos (${2 * payrolls.length}) · 1 ene 2026 al 30 ene 2026`,
    ]);
  });

  it('is the one that all rows have, although the item does not show it', async () => {
    const [own] = payrolls;
    const filters = [
      filterOn('paysheets.id', 'igual a', `${own?.id}`),
      filterOn('periods.number', 'igual a', '2'),
    ];
    expect(await reportedBy(reportOf([tabla(RESULTS, { filters })]))).toEqual([
      own?.client,
      own?.words,
      '2 · 16 ene 2026 al 30 ene 2026',
    ]);
  });

  it('is that of all items together', async () => {
    const items = ['1', '2'].map((number) =>
      tabla(RESULTS, {
        filters: [
          filterOn('paysheets.id', 'igual a', `${payrolls[0]?.id}`),
          filterOn('periods.number', 'igual a', number),
        ],
      }),
    );
    const [client, , period] = await reportedBy(reportOf(items));
    expect(client).toBe(payrolls[0]?.client);
    expect(period).toBe('Varios periodos (2) · 1 ene 2026 al 30 ene 2026');
  });

  it('is what the filters name where there is no row', async () => {
    const filters = [
      filterOn('paysheets.id', 'igual a', `${payrolls[1]?.id}`),
      filterOn('periods.number', 'igual a', '1'),
      filterOn('employees.name', 'contiene', 'nobody of this name'),
    ];
    expect(await reportedBy(reportOf([tabla(RESULTS, { filters })]))).toEqual([
      payrolls[1]?.client,
      payrolls[1]?.words,
      '1 · 1 ene 2026 al 15 ene 2026',
    ]);
  });

  it('is said to be missing where neither rows nor filters have one', async () => {
    expect(await reportedBy(reportOf([]))).toEqual(['Sin datos', 'Sin datos', 'Sin datos']);
    const [, payroll, period] = await reportedBy(reportOf([tabla(['employees.name'])]));
    expect([payroll, period]).toEqual([`Varias nóminas (${payrolls.length})`, 'Sin datos']);
  });

  it('is told to the preview as the print says it, and to each organization of its own rows', async () => {
    const [own] = payrolls;
    const filters = [
      { ...filterOn('paysheets.id', 'igual a', ''), parametro: 'nomina' },
      filterOn('periods.number', 'igual a', '1'),
    ];
    const reporte = reportOf([tabla(RESULTS, { filters })], { parametros: [parametro('nomina', 'nomina')] });
    const textOf = async (who: 'Admin' | 'stranger', parametros = {}) =>
      driver.portal.send(endpoints.data_fields, {
        token: driver.tokenOf(who),
        body: { reporte, parametros },
      });
    const answer = await readAnswer(endpoints.data_fields, await textOf('Admin', { nomina: `${own?.id}` }));
    expect(answer).toEqual({
      client: own?.client,
      payroll: own?.words,
      period: '1 · 1 ene 2026 al 15 ene 2026',
    });
    const stranger = await readAnswer(endpoints.data_fields, await textOf('stranger'));
    for (const { client, words } of payrolls) {
      expect(stranger.client).not.toBe(client);
      expect(stranger.payroll).not.toBe(words);
    }
    expect((await textOf('stranger', { nomina: `${own?.id}` })).status).toBe(400);
  });

  it('is told by a starter as an organization begins with it, for the payroll and period that are asked for', async () => {
    const [own] = payrolls;
    const report = ownReport(registroNomina.report, { logo: null, nomina: `${own?.id}` });
    const [period] = await driver.straight(sql<{ id: number }>`
      select id from periods where organization_id = ${ORGANIZATION}::uuid and paysheet_id = ${own?.id} and number = 2
    `);
    const resolved = await inTenant(driver.portal.owner, SCOPE, (trx) =>
      resolveParameters(trx, SCOPE, report, { periodo: `${period?.id}` }),
    );
    const texts = reportItems(resolved)
      .filter(isTextItem)
      .map(({ valor }) =>
        [...inlineNodes(valor)].map((node) => (node.type === 'text' ? node.text : '|')).join(''),
      );
    expect(texts[1]).toBe(
      `Cliente: ${own?.client}|Nómina: ${own?.words}|Periodo: 2 · 16 ene 2026 al 30 ene 2026|Emitido el |.`,
    );
  });
});
