/** Plants differences in signatures, typed and of columns, and looks whether the proof finds them in every format. */
import { renderFormat } from '@lienzo/schema/api/render-contract';
import type { FirmaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { plainRichText, type RichText } from '@lienzo/schema/report/rich-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportOf, selected, tabla } from '../../reports/testing/test-reports.ts';
import { ProofDriver, type ReportWithRows } from '../testing/proof-driver.ts';

let driver: ProofDriver;
beforeAll(() => {
  driver = new ProofDriver();
});
afterAll(() => driver?.stop());

const column = (key: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'column', attrs: { column: key } }] }],
});
const signed = (...signers: [quien: RichText, puesto: RichText][]): FirmaItem => ({
  ...newItem('firma', '3f0a54de-4a43-4ac1-8f69-7a2c64f3a111'),
  firmas: signers.map(([quien, puesto], at) => ({ id: `firma-${at + 1}`, quien, puesto })),
});
const typed = (...names: string[]): FirmaItem =>
  signed(...names.map((name): [RichText, RichText] => [plainRichText(name), plainRichText(`De ${name}`)]));

const TABLE = tabla(['employees.name']);
const beside = (item: FirmaItem): ReportWithRows => ({
  report: reportOf([TABLE, item]),
  rows: { [TABLE.uuid]: [{ 'employees.name': 'Eva Sol' }] },
});
const alone = (item: FirmaItem): ReportWithRows => ({ report: reportOf([item]), rows: {} });

const LETTER = {
  ...newItem('texto_dinamico'),
  selected_tables: ['employees'],
  selected_columns: [selected('employees.name'), selected('employees.position')],
  valor: plainRichText('Recibí mi constancia.'),
};
const LETTERS: ReportWithRows = {
  report: reportOf([
    LETTER,
    signed(
      [column('employees.name'), column('employees.position')],
      [plainRichText('Ana Ruiz'), plainRichText('Gerente')],
    ),
  ]),
  rows: {
    [LETTER.uuid]: ['Eva Sol', 'Luis Paz'].map((name) => ({
      'employees.name': name,
      'employees.position': `Puesto de ${name}`,
    })),
  },
};

describe.each(renderFormat.options)('in the %s', (format) => {
  it.each([
    ['alone', alone],
    ['beside a table', beside],
  ])('another signer, another order and one too few are found: %s', async (_name, reportWith) => {
    const report = reportWith(typed('Ana Ruiz', 'Luis Paz', '=1+1'));
    expect((await driver.prove(format, report)).differences).toEqual([]);
    for (const other of [
      typed('Ana Ruis', 'Luis Paz', '=1+1'),
      typed('Luis Paz', 'Ana Ruiz', '=1+1'),
      typed('Ana Ruiz', 'Luis Paz'),
    ]) {
      const { differences } = await driver.compare(
        format,
        await driver.fileOf(format, reportWith(other)),
        report,
      );
      expect(differences.length).toBeGreaterThan(0);
    }
  });

  it('a signer of the row of another page is found', async () => {
    expect((await driver.prove(format, LETTERS)).differences).toEqual([]);
    const rows = { [LETTER.uuid]: [...(LETTERS.rows[LETTER.uuid] ?? [])].reverse() };
    expect((await driver.prove(format, LETTERS, rows)).differences.length).toBeGreaterThan(0);
  });
});
