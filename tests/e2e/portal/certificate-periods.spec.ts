/** A certificate over two periods: each receipt says the days that fall in its period, beside the whole (specification 3 §9). */
import { readFile } from 'node:fs/promises';
import { endpoints } from '@lienzo/schema/endpoints';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import { expect, type Page } from '@playwright/test';
import { pdfPages } from '../../files/read-pdf.ts';
import { readXlsx } from '../../files/read-xlsx.ts';
import { type PortalClient, signIn } from '../../portal/portal-client.ts';
import { addressOfPayroll } from '../drivers/capture-filters.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { layersAtRest } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@norte.test';
/** Weekly; its last periods are needed by no other test. */
const PAYROLL = { client: /Sierra Nevada/, at: -1 };
const WEEKS = [{ fromLast: 1 }, { fromLast: 0 }] as const;
const DAYS = 7;

/** A certificate of a week of which three days fall in the first of two periods. */
async function captureCertificate(admin: PortalClient, address: string, folio: string) {
  const chosen = new URLSearchParams(address);
  const read = (name: string) => chosen.get(name) ?? '';
  const query = { nomina_id: read('nominas'), proceso_id: read('proceso'), anio_id: read('anio') };
  const period = (await admin.call(endpoints.get_periodos, { query })).find(
    ({ id }) => `${id}` === read('periodo'),
  );
  const [, someone] = await admin.call(endpoints.get_empleados_nom, {
    query: { user_id: read('cliente'), nomina_id: read('nominas'), period_id: read('periodo') },
  });
  const from = addDays(period?.end_date ?? '', -2);
  const scope = { paysheet_id: Number(read('nominas')), period_id: Number(read('periodo')) };
  const evidence = await admin.upload(endpoints.send_evidence, {
    query: { paysheet_id: read('nominas'), period_id: read('periodo') },
    file: new File(['%PDF-1.4\n%%EOF\n'], `${folio}.pdf`, { type: 'application/pdf' }),
  });
  await admin.call(endpoints.set_incidents, {
    query: { incapacidad: 'true' },
    body: {
      ...scope,
      employees: Array.from({ length: DAYS }, (_, day) => ({
        ...{ id: someone?.id ?? 0, folio, incapacidad: 316, dias_incapacidad: 1 as const },
        ...{ fecha_incapacidad: addDays(from, day), tipo_incapacidad: 'I' as const, tipo_control: 1 },
        ...{ tipo_riesgo: 0, tipo_secuela: 0, archivo_id: evidence.result.id },
      })),
      only: [{ employee_id: someone?.id ?? 0, version: 0 }],
    },
  });
  return { name: someone?.name ?? '', from };
}

async function download(page: Page, menu: string, choice: string): Promise<Uint8Array> {
  // The print waits for its turn on a busy machine.
  const file = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('main').getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menu', { name: menu }).getByRole('menuitem', { name: choice, exact: true }).click();
  const bytes = new Uint8Array(await readFile(await (await file).path()));
  await layersAtRest(page, 0);
  return bytes;
}

test('the receipts of a certificate over two periods say three days and four, beside the seven', async ({
  page,
}) => {
  // Six files are made.
  test.setTimeout(400_000);
  await signInAs(page, ADMIN);
  const admin = await signIn(url(''), ADMIN);
  const folio = `LP${`${Date.now()}`.slice(-6)}`;
  const [first, second] = [
    await addressOfPayroll({ ...PAYROLL, ...WEEKS[0] }),
    await addressOfPayroll({ ...PAYROLL, ...WEEKS[1] }),
  ];
  const { name, from } = await captureCertificate(admin, first, folio);
  const slashed = (day: string) => day.split('-').toReversed().join('/');
  for (const { address, skipped, days } of [
    { address: first, skipped: 0, days: 3 },
    { address: second, skipped: 3, days: 4 },
  ]) {
    const dates = Array.from({ length: days }, (_, day) => addDays(from, skipped + day));
    await page.goto(url(`/app/summary_incidents?${address}`));
    await expect(page.getByRole('table', { name: 'Empleados con algo capturado' })).toContainText(name);

    const text = (await pdfPages(await download(page, 'PDF', 'Incapacidades'))).join(' ');
    expect(text.split(folio)).toHaveLength(days + 1);
    for (const day of dates) expect(text).toContain(slashed(day));
    expect(text).toContain('Días del certificado');

    const [sheet] = await readXlsx(await download(page, 'Excel', 'Incapacidades'));
    const rows = (sheet?.rows ?? []).map((row) => row.map(({ value }) => value));
    const head = rows.find((row) => row.includes('Folio')) ?? [];
    const own = rows.filter((row) => row[head.indexOf('Folio')] === folio);
    expect(own.map((row) => row[head.indexOf('Días del periodo')])).toEqual(dates.map(() => 1));
    expect(own.map((row) => row[head.indexOf('Días del certificado')])).toEqual(dates.map(() => DAYS));

    const csv = new TextDecoder().decode(await download(page, 'CSV', 'Incidencias'));
    const lines = csv.split('\r\n').filter((line) => line.includes('D014C_DI'));
    expect(lines.map((line) => line.split(',').slice(-2))).toEqual(dates.map((day) => [day, '1']));
  }
});
