/** Layouts whose cells other programs wrote. */
import { endpoints } from '@lienzo/schema/endpoints';
import { quirkyWorkbook } from '@lienzo/tests/files/quirky-workbook';
import { rawCells, setCells } from '@lienzo/tests/files/set-cells';
import { afterAll, expect, test } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { startCapturePortal } from '../testing/start-capture-portal.ts';

const capture = await startCapturePortal();
afterAll(() => capture.close());

/** What a layout of overtime says, by cell: the value that is loaded, or ✗ and the value that is shown. */
async function hoursOf(name: string): Promise<Record<string, string>> {
  const scope = { paysheet_id: capture.paysheet, period_id: capture.periods[0] };
  const blank = await capture.send(endpoints.get_xls_HorasExtra, { body: scope });
  const cells = rawCells.parse(JSON.parse(new TextDecoder().decode(await quirkyWorkbook(name))));
  const form = new FormData();
  for (const [field, id] of Object.entries(scope)) form.append(field, `${id}`);
  form.append('file', new File([await setCells(await blank.arrayBuffer(), cells)], 'layout.xlsx'));
  const answer = await capture.send(endpoints.cargar_layout_horas_extra, { raw: { body: form } });
  const { result } = await readAnswer(endpoints.cargar_layout_horas_extra, answer);
  expect(result.findings).toEqual([]);
  const said: Record<string, string> = {};
  for (const { renglon, grupo, valores } of result.data)
    said[`${result.columnas[grupo]?.HORAS}${renglon}`] = valores.HORAS ?? '';
  for (const { column, row, value } of result.line_findings) said[`${column}${row}`] = `✗ ${value}`;
  return said;
}

test('cells of shared texts without an index are no hours', async () => {
  expect(await hoursOf('celdas-sin-indice-horas.json')).toEqual({ D5: '2.5' });
});

test('hours and minutes are hours; a day and more is told as it is shown', async () => {
  expect(await hoursOf('duraciones-horas.json')).toEqual({
    ...{ D5: '2.5', E5: '3', F5: '2.5' },
    ...{ G5: '✗ 26:30', H5: '✗ 24:00' },
  });
});
