import { afterAll, expect, test } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readErrors } from '../../../testing/read-answer.ts';
import { ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { addPayroll, addRow, cells, newNumber, newRegister } from '../testing/master-workbook.ts';
import { asXls, counts, startMasterPortal, untouched } from '../testing/start-master-portal.ts';

const { portal, download, send, load, close } = await startMasterPortal();
afterAll(close);

const everything = {
  ...{ Nóminas: '1 0 0', Calendario: '1 0 0', Empresas: '1 0 0', 'Registros patronales': '1 0 0' },
  ...{ 'Centros de costos': '1 0 0', Empleados: '1 0 0', Salarios: '2 0 0', Créditos: '1 0 0' },
};

/** A client without even the company with which the screens make one. */
const newClient = (): Promise<string> =>
  inOrganization(portal, async (trx) => {
    const { id } = await trx
      .insertInto('clients')
      .values({
        ...{ organization_id: ORGANIZATION, name: `CLIENTE ${newNumber()}`, rfc: 'XAXX010101000' },
        ...{ representante_legal: 'Rosa Gil', rfc_representante: 'XEXX010101000', domicilio: 'Calle 1' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('user_clients')
      .values({ organization_id: ORGANIZATION, user_id: PEOPLE.Ejecutivo.id, client_id: id })
      .execute();
    return id;
  });

const rowsOf = (book: Awaited<ReturnType<typeof download>>): Record<string, number> =>
  Object.fromEntries(Object.keys(everything).map((name) => [name, cells(book, name).length]));
const nothing = Object.fromEntries(Object.keys(everything).map((name) => [name, 0]));

test('what was downloaded and saved as .xls changes nothing', async () => {
  const loaded = await load(await asXls(await download()), { mode: 'aplicar' });
  expect(loaded).toMatchObject({ findings: [], applied: true });
  expect(counts(loaded)).toEqual(untouched);
});

test('a .xls is reviewed and applied as the .xlsx of which it was made', async () => {
  const number = newNumber();
  const book = await download();
  addPayroll(book, number, newRegister());
  const old = await asXls(book);
  const reviewed = await load(old);
  expect(reviewed).toEqual(await load(book));
  expect(counts(reviewed)).toEqual(everything);
  expect(await load(old, { mode: 'aplicar' })).toEqual({ ...reviewed, applied: true });
  for (const again of [old, book]) expect(counts(await load(again))).toEqual(untouched);
  expect(cells(await download(), 'Calendario').filter((row) => row.includes(number))).toHaveLength(1);
});

test('what is wrong in a .xls is named where it stands', async () => {
  const book = await download();
  addRow(book, 'Centros de costos', { 'Número de nómina': 'NO-EXISTE', Clave: 'X', Nombre: 'Nadie' });
  const wrong = await load(await asXls(book), { mode: 'aplicar' });
  expect(wrong).toEqual(await load(book, { mode: 'aplicar' }));
  expect(wrong).toMatchObject({
    applied: false,
    findings: [{ sheet: 'Centros de costos', severity: 'error', column: 'A', value: 'NO-EXISTE' }],
  });
});

test('a client that has nothing gets its first masters from one workbook', async () => {
  const client = await newClient();
  const book = await download({ client });
  expect(rowsOf(book)).toEqual(nothing);
  addPayroll(book, newNumber(), newRegister());
  const reviewed = await load(book, { client });
  expect(reviewed.findings).toEqual([]);
  expect(counts(reviewed)).toEqual(everything);
  expect(rowsOf(await download({ client }))).toEqual(nothing);
  expect(await load(book, { client, mode: 'aplicar' })).toEqual({ ...reviewed, applied: true });
  expect(counts(await load(await download({ client }), { client }))).toEqual(untouched);
  expect(rowsOf(await download({ client }))).toEqual({
    ...{ Nóminas: 1, Calendario: 1, Empresas: 1, 'Registros patronales': 1 },
    ...{ 'Centros de costos': 1, Empleados: 1, Salarios: 2, Créditos: 1 },
  });
});

test('the first masters of a client come together or not at all', async () => {
  const client = await newClient();
  const book = await download({ client });
  // The register is of a client that the Ejecutivo does not see: only the database knows that it is taken.
  addPayroll(book, newNumber(), 'Y1234567102');
  const refused = await send(book, { client, mode: 'aplicar' });
  expect((await readErrors(refused)).map(({ code, field }) => [code, field])).toEqual([
    ['already_taken', 'register'],
  ]);
  expect(rowsOf(await download({ client }))).toEqual(nothing);
});
