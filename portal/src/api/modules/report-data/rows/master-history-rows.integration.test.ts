import type { Endpoint } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { CLIENT, PEOPLE, SECOND_CLIENT } from '../../../testing/test-people.ts';
import { filterOn, tabla } from '../../reports/testing/test-reports.ts';
import { RowsDriver } from '../testing/rows-driver.ts';

let driver: RowsDriver;
beforeAll(async () => {
  driver = await RowsDriver.start();
});
afterAll(() => driver?.close());

const put = (entry: Endpoint, body: object) =>
  driver.portal.send(entry, { token: driver.tokenOf('Admin'), body });

/** A company of a client, and another name for it. */
async function renamedCompany(client: string, rfc: string, name: string): Promise<void> {
  const company = { user_id: client, empresa: `${name} primero`, rfc };
  const { id } = await readAnswer(endpoints.save_company, await put(endpoints.save_company, company));
  await put(endpoints.save_company, { ...company, id, empresa: name });
}

const HISTORY = tabla([
  'clients.name',
  'master_history.user_name',
  'master_history.entity_words',
  'master_history.subject',
  'master_history.what',
  'master_history.before_words',
  'master_history.after_words',
  'master_history.source_words',
]);

it('tells who changed what in Spanish, to an Ejecutivo only of their clients', async () => {
  await renamedCompany(CLIENT, 'AAZ010203AB1', 'Abarrotes del Centro');
  await renamedCompany(SECOND_CLIENT, 'BTE010203AB1', 'Textiles del Sur');
  const names = async (who: Parameters<RowsDriver['answerTo']>[0]) => {
    const { rows } = await driver.answerTo(who, HISTORY);
    return new Set(rows.map((row) => row['master_history.subject']));
  };
  const renamed = await driver.rowsOf({
    ...HISTORY,
    filters: [
      filterOn('master_history.what', 'es exactamente', 'Razón social'),
      filterOn('master_history.subject', 'es exactamente', 'Abarrotes del Centro'),
    ],
  });
  expect(renamed).toEqual([
    {
      'clients.name': 'Abarrotes Azteca',
      'master_history.user_name': PEOPLE.Admin.name,
      'master_history.entity_words': 'Empresa',
      'master_history.subject': 'Abarrotes del Centro',
      'master_history.what': 'Razón social',
      'master_history.before_words': 'Abarrotes del Centro primero',
      'master_history.after_words': 'Abarrotes del Centro',
      'master_history.source_words': 'Pantalla',
    },
  ]);
  expect(await names('Admin')).toContain('Textiles del Sur');
  expect(await names('Ejecutivo')).toContain('Abarrotes del Centro');
  expect(await names('Ejecutivo')).not.toContain('Textiles del Sur');
  expect(await names('stranger')).toEqual(new Set());
});
