/** Whatever is captured, each export says the same: by employee, concept and day (specification 3 §7, §9). */

import { OVERTIME_BLOCKS } from '@lienzo/schema/capture/overtime-blocks';
import { DOUBLES, TRIPLES } from '@lienzo/schema/capture/overtime-lines';
import { endpoints } from '@lienzo/schema/endpoints';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import { GROUP_ROW, HEADING_ROW } from '@lienzo/templates/layouts/layout-book';
import exceljs from 'exceljs';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import {
  ABSENCE,
  BONUS,
  DELAY,
  daysOf,
  incident,
  startCapturePortal,
} from '../testing/start-capture-portal.ts';

const at = await startCapturePortal();
afterAll(() => at.close());

const FIRST_DAY = '2026-01-01';
const DAYS = 15;
const PEOPLE = 3;
const KEYS: Readonly<Record<number, string>> = {
  [ABSENCE]: 'D020C_DI',
  [BONUS]: 'P012',
  [DELAY]: 'D022C_HR',
};

/** What a day has beside an amount: an absence, a delay in halves of an hour, or overtime in halves. */
type Day = { bonus: number; other: 'nothing' | 'absence' | 'delay' | 'hours'; halves: number };
type Person = { days: Day[]; certificate: { at: number; days: number } | null };

const day: fc.Arbitrary<Day> = fc.record({
  /** Cents. */
  bonus: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 9_999_999 })),
  other: fc.constantFrom('nothing', 'absence', 'delay', 'hours', 'hours'),
  halves: fc.integer({ min: 1, max: 20 }),
});
const people: fc.Arbitrary<Person[]> = fc.array(
  fc.record({
    days: fc.array(day, { minLength: DAYS, maxLength: DAYS }),
    certificate: fc.option(
      fc.record({ at: fc.integer({ min: 0, max: DAYS - 1 }), days: fc.integer({ min: 1, max: 9 }) }),
    ),
  }),
  { minLength: PEOPLE, maxLength: PEOPLE },
);

const idOf = (scope: number): number => at.people[scope] ?? 0;
const dateOf = (target: number): string => addDays(FIRST_DAY, target);
const folioOf = (location: number): string => `OL${String(location + 1).padStart(6, '0')}`;
const isDisabled = ({ certificate }: Person, slot: number): boolean =>
  certificate !== null && slot >= certificate.at && slot < certificate.at + certificate.days;

type Incident = { employee: number; concept: number; date: string; amount: number };
type Hours = { employee: number; place: number; hours: number };

/** What a day of disability has beside amounts is left out: it would be refused. */
function incidentsOf(given: readonly Person[]): Incident[] {
  return given.flatMap((person, at) =>
    person.days.flatMap(({ bonus, other, halves }, area): Incident[] => {
      const same = { employee: idOf(at), date: dateOf(area) };
      const isFree = !isDisabled(person, area);
      return [
        ...(bonus > 0 ? [{ ...same, concept: BONUS, amount: bonus / 100 }] : []),
        ...(other === 'absence' && isFree ? [{ ...same, concept: ABSENCE, amount: 1 }] : []),
        ...(other === 'delay' && isFree ? [{ ...same, concept: DELAY, amount: halves / 2 }] : []),
      ];
    }),
  );
}
const hoursOf = (given: readonly Person[]): Hours[] =>
  given.flatMap((person, at) =>
    person.days.flatMap(({ other, halves }, anchor) =>
      other === 'hours' && !isDisabled(person, anchor)
        ? [{ employee: idOf(at), place: anchor, hours: halves / 2 }]
        : [],
    ),
  );

/** Double hours of a person's days: three a day, on three days of a week that begins on Monday; 1 January is a Thursday. */
function doublesOf(hours: readonly Hours[]): { place: number; double: number }[] {
  const used = new Map<number, number>();
  return hours.map(({ place, hours: worked }) => {
    const week = Math.floor((place + 3) / 7);
    const days = used.get(week) ?? 0;
    used.set(week, days + 1);
    return { place, double: days < 3 ? Math.min(3, worked) : 0 };
  });
}

