/** The captured workbook, loaded as it is, changes nothing, whatever was captured. */

import { bulkLosses } from '@lienzo/schema/bulk/bulk-losses';
import { type CheckedBulk, checkBulkLines } from '@lienzo/schema/bulk/check-bulk-lines';
import type { Saved } from '@lienzo/schema/capture/capture-rows';
import { endpoints } from '@lienzo/schema/endpoints';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import {
  ABSENCE,
  BONUS,
  type CapturePortal,
  DELAY,
  daysOf,
  incident,
  startCapturePortal,
  VACATION,
} from '../testing/start-capture-portal.ts';

let at: CapturePortal;
beforeAll(async () => {
  at = await startCapturePortal();
});
beforeEach(() => at.clear());
afterAll(() => at?.close());

const SEEDS = [1, 2, 3, 4];
const FIRST = '2026-01-01';

/** Numbers below a limit that are the same for the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed * 7919;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const WORKBOOKS = {
  I: [endpoints.get_xls_incident, endpoints.cargar_layout_incidencias],
  IN: [endpoints.genera_xls_incapacidad, endpoints.cargar_layout_incapacidades],
} as const;

/** What is captured, downloaded and read again. */
async function reload(kind: 'I' | 'IN') {
  const scope = { paysheet_id: at.paysheet, period_id: at.periods[0] };
  const [download, upload] = WORKBOOKS[kind];
  const book = await at.send(download, { body: { ...scope, contenido: 'capturado' } });
  const form = new FormData();
  for (const [name, id] of Object.entries(scope)) form.append(name, `${id}`);
  form.append('file', new File([await book.blob()], 'capturado.xlsx'));
  const { result } = await readAnswer(upload, await at.send(upload, { raw: { body: form } }));
  expect([result.findings, result.line_findings]).toEqual([[], []]);
  return result;
}

async function save(checked: CheckedBulk, versions: ReadonlyMap<number, number>): Promise<Saved> {
  const only = checked.people.map((employee_id) => ({
    employee_id,
    version: versions.get(employee_id) ?? 0,
  }));
  const send = checked.kind === 'IN' ? at.saveDisabilities : at.saveIncidents;
  return (await readAnswer(endpoints.set_incidents, await send(checked.rows, { only }))).result;
}

/** Days, hours and amounts of some people on some days; at most one thing of days on a day. */
const someIncidents = (seed: number): object[] => {
  const random = randomOf(seed);
  return at.people.slice(0, 6).flatMap((id) =>
    Array.from({ length: 15 }, (_, day) => addDays(FIRST, day)).flatMap((day) => {
      const rows: object[] = [];
      if (random(3) === 0)
        rows.push(incident(id, day, BONUS, `${random(5000)}.${String(1 + random(99)).padStart(2, '0')}`));
      const other = random(6);
      if (other < 2) rows.push(incident(id, day, other === 0 ? ABSENCE : VACATION));
      else if (other === 2) rows.push(incident(id, day, DELAY, `${1 + random(4)}.25`));
      return rows;
    }),
  );
};

const someCertificates = (seed: number): object[] => {
  const random = randomOf(seed);
  // Its initial one is not in Lienzo.
  const external = { tipo_incapacidad: 'C', tipo_control: 3, folio_inicial: `ZZ${seed}00000` };
  const accident = { incapacidad: 318, tipo_riesgo: 1, tipo_secuela: seed };
  const others = [
    ...daysOf(at.people[6] ?? 0, { folio: `OL${seed}60001`, from: FIRST, days: 3, ...external }),
    ...daysOf(at.people[7] ?? 0, { folio: `OL${seed}70001`, from: FIRST, days: 2, ...accident }),
  ];
  const own = at.people.slice(0, 6).flatMap((id, number) => {
    const first = addDays(FIRST, random(4));
    const days = 1 + random(5);
    const folio = (source: number) => `OL${seed}${number}000${source}`;
    const next = { from: addDays(first, days), days: 1 + random(9), folio: folio(2) };
    return [
      ...daysOf(id, { folio: folio(1), from: first, days }),
      ...(random(2) === 0 ? daysOf(id, { ...next, tipo_incapacidad: 'C', tipo_control: 3 }) : []),
    ];
  });
  return [...own, ...others];
};

test.each(SEEDS)('of random captures, seed %i', async (seed) => {
  for (const kind of ['I', 'IN'] as const) {
    const rows = kind === 'I' ? someIncidents(seed) : someCertificates(seed);
    await at.clear();
    const first = await (kind === 'I' ? at.saveIncidents(rows) : at.saveDisabilities(rows));
    expect(first.status).toBe(200);
    const { data, context } = await reload(kind);
    const versions = new Map(context.employees.map(({ id, version }) => [id, version]));
    for (const mode of ['named', 'all'] as const) {
      const checked = checkBulkLines(kind, data, context, mode);
      expect(bulkLosses(checked, context)).toEqual([]);
      expect((await save(checked, versions)).changed).toEqual([]);
    }
  }
});

test('a part of it changes only that part', async () => {
  await at.saveIncidents(someIncidents(9));
  const before = await Promise.all(at.people.slice(0, 6).map((id) => at.capture(id)));
  const { data, context } = await reload('I');
  const versions = new Map(context.employees.map(({ id, version }) => [id, version]));
  const [line] = data.filter(({ grupo }) => grupo === 'P012');
  if (line === undefined) throw new Error('no amount was captured');
  const checked = checkBulkLines('I', [{ ...line, valores: { ...line.valores, CANTIDAD: '7777' } }], context);
  const { changed } = await save(checked, versions);
  const [employee] = changed;
  expect(changed).toHaveLength(1);
  const after = await Promise.all(at.people.slice(0, 6).map((id) => at.capture(id)));
  for (const [place, { employee: person, incidents }] of after.entries()) {
    const others = (rows: typeof incidents) =>
      rows.filter(({ concept_id }) => person.id !== employee?.employee_id || concept_id !== BONUS);
    expect(others(incidents)).toEqual(others(before[place]?.incidents ?? []));
  }
});
