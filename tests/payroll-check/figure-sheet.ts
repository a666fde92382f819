import { PUBLISHED_FIGURES } from '@lienzo/schema/payroll/figures/published-figures';
import type ExcelJS from 'exceljs';
import { dayNumber } from './day-number.ts';

/** Formula texts that read the published figures of a day. */
export type FigureSheet = {
  /** @param date the formula of a day number. @param path of the figure as the data names it: `uma.diaria`. */
  read: (path: string, date: string) => string;
  /** The percent of a base in the bands of cesantía y vejez, whose limits have two decimals. @param multiple the formula of the base in UMA. */
  bandPercent: (multiple: string, date: string) => string;
  /** ISR of 15 days, in cents. @param income the formula of the taxed income. */
  fortnightTax: (income: string, date: string) => string;
};

const FIRST_ROW = 2;
const MONTH_DAYS = 30.4;
const FORTNIGHT_DAYS = 15;

/** The figures as they are published, one table beside the other; only the tariff of 15 days is derived, by formulas. */
export function writeFigures(sheet: ExcelJS.Worksheet): FigureSheet {
  const columns = new Map<string, string>();
  let next = 1;
  const add = (heading: string, values: readonly (number | string)[]): string => {
    const column = sheet.getColumn(next);
    next += 1;
    sheet.getCell(`${column.letter}1`).value = heading;
    values.forEach((value, at) => {
      sheet.getCell(`${column.letter}${FIRST_ROW + at}`).value =
        typeof value === 'number' ? value : { formula: value, date1904: false };
    });
    const range = `Cifras!$${column.letter}$${FIRST_ROW}:$${column.letter}$${FIRST_ROW + values.length - 1}`;
    columns.set(heading, range);
    return range;
  };

  for (const kind of DATED) {
    const entries = PUBLISHED_FIGURES[kind].map((entry) => new Map(numbersOf(entry)));
    for (const path of entries[0]?.keys() ?? [])
      add(
        `${kind}.${path}`,
        entries.map((entry) => entry.get(path) ?? Number.NaN),
      );
  }
  const bands = addBands(add);
  const tariffs = addTariffs(add);

  const rangeOf = (heading: string): string => {
    const range = columns.get(heading);
    if (range === undefined) throw new Error(`no figure ${heading}`);
    return range;
  };
  return {
    read: (path, date) => {
      const kind = path.slice(0, path.indexOf('.'));
      return `LOOKUP(${date},${rangeOf(`${kind}.vigente_desde`)},${rangeOf(path)})`;
    },
    bandPercent: (multiple, date) => {
      const band = `1+SUMPRODUCT(--(ROUND(${multiple},2)>${bands.limits}))`;
      return `INDEX(${bands.percents},MATCH(${date},${rangeOf('cesantia_vejez.vigente_desde')}),${band})`;
    },
    fortnightTax: (income, date) => {
      const tariff = `MATCH(${date},${tariffs.since})`;
      const row = `MATCH(${income},INDEX(${tariffs.limits},0,${tariff}))`;
      const [limit, fee, percent] = [tariffs.limits, tariffs.fees, tariffs.percents].map(
        (table) => `INDEX(${table},${row},${tariff})`,
      );
      return `IF(${income}<0.01,0,ROUND(ROUND(${fee}+(${income}-${limit})*${percent}/100,8),2))`;
    },
  };
}

const DATED = [
  'uma',
  'umi',
  'salario_minimo',
  'subsidio_al_empleo',
  'cuotas_imss',
  'exenciones',
  'prestaciones',
  'credito_vivienda',
  'cesantia_vejez',
] as const;

/** The numbers of an entry by their path; lists have a place of their own. */
function numbersOf(entry: object, path = ''): [path: string, value: number][] {
  return Object.entries(entry).flatMap(([key, value]): [string, number][] => {
    if (key === 'vigente_desde') return [[key, dayNumber(String(value))]];
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return numbersOf(value, `${path}${key}.`);
    const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
    return Number.isNaN(number) ? [] : [[`${path}${key}`, number]];
  });
}

type Add = (heading: string, values: readonly (number | string)[]) => string;

/** From the first cell of a range to the last of another one. */
const across = (first = '', last = ''): string =>
  `${first.split(':')[0]}:${last.split('!')[1]?.split(':')[1]}`;

/** A year in each row, a band in each column. */
function addBands(add: Add): { limits: string; percents: string } {
  const years = PUBLISHED_FIGURES.cesantia_vejez;
  const bands = years[0]?.bandas ?? [];
  const limits = bands.flatMap(({ hasta_uma }) => (hasta_uma === null ? [] : [Number(hasta_uma)]));
  const percents = bands.map((_band, at) =>
    add(
      `banda ${at + 1}`,
      years.map(({ bandas }) => Number(bandas[at]?.porcentaje)),
    ),
  );
  return { limits: add('hasta UMA', limits), percents: across(percents[0], percents.at(-1)) };
}

/**
 * The tariff of 15 days of the monthly one: upper limits and fees by 30.4 in cents, times the days; a row begins a cent
 * above the one before.
 */
function addTariffs(add: Add): { since: string; limits: string; fees: string; percents: string } {
  const tariffs = PUBLISHED_FIGURES.isr_mensual;
  const since = add(
    'isr_mensual.vigente_desde',
    tariffs.map(({ vigente_desde }) => dayNumber(vigente_desde)),
  );
  const ofFortnight = (monthly: string): string => `ROUND(${monthly}/${MONTH_DAYS},2)*${FORTNIGHT_DAYS}`;
  const limits = tariffs.map(({ renglones }) =>
    add(
      '15 días: límite inferior',
      renglones.map(({ limite_inferior }, at) =>
        at === 0 ? 0.01 : `ROUND(${ofFortnight(`(${limite_inferior}-0.01)`)}+0.01,2)`,
      ),
    ),
  );
  const fees = tariffs.map(({ renglones }) =>
    add(
      '15 días: cuota fija',
      renglones.map(({ cuota_fija }) => ofFortnight(cuota_fija)),
    ),
  );
  const percents = tariffs.map(({ renglones }) =>
    add(
      'porcentaje',
      renglones.map(({ porcentaje }) => Number(porcentaje)),
    ),
  );
  return {
    since,
    limits: across(limits[0], limits.at(-1)),
    fees: across(fees[0], fees.at(-1)),
    percents: across(percents[0], percents.at(-1)),
  };
}
