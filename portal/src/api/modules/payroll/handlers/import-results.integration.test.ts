/** Results of another program: reviewed first, all or nothing, and then a run as any other. */
import { endpoints } from '@lienzo/schema/endpoints';
import { CALCULATION } from '@lienzo/schema/runs/products';
import { resultImportMessages } from '@lienzo/schema/runs/result-import-messages';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import exceljs from 'exceljs';
import { afterAll, expect, test } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
import { startPayrollPortal } from '../testing/start-payroll-portal.ts';

const at = await startPayrollPortal();
afterAll(() => at.close());
const [period, other] = at.periods;
const { problems, headings } = resultImportMessages;
const FILE = 'motor de nómina.xlsx';
const asked = { nomina_id: `${at.paysheet}`, period: `${period}` };

type Cells = Record<string, string | number>;
const HEADINGS = [
  ...[headings.number, headings.name, headings.days, 'P001', 'P005', 'P005 exento', 'D002'],
  ...[headings.perceptions, headings.deductions, headings.net],
];

async function fileOf(rows: Cells[], columns: string[] = HEADINGS): Promise<File> {
  const book = new exceljs.Workbook();
  const sheet = book.addWorksheet('Resultados');
  sheet.addRow(columns);
  for (const row of rows) sheet.addRow(columns.map((name) => row[name] ?? null));
  return new File([new Uint8Array(await book.xlsx.writeBuffer())], FILE);
}
function formOf(file: File, mode: string): { raw: { body: FormData } } {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...asked, mode })) body.append(name, value);
  body.append('file', file);
  return { raw: { body } };
}
const send = (file: File, mode = 'revisar') =>
  at.send(endpoints.import_results, formOf(file, mode), PEOPLE.Admin);
const load = async (rows: Cells[], mode?: string) =>
  readAnswer(endpoints.import_results, await send(await fileOf(rows), mode));

/** The people of the period, from its layout. */
async function roster(): Promise<{ number: string; name: string }[]> {
  const response = await at.send(endpoints.results_layout, { query: asked }, PEOPLE.Admin);
  expect(response.status).toBe(200);
  const book = new exceljs.Workbook();
  await book.xlsx.load(await response.arrayBuffer());
  const sheet = book.getWorksheet('Resultados');
  const people: { number: string; name: string }[] = [];
  sheet?.eachRow((row, at) => {
    const [number, name] = [row.getCell(1).text, row.getCell(2).text];
    if (at > 4 && number !== '') people.push({ number, name });
  });
  return people;
}
const people = await roster();
const paid = (number: string, more: Cells = {}): Cells => ({
  ...{ [headings.number]: number, [headings.days]: 15, P001: 5000, P005: 1000, 'P005 exento': 400 },
  ...{ D002: 600.5, [headings.perceptions]: 6000, [headings.deductions]: 600.5, [headings.net]: 5399.5 },
  ...more,
});
const first = people[0]?.number ?? '';

test('a review stores nothing, and says what the file would store', async () => {
  expect(people.length).toBeGreaterThan(1);
  const review = await load(people.map(({ number }) => paid(number)));
  expect(review).toMatchObject({ errors: 0, findings: [], people: people.length, applied: false });
  expect(review.net_pay).toBe((5399.5 * people.length).toFixed(2));
  expect(await at.run()).toMatchObject({ state: 'sin_calcular' });
});

test.each<[string, Cells[], string]>([
  ['nobody has the number', [paid('nadie')], problems.unknownPerson('nadie')],
  ['a person twice', [paid(first), paid(first)], problems.repeatedPerson(first, 2)],
  ['another net', [paid(first, { [headings.net]: 5400 })], problems.net('5400.00', '5399.50')],
  ['another total', [paid(first, { [headings.perceptions]: 1 })], problems.perceptions('1.00', '6000.00')],
  ['an amount that reads in two ways', [paid(first, { P001: '5.000' })], problems.ambiguous],
  ['no amount', [paid(first, { P001: 'mucho' })], problems.notNumber],
  ['a negative amount', [paid(first, { D002: -600.5 })], problems.negative],
  ['more exempt than paid', [paid(first, { 'P005 exento': 1001 })], problems.exemptTooLarge],
  ['no net', [paid(first, { [headings.net]: '' })], problems.noNet],
])('%s is an error, and nothing of the file is stored', async (_what, rows, message) => {
  const answer = await load(rows, 'aplicar');
  expect(answer.findings.filter(({ severity }) => severity === 'error').map((one) => one.message)).toContain(
    message,
  );
  expect(answer.applied).toBe(false);
  expect(await at.run()).toMatchObject({ state: 'sin_calcular' });
});

