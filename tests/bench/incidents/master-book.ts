/** The workbook of masters with thousands of people: written, read, and applied in one transaction. */
import { API_PREFIX, API_VERSION, WEB_API_KEY } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { curpOf } from '@lienzo/schema/payroll/curp';
import { nssCheckDigit } from '@lienzo/schema/payroll/nss';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import { rfcOf } from '@lienzo/schema/payroll/rfc';
import exceljs from 'exceljs';
import { signIn } from '../../portal/portal-client.ts';
import type { PortalAndDatabase } from '../../portal/start-portal-and-database.ts';
import type { Figure } from '../figures.ts';

const ADMIN = 'admin@lienzo.test';
const FIRST_ROW = 5;
/** Milliseconds. */
const LIMIT = 15_000;

/** People are added to the first payroll of the demonstration's first client. */
export async function masterBook(
  { portal }: PortalAndDatabase,
  { quick }: { quick: boolean },
): Promise<Figure[]> {
  const people = quick ? 1000 : 10_000;
  const client = await signIn(portal.url, ADMIN);
  const [bureauClient] = await client.call(endpoints.clientP);
  if (bureauClient === undefined) throw new Error('the demonstration has no client');
  const query = { user_id: bureauClient.id };
  const download = async (): Promise<ArrayBuffer> =>
    (await client.send(endpoints.export_masters, { query })).arrayBuffer();
  const load = async (bytes: ArrayBuffer, mode: string) => {
    const body = new FormData();
    body.set('user_id', bureauClient.id);
    body.set('mode', mode);
    body.set('file', new File([bytes], 'Plantilla_maestros.xlsx'));
    const response = await fetch(new URL(`${API_PREFIX}${endpoints.import_masters.path}`, portal.url), {
      method: 'POST',
      headers: {
        'X-Api-Key': WEB_API_KEY,
        'X-Api-Version': API_VERSION,
        Authorization: `Bearer ${client.token}`,
      },
      body,
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return endpoints.import_masters.response.parse(await response.json());
  };
  const filled = await withPeople(await download(), people);
  const reviewed = await timed(() => load(filled, 'revisar'));
  const applied = await timed(() => load(filled, 'aplicar'));
  const again = await timed(() => load(filled, 'aplicar'));
  const alike = await withPeople(await download(), people, () => identityOf(0));
  const refused = await timed(() => load(alike, 'revisar'));
  if (refused.result.sheets.every(({ wrong }) => wrong < people - 1))
    throw new Error('one person was made many');
  const written = await timed(download);
  const created = applied.result.sheets.reduce((sum, sheet) => sum + sheet.created, 0);
  const left = again.result.sheets.reduce((sum, sheet) => sum + sheet.created + sheet.changed, 0);
  if (!applied.result.applied || created < 2 * people || left > 0)
    throw new Error(`${created} were created, ${left} again: ${JSON.stringify(applied.result.findings[0])}`);
  const count = people.toLocaleString('en');
  return [
    { name: `Reviewing a workbook with ${count} new people`, value: reviewed.ms, limit: LIMIT, unit: 'ms' },
    { name: `Applying it`, value: applied.ms, limit: LIMIT, unit: 'ms' },
    { name: `Applying it again, with nothing to change`, value: again.ms, limit: LIMIT, unit: 'ms' },
    { name: `Reviewing ${count} rows of one NSS`, value: refused.ms, limit: LIMIT, unit: 'ms' },
    { name: `Downloading it`, value: written.ms, limit: LIMIT, unit: 'ms' },
  ];
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const start = performance.now();
  const result = await work();
  return { ms: performance.now() - start, result };
}

/** Of somebody born on a day of their own, so that nobody is asked whether they are somebody else. */
function identityOf(at: number): Record<string, string> {
  const birth_date = addDays('1970-01-01', at);
  const person = { nombres: 'Ana', apellido_paterno: 'Pérez', apellido_materno: 'Gómez', birth_date };
  const ten = `77${String(at).padStart(8, '0')}`;
  return {
    [masterMessages.fields.nombres]: person.nombres,
    [masterMessages.fields.apellido_paterno]: person.apellido_paterno,
    [masterMessages.fields.apellido_materno]: person.apellido_materno,
    [masterMessages.fields.birth_date]: birth_date,
    [masterMessages.fields.rfc]: rfcOf(person),
    [masterMessages.fields.curp]: curpOf(person, 'M', 'DF'),
    [masterMessages.fields.ssn]: `${ten}${nssCheckDigit(ten)}`,
  };
}

/** Into the columns that the sheet has. */
function writeIdentity(
  values: unknown[],
  headings: readonly unknown[],
  identity: Record<string, string>,
): void {
  for (const [heading, value] of Object.entries(identity)) {
    const column = headings.indexOf(heading);
    if (column > 0) values[column] = value;
  }
}

/** People like the first one of the workbook but for their identity, each with a salary. */
async function withPeople(bytes: ArrayBuffer, people: number, identity = identityOf): Promise<ArrayBuffer> {
  const book = new exceljs.Workbook();
  await book.xlsx.load(bytes);
  for (const name of ['Empleados', 'Salarios']) {
    const sheet = book.getWorksheet(name);
    const model = sheet?.getRow(FIRST_ROW).values;
    if (sheet === undefined || !Array.isArray(model)) throw new Error(`no ${name}`);
    const headings = sheet.getRow(FIRST_ROW - 1).values;
    const number = Array.isArray(headings) ? headings.indexOf('Número de empleado') : 0;
    // With the hole at its beginning: its columns count from 1.
    const values = model.slice();
    const left = Array.isArray(headings) ? headings.indexOf('Último día') : -1;
    if (left > 0) values.fill(null, left, left + 2);
    let row = FIRST_ROW;
    while (sheet.getCell(row, 1).text !== '') row += 1;
    for (let at = 0; at < people; at += 1) {
      values[number] = `${identity === identityOf ? 'M' : 'N'}${at}`;
      writeIdentity(values, Array.isArray(headings) ? headings : [], identity(at));
      sheet.getRow(row + at).values = values;
    }
  }
  return book.xlsx.writeBuffer();
}