const scope = () => ({ paysheet_id: at.paysheet, period_id: at.periods[0] });

async function csv(type: 'I' | 'E', masiva: 'true' | 'false') {
  const query = { paysheet_id: `${at.paysheet}`, period_id: `${at.periods[0]}`, type, masiva };
  const answer = await at.send(endpoints.get_csv_incident, { query });
  const text = await answer.text();
  return text
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [prefix, payroll, , employee = '', year, month, key = '', date = '', amount = ''] =
        line.split(',');
      expect([prefix, payroll, year, month]).toEqual(['A3O', 'N-001', '2026', '1']);
      return { employee, key, date, amount: Number(amount) };
    });
}

async function sheetOf(entry: Parameters<typeof at.send>[0], name: string) {
  const answer = await at.send(entry, { body: { ...scope(), contenido: 'capturado' } });
  const book = new exceljs.Workbook();
  await book.xlsx.load(await answer.arrayBuffer());
  const sheet = book.getWorksheet(name);
  if (sheet === undefined) throw new Error(`no sheet ${name}`);
  const rows: { group: string; heading: string; value: exceljs.CellValue }[][] = [];
  sheet.eachRow((row, number) => {
    if (number <= HEADING_ROW) return;
    const cells: (typeof rows)[number] = [];
    row.eachCell((cell, column) => {
      const group = sheet.getCell(GROUP_ROW, column).text;
      cells.push({ group, heading: sheet.getCell(HEADING_ROW, column).text, value: cell.value });
    });
    rows.push(cells);
  });
  return rows;
}
const cellOf = (cells: { heading: string; value: exceljs.CellValue }[], heading: string) =>
  cells.find((cell) => cell.heading === heading)?.value ?? '';
const dayText = (value: exceljs.CellValue): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : String(value);

/** How much of each, by its words. */
function summed<Row>(rows: readonly Row[], key: (row: Row) => string, amount: (row: Row) => number) {
  const sums = new Map<string, number>();
  for (const row of rows)
    sums.set(key(row), Math.round(((sums.get(key(row)) ?? 0) + amount(row)) * 100) / 100);
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0).toSorted());
}