test('an unknown concept is named by its heading', async () => {
  const file = await fileOf([paid(first)], [...HEADINGS, 'P999 Bono']);
  const answer = await readAnswer(endpoints.import_results, await send(file, 'aplicar'));
  expect(answer).toMatchObject({ applied: false });
  expect(answer.findings).toContainEqual(
    expect.objectContaining({ row: 1, column: 'K', message: problems.unknownConcept('P999 Bono') }),
  );
});

test('a decimal comma is read, and told', async () => {
  const answer = await load([paid(first, { D002: '600,50' })]);
  expect(answer.errors).toBe(0);
  expect(answer.findings.map(({ message }) => message)).toContain(problems.decimalComma('600.50'));
  expect(answer.findings.some(({ message }) => message.includes(people[1]?.name ?? '?'))).toBe(true);
});

test('imported results are a run that says where it comes from, and is authorised like any other', async () => {
  const answer = await load(
    people.map(({ number }) => paid(number)),
    'aplicar',
  );
  expect(answer).toMatchObject({ applied: true, people: people.length });
  const run = await at.run();
  expect(run).toMatchObject({ state: 'calculada', version: 1, imported_from: FILE, people: people.length });
  expect(run.net_pay).toBe(answer.net_pay);
  const [person] = (await at.sheet()).people;
  expect(person).toMatchObject({
    total_perceptions: '6000.00',
    total_deductions: '600.50',
    net_pay: '5399.50',
  });
  const bonus = person?.lines.find(({ amount }) => amount === '1000.00');
  expect(bonus).toMatchObject({ taxable_amount: '600.00', exempt_amount: '400.00' });
  const trace = await readAnswer(
    endpoints.payroll_trace,
    await at.send(endpoints.payroll_trace, { query: { ...asked, employee_id: `${person?.employee_id}` } }),
  );
  expect(trace).toMatchObject({
    imported_from: FILE,
    records: [],
    reproduces: true,
    can: { override: false },
    // The other program may have paid by another salary.
    facts: { source: expect.stringContaining('no los del cálculo') },
  });
  expect((await at.authorize(1)).status).toBe(200);
  expect(await at.run()).toMatchObject({ state: 'autorizada' });
});

test('loaded again it is the next version, and a calculation takes its place', async () => {
  await load([paid(first)], 'aplicar');
  expect(await at.run()).toMatchObject({ version: 2, state: 'calculada', people: 1, imported_from: FILE });
  await at.generate(CALCULATION);
  expect(await at.run()).toMatchObject({ version: 3, people: people.length, imported_from: null });
});

test('is refused while a calculation waits', async () => {
  await at.request(CALCULATION);
  const refused = await send(await fileOf([paid(first)]), 'aplicar');
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain(runMessages.obstacles.calculating);
  await at.portal.runJobs();
});

test('a program needs a token that may import results', async () => {
  const { token: session } = await at.portal.openSession(PEOPLE.Admin);
  const create = async (rights: object) => {
    const body = { name: 'Motor', reports: [], days: 30 as const, ...rights };
    const made = await at.portal.send(endpoints.create_api_token, { token: session, body });
    return (await readAnswer(endpoints.create_api_token, made)).token;
  };
  const file = await fileOf([paid(first)]);
  const by = (token: string) =>
    at.portal.send(endpoints.import_results_by_token, { token, ...formOf(file, 'revisar') });
  expect((await by(await create({ import_masters: true }))).status).toBe(403);
  const answer = await readAnswer(
    endpoints.import_results_by_token,
    await by(await create({ import_results: true })),
  );
  expect(answer).toMatchObject({ errors: 0, people: 1, applied: false });
});

test('the layout of another period is refused', async () => {
  const layout = await at.send(
    endpoints.results_layout,
    { query: { ...asked, period: `${other}` } },
    PEOPLE.Admin,
  );
  const answer = await readAnswer(
    endpoints.import_results,
    await send(new File([new Uint8Array(await layout.arrayBuffer())], FILE), 'aplicar'),
  );
  expect(answer.findings.map(({ message }) => message)).toEqual([problems.otherPayroll]);
});
