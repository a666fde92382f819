/** Files of the IMSS and SUA as people really upload them: cut, in any encoding, of somebody else, or hostile. */

import { read, utils, write } from '@e965/xlsx';
import { endpoints } from '@lienzo/schema/endpoints';
import { quirkyWorkbook } from '@lienzo/tests/files/quirky-workbook';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
import { hostileWorkbooks } from '../../workbooks/testing/hostile-workbooks.ts';
import { writeZip } from '../../workbooks/testing/write-zip.ts';
import { type ConfrontaPortal, startConfrontaPortal } from '../testing/start-confronta-portal.ts';
import { writeEma } from '../testing/write-emission.ts';

let at: ConfrontaPortal;
beforeAll(async () => {
  at = await startConfrontaPortal();
});
afterAll(() => at?.close());
afterEach(() =>
  at.asOwner(async (trx) => {
    await sql`delete from imss_responses`.execute(trx);
  }),
);

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'latin1'));
const xls = (rows: unknown[][]): Uint8Array<ArrayBuffer> => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Movimientos');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'biff8' }));
};
/** Some megabytes of blanks in a few kilobytes, with what a workbook must have. */
const bomb = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    writeZip([
      { name: '[Content_Types].xml', data: '<Types/>' },
      { name: 'xl/workbook.xml', data: ' '.repeat(300 * 1024 * 1024) },
    ]),
  );

