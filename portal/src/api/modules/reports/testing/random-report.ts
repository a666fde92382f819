/** Random reports with their rows, for the test of the proof. */
import type { Row } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import { dataItems } from '@lienzo/schema/report/report';
import { etiquetasQr } from '@lienzo/templates/reports/etiquetas-qr';
import { reciboMediaCarta, reciboNomina } from '@lienzo/templates/reports/recibo-nomina';
import type { ReportWithRows } from '../../renders/testing/proof-driver.ts';
import type { Dice } from './seeded-dice.ts';
import { reportOf, selected, tabla } from './test-reports.ts';

export type RandomReport = ReportWithRows & { shape: string };

const NAMES = [
  'Ana',
  'José Luis',
  'María Guadalupe',
  'Íñigo',
  'Xóchitl',
  'Zoë',
  'Ma. del Carmen',
  "D'Angelo",
];
const SURNAMES = [
  'Peña',
  'Núñez & Cía.',
  'de la Torre y Castellanos',
  'Villaseñor-Echeverría',
  'Nguyễn',
  'López <hijo>',
  'Parangaricutirimícuaro',
  'Wagner',
];
const POSITIONS = ['Operador A', 'Operador B', 'Contador general', 'Jefe de almacén', 'Auxiliar de limpieza'];
const CENTERS = ['Producción', 'Administración y finanzas', 'Comercial', 'Logística y almacén'];
const CLIENTS = ['Abarrotes Azteca', 'Comercializadora del Bajío, S.A. de C.V.'];

/** A person's row; every one is another person's. */
export function randomPerson(dice: Dice, number: number): Row {
  const salary = (200 + dice.below(1_800_00) / 100).toFixed(2);
  return {
    'employees.human_id': String(1000 + number),
    'employees.name': `${dice.one(SURNAMES)} ${dice.one(SURNAMES)}, ${dice.one(NAMES)} ${number}`,
    'employees.position': dice.below(12) === 0 ? null : dice.one(POSITIONS),
    'employees.rfc': `XAXX${String(700_000 + number)}AB${dice.below(10)}`,
    'employees.ssn': String(45_000_000_000 + number * 13),
    'employees.hire_date': `20${10 + dice.below(15)}-0${1 + dice.below(9)}-${10 + dice.below(18)}`,
    'employees.daily_salary': salary,
    'employees.sbc': dice.below(15) === 0 ? null : (Number(salary) * 1.0493).toFixed(2),
    'cost_centers.cost_center': dice.one(CENTERS),
    'clients.name': dice.one(CLIENTS),
  };
}

const COLUMNS = [
  'employees.human_id',
  'employees.name',
  'employees.position',
  'employees.rfc',
  'employees.hire_date',
  'employees.daily_salary',
  'employees.sbc',
];
const MONEY: readonly string[] = ['employees.daily_salary', 'employees.sbc'];

const SHAPES: Record<string, (dice: Dice) => ReportWithRows> = {
  table: (dice) => oneTable(dice, {}),
  groups: (dice) => {
    const group_by = ['clients.name', 'cost_centers.cost_center'].slice(dice.below(2));
    const report = oneTable(dice, { group_by, keep_together: dice.below(2) === 0 });
    return dice.below(2) === 0 ? report : changed(report, groupTexts(group_by));
  },
  // Sums at the ends of pages, and groups with pages of their own.
  pages: (dice) => {
    const pagina_por_grupo = dice.below(2) === 0;
    const report = oneTable(dice, { group_by: ['clients.name'], pagina_por_grupo });
    return changed(report, ({ selected_columns }) => {
      const isSummed = selected_columns.some(({ total }) => total === 'suma');
      return isSummed ? { suma_pagina: dice.below(3) > 0, viene_pagina: dice.below(3) > 0 } : {};
    });
  },
  // Too wide for the paper: its columns stand in several bands.
  bands: (dice) => {
    const report = oneTable(dice, {});
    const wide = [...COLUMNS, 'employees.ssn', 'cost_centers.cost_center', 'clients.name'];
    return changed(report, () => ({
      selected_columns: wide.map(column(dice)),
      estilo_item: { font_size: 14 },
    }));
  },
  beside: sideBySide,
  repeated: repeatedSalaries,
  letters: (dice) => ofStarter(dice, reciboNomina),
  half_letters: (dice) => ofStarter(dice, reciboMediaCarta),
  labels: (dice) => ofStarter(dice, etiquetasQr),
};