it('says in each export what was captured', async () => {
  const numbers = new Map<number, string>();
  for (const id of at.people.slice(0, PEOPLE)) {
    const { employee } = await at.capture(id);
    numbers.set(id, employee.human_id ?? `${id}`);
  }
  const numberOf = (employee: number): string => numbers.get(employee) ?? '';
  const property = fc.asyncProperty(people, async (given) => {
    await at.clear();
    const incidents = incidentsOf(given);
    const hours = hoursOf(given);
    const certificates = given.flatMap(({ certificate }, one) =>
      certificate === null ? [] : [{ employee: idOf(one), folio: folioOf(one), ...certificate }],
    );
    const answers = [
      await at.saveDisabilities(
        certificates.flatMap(({ employee, folio, at: from, days }) =>
          daysOf(employee, { folio, from: dateOf(from), days }),
        ),
      ),
      await at.saveIncidents(
        incidents.map(({ employee, date, concept, amount }) =>
          incident(employee, date, concept, concept === BONUS ? amount.toFixed(2) : `${amount}`),
        ),
      ),
      await at.saveHours(
        Object.fromEntries(hours.map((one) => [`${one.employee}-${dateOf(one.place)}`, `${one.hours}`])),
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);

    // A line of the CSV for each row, whichever way its dates are written.
    const disabled = certificates.flatMap(({ employee, at: from, days }) =>
      Array.from({ length: days }, (_, day) => from + day)
        .filter((site) => site < DAYS)
        .map((scope) => `${numberOf(employee)} D014C_DI ${dateOf(scope)} 1`),
    );
    const expected = incidents
      .map(
        ({ employee, concept, date, amount }) => `${numberOf(employee)} ${KEYS[concept]} ${date} ${amount}`,
      )
      .concat(disabled)
      .toSorted();
    const lineOf = ({ employee, key, date, amount }: Awaited<ReturnType<typeof csv>>[number]) =>
      `${employee} ${key} ${date.split('/').reverse().join('-')} ${amount}`;
    for (const masiva of ['false', 'true'] as const)
      expect((await csv('I', masiva)).map(lineOf).toSorted()).toEqual(expected);

    const paid = [...Map.groupBy(hours, ({ employee }) => employee)].map(([employee, own]) => {
      const doubles = doublesOf(own);
      const total = own.reduce((sum, one) => sum + one.hours, 0);
      const double = doubles.reduce((sum, one) => sum + one.double, 0);
      return { employee, doubles, double, triple: total - double };
    });
    const byKey = paid.flatMap(({ employee, double, triple }) => [
      { employee: numberOf(employee), key: DOUBLES, amount: double },
      { employee: numberOf(employee), key: TRIPLES, amount: triple },
    ]);
    const keyOf = ({ employee, key }: { employee: string; key: string }) => `${employee} ${key}`;
    const amountOf = ({ amount }: { amount: number }) => amount;
    expect(summed(await csv('E', 'false'), keyOf, amountOf)).toEqual(summed(byKey, keyOf, amountOf));

    // Excel: days in a row are one line, with their number.
    const cells = (await sheetOf(endpoints.get_xls_incident, 'Incidencias')).flatMap((row) =>
      row
        .filter(({ heading }) => heading === 'CANTIDAD')
        .map(({ group, value }) => ({ employee: String(row[0]?.value), group, amount: Number(value) })),
    );
    const named = ({ employee, group }: { employee: string; group: string }) => `${employee} ${group}`;
    const groups = new Map(
      cells.map(({ group }) => [Object.values(KEYS).find((key) => group.includes(key)), group]),
    );
    expect(summed(cells, named, amountOf)).toEqual(
      summed(
        incidents,
        ({ employee, concept }) => `${numberOf(employee)} ${groups.get(KEYS[concept])}`,
        amountOf,
      ),
    );

    const folios = (await sheetOf(endpoints.genera_xls_incapacidad, 'Incapacidades')).flatMap((row) => {
      const folio = row.find(({ heading, value }) => heading === 'FOLIO' && value !== '');
      if (folio === undefined) return [];
      const own = row.filter(({ group }) => group === folio.group);
      return [
        [row[0]?.value, folio.value, dayText(cellOf(own, 'FECHA INICIAL')), cellOf(own, 'DIAS')].join(' '),
      ];
    });
    expect(folios.toSorted()).toEqual(
      certificates
        .map(
          ({ employee, folio, at: from, days }) => `${numberOf(employee)} ${folio} ${dateOf(from)} ${days}`,
        )
        .toSorted(),
    );

    // The workbook of overtime: blocks of nine by place in the period, and the rest triple.
    const rows = await sheetOf(endpoints.get_xls_HorasExtra, 'Horas extra');
    expect(rows).toHaveLength(paid.length);
    for (const { employee, doubles, double, triple } of paid) {
      const row = rows.find((one) => Number(cellOf(one, 'IDEMP')) === employee) ?? [];
      const blocks = OVERTIME_BLOCKS.map((name) => Number(cellOf(row, name)));
      expect(blocks.reduce((sum, block) => sum + block, 0)).toBe(double);
      expect(Number(cellOf(row, TRIPLES))).toBe(triple);
      for (const block of blocks.slice(0, -1)) expect(block).toBeLessThanOrEqual(9);
      const byScope = OVERTIME_BLOCKS.map((_, at) =>
        doubles
          .filter((one) => Math.min(3, Math.floor(one.place / 7)) === at)
          .reduce((sum, one) => sum + one.double, 0),
      );
      if (byScope.every((block) => block <= 9)) expect(blocks).toEqual(byScope);
    }
    const worked = (await sheetOf(endpoints.get_xls_HorasExtra, 'Horas por día')).map((row) =>
      [row[0]?.value, dayText(row.at(-2)?.value ?? ''), row.at(-1)?.value].join(' '),
    );
    expect(worked.toSorted()).toEqual(
      hours.map((one) => `${one.employee} ${dateOf(one.place)} ${one.hours}`).toSorted(),
    );
  });
  await fc.assert(property, { numRuns: 5, endOnFailure: true });
}, 120_000);