describe('an answer of the IMSS', () => {
  const load = (bytes: Uint8Array<ArrayBuffer>, name = 'respuesta.txt') => {
    const form = new FormData();
    form.append('nomina_id', `${at.paysheet}`);
    form.append('register', at.register);
    form.append('file', new File([bytes], name));
    return at.send(endpoints.load_imss_response, { raw: { body: form } }, PEOPLE.Admin);
  };
  const loaded = async (bytes: Uint8Array<ArrayBuffer>, name?: string) =>
    readAnswer(endpoints.load_imss_response, await load(bytes, name));
  const stored = async (): Promise<{ nss: string; name: string }[]> =>
    (
      await inOrganization(at.portal, (trx) =>
        sql<{ nss: string; name: string }>`select nss, name from imss_responses order by nss`.execute(trx),
      )
    ).rows;
  const nssOf = (index: number): string => at.workers[index]?.nss ?? '';
  /** 168 positions and a code, with a name of 27 characters. */
  const line = (nss: string, name: string, register = at.register): string =>
    `${register}${nss}${name.padEnd(27)}${'X'.padEnd(27)}${'ANA'.padEnd(27)}052465      10014072026021  08394000061       NUOM900214MDFXFR029 20260715 01 0315\r\n`;

  it.each([
    ['# in ASCII', (text: string) => bytesOf(text.replaceAll('Ñ', '#'))],
    ['/ in ASCII', (text: string) => bytesOf(text.replaceAll('Ñ', '/'))],
    ['a byte in ANSI', (text: string) => bytesOf(text)],
    ['UTF-8', (text: string) => new Uint8Array(Buffer.from(text, 'utf8'))],
    ['UTF-8 with a mark', (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf8'))],
  ])('has an Ñ as %s', async (_name, encode) => {
    const answer = await loaded(encode(line(nssOf(0), 'MUÑOZ') + line(nssOf(1), 'PEÑA')));
    expect(answer).toMatchObject({ rejected: 2, unknown: 0, findings: [] });
    expect((await stored()).map(({ name }) => name).toSorted()).toEqual(['ANA MUÑOZ X', 'ANA PEÑA X']);
  });

  it('says cut lines, and those of another registro or without an NSS; the rest is read once', async () => {
    const text = [
      line(nssOf(0), 'MUÑOZ'),
      `${line(nssOf(1), 'PEÑA').slice(0, 120)}\r\n`,
      line(nssOf(2), 'DE OTRO', 'Z9999999999'),
      line('12345', 'CORTO'.padEnd(33)),
      line(nssOf(0), 'MUÑOZ'),
      line(nssOf(3), 'ÚLTIMA').slice(0, -10),
    ].join('');
    const answer = await loaded(bytesOf(text));
    expect(answer.findings.map(({ line: number, code }) => `${number} ${code}`)).toEqual([
      '2 truncated',
      '3 other_register',
      '4 nss_form',
    ]);
    // What is there twice is there once; loaded again, nothing is added.
    expect((await stored()).map(({ nss }) => nss)).toEqual([nssOf(0), nssOf(3)].toSorted());
    expect((await loaded(bytesOf(text))).known).toBe(3);
    expect(await stored()).toHaveLength(2);
  });

  it('is read from an .xls, row by row', async () => {
    const answer = await loaded(
      xls([
        ['Registro', 'NSS', 'Nombre', 'Tipo', 'Fecha', 'Estatus'],
        [at.register, nssOf(0), 'MUÑOZ ANA', '08', '14/07/2026', 'Operado'],
        ['Z9999999999', nssOf(1), 'PEÑA ANA', '08', '14/07/2026', 'Operado'],
        [at.register, nssOf(2), 'RÍOS ANA', '08', '31/02/2026', 'Operado'],
      ]),
      'respuesta.xls',
    );
    expect(answer).toMatchObject({ accepted: 1, rejected: 0 });
    expect(answer.findings.map(({ line: number, code }) => `${number} ${code}`)).toEqual([
      '3 other_register',
      '4 wrong_fecha',
    ]);
  });

  it('is never a hostile or foreign workbook, which leaves nothing behind', async () => {
    const form = { sheet: 'Movimientos', headings: ['NSS', 'Tipo', 'Fecha', 'Estatus'] };
    for (const { kind, bytes } of [
      { kind: 'bomb', bytes: bomb() },
      ...hostileWorkbooks(8, form).map((one) => ({ ...one, bytes: new Uint8Array(one.bytes) })),
    ]) {
      if (bytes.length > 5 * 1024 * 1024) continue;
      const response = await load(bytes, 'respuesta.xlsx');
      expect([200, 400], kind).toContain(response.status);
    }
    for (const name of FOREIGN) {
      const response = await load(await quirkyWorkbook(name), name);
      expect([200, 400], name).toContain(response.status);
      if (response.status === 200)
        expect((await readAnswer(endpoints.load_imss_response, response)).accepted, name).toBe(0);
    }
    expect(await stored()).toEqual([]);
  });
});

/** Workbooks of another form, and other formats named .xls. */
const FOREIGN = [
  ...['maestros-base.xlsx', 'celda-antes.xlsx', 'celda-repetida.xlsx', 'renglon-antes.xlsx', 'nfd.xlsx'],
  ...['celdas-sin-indice.xlsx', 'escapes.xlsx', 'excel-xml-2003.xls', 'pagina-con-comentario.xls'],
  ...['pagina-mht.xls', 'pagina-utf16.xls', 'texto-utf16.xls'],
] as const;

describe('a comparison', () => {
  const confronted = async (bytes: Uint8Array<ArrayBuffer>, name: string) =>
    at.confront([new File([bytes], name)]);
  const differences = async (request: number) =>
    readAnswer(
      endpoints.confronta_differences,
      await at.send(endpoints.confronta_differences, { query: { request_id: `${request}` } }, PEOPLE.Admin),
    );

  test('of hostile or foreign workbooks compares nothing and says why', async () => {
    for (const [name, bytes] of [
      ['bomba.xlsx', bomb()],
      ...(await Promise.all(FOREIGN.map(async (one) => [one, await quirkyWorkbook(one)] as const))),
    ] as const) {
      const row = await confronted(bytes, name);
      expect(row.state, name).toBe('rechazada');
      expect(row.status, name).not.toBe('');
      expect((await differences(row.id)).people, name).toEqual([]);
    }
  });

  test('of an emission saved as .xls finds what the .xlsx finds', async () => {
    const people = at.workers.map((one, index) => (index === 0 ? { ...one, sbc: one.sbc + 10_000 } : one));
    const modern = await writeEma(people, { register: at.register });
    const first = await confronted(new Uint8Array(modern), 'EMA julio.xlsx');
    const old = new Uint8Array(write(read(modern), { type: 'buffer', bookType: 'biff8' }));
    const second = await confronted(old, 'EMA julio.xls');
    expect(second).toMatchObject({ state: 'lista', counts: { personas: 1 } });
    const about = async (id: number) =>
      (await differences(id)).people.map(({ nss, amount }) => `${nss} ${amount}`);
    expect(await about(second.id)).toEqual(await about(first.id));
  });

  test('says whose NSS is there twice in Aseg.txt, and reads lines that SUA wrote longer', async () => {
    const worker = at.workers[0];
    if (worker === undefined) throw new Error('nobody');
    const record = `${at.register}${worker.nss}MUÑA900214AB1MUÑA900214HDFXFR02${'MUÑOZ$X$ANA'.padEnd(50)}1001012020${'052465'.padStart(7, '0')}${' '.repeat(17)}${' '.repeat(10)}${'0'.repeat(17)}`;
    const text = `${record}EXTRA\r\n${record}\r\n${record.slice(0, 60)}\r\n`;
    const row = await confronted(bytesOf(text), 'Aseg.txt');
    const { findings } = await readAnswer(
      endpoints.imss_findings,
      await at.send(endpoints.imss_findings, { query: { request_id: `${row.id}` } }, PEOPLE.Admin),
    );
    expect(findings.map(({ code }) => code)).toContain('repeated');
    expect(findings.map(({ line, code }) => `${line} ${code}`)).toContain('3 truncated');
  });
});