/** Texts above and below each group, with a count of its rows. */
const groupTexts =
  (group_by: string[]) =>
  ({ uuid, selected_columns }: TablaItem): Partial<TablaItem> => {
    const count = `{CONTARA([${uuid}.${selected_columns[0]?.column}])}`;
    return {
      textos_grupo: group_by.map((key, level) => ({
        encabezado: level === 0 ? `{[${uuid}.${key}]} (${count})` : '',
        pie: `${count} en {[${uuid}.${key}]}`,
      })),
    };
  };

export function randomReport(dice: Dice): RandomReport {
  const shape = dice.one(Object.keys(SHAPES));
  const made = SHAPES[shape]?.(dice);
  if (made === undefined) throw new Error(`no shape ${shape}`);
  return { shape, ...made };
}

const column = (dice: Dice) => (key: string) => ({
  ...selected(key),
  ...(MONEY.includes(key) && {
    formato: 'moneda' as const,
    ...(dice.below(2) === 0 && { total: 'suma' as const }),
  }),
});

const people = (dice: Dice, count: number): Row[] =>
  Array.from({ length: count }, (_none, at) => randomPerson(dice, 1 + at));

function oneTable(dice: Dice, more: Partial<TablaItem>): ReportWithRows {
  const columns = [...COLUMNS.slice(0, 2), ...COLUMNS.slice(2).filter(() => dice.below(3) > 0)];
  const item = tabla(columns, {
    ...{ selected_columns: columns.map(column(dice)), zebra: dice.below(2) === 0 },
    ...{ repeat_header: dice.below(4) > 0, ...more },
  });
  const report = reportOf([item], { orientation: dice.one(['vertical', 'horizontal'] as const) });
  return { report, rows: { [item.uuid]: people(dice, 3 + dice.below(90)) } };
}

function sideBySide(dice: Dice): ReportWithRows {
  const narrow = ['employees.human_id', 'employees.name', 'employees.sbc'];
  const items = [tabla(narrow), tabla(narrow)].map((item) => ({
    ...item,
    ...{ tamaño: 50, selected_columns: narrow.map(column(dice)) },
  }));
  const report = { ...reportOf([]), layouts: [{ index: 0, separation: false, items }] };
  const rows = Object.fromEntries(items.map(({ uuid }) => [uuid, people(dice, 3 + dice.below(60))]));
  return { report, rows };
}

const CONCEPTS = ['Sueldo', 'Vales de despensa', 'Premio de puntualidad', 'Horas extra dobles'];

/** People beside the concepts of their receipts, which repeat each salary: the totals count it once. */
function repeatedSalaries(dice: Dice): ReportWithRows {
  const keys = ['employees.name', 'concepts.description', 'payroll_lines.amount', 'employees.daily_salary'];
  const selected_columns = keys.map((key) => ({
    ...selected(key),
    ...(/amount|salary/.test(key) && { formato: 'moneda' as const, total: 'suma' as const }),
  }));
  const item = tabla(keys, { selected_columns, group_by: dice.below(2) === 0 ? ['clients.name'] : [] });
  const rows = people(dice, 2 + dice.below(20)).flatMap((person, at) =>
    CONCEPTS.slice(0, 2 + dice.below(3)).map((concept, line) => ({
      ...person,
      'employees.id': 1 + at,
      'payroll_lines.id': 100 * (1 + at) + line,
      'concepts.description': concept,
      'payroll_lines.amount': (dice.below(900_000) / 100).toFixed(2),
    })),
  );
  return { report: reportOf([item]), rows: { [item.uuid]: rows } };
}

const changed = (
  { report, rows }: ReportWithRows,
  change: (item: TablaItem) => Partial<TablaItem>,
): ReportWithRows => ({
  rows,
  report: {
    ...report,
    layouts: report.layouts.map((layout) => ({
      ...layout,
      items: layout.items.map((item) => (item.nombre === 'tabla' ? { ...item, ...change(item) } : item)),
    })),
  },
});

/** Some of the sample's rows. */
function ofStarter(dice: Dice, { report, rows }: ReportWithRows): ReportWithRows {
  const [driver, ...details] = dataItems(report);
  const all = driver === undefined ? [] : (rows[driver.uuid] ?? []);
  const from = dice.below(Math.max(1, all.length - 4));
  const kept = all.slice(from, from + 4 + dice.below(6));
  const keys = new Set(kept.map((row) => row['payroll_results.id']));
  return {
    report,
    rows: {
      ...(driver !== undefined && { [driver.uuid]: kept }),
      ...Object.fromEntries(
        details.map(({ uuid }) => [
          uuid,
          (rows[uuid] ?? []).filter((row) => keys.has(row['payroll_results.id'])),
        ]),
      ),
    },
  };
}
