/** The layouts of bulk load (specification 3 §7, §9): people of a payroll, and columns for what is captured of them. */
import {
  type BULK_FIELDS,
  type BulkKind,
  DISABILITY_KEYS,
  NAME_HEADING,
  NUMBER_HEADING,
} from '@lienzo/schema/bulk/bulk-line';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { layoutMessages as texts } from '@lienzo/schema/capture/layout-messages';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import type { LayoutBook, LayoutColumn, LayoutGroup } from './layout-book.ts';

export type CaptureLayout = {
  paysheet: { id: number; id_humansite: string; paysheet: string };
  period: { id: number; mes: string; calendar: number; initial_date: string; end_date: string };
  /** By name. */
  people: readonly { number: string; name: string }[];
  /** Of incidents: those of the payroll. */
  concepts: readonly { key: string; description: string; type_value: 'IM' | 'DI' | 'HR' }[];
};

/** A row of what is captured already: of a person, the values of its groups by key and heading. */
export type FilledRow = {
  number: string;
  name: string;
  values: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

export const LAYOUT_SHEETS: Record<BulkKind, string> = {
  I: 'Incidencias',
  E: 'Horas extra',
  IN: 'Incapacidades',
};

/** The marks by which a file says which payroll and period it is of. */
export const LAYOUT_MARKS = {
  kind: 'tipo',
  paysheet: 'nomina_id',
  paysheetNumber: 'id_humansite',
  period: 'periodo_id',
  year: 'anio',
  month: 'mes',
} as const;

/** Rows for those who have more than one. */
const SPARE_ROWS = 200;

/** @param filled what is captured already, to be changed and loaded again; without it a row for each person. */
export function captureLayout(
  kind: BulkKind,
  layout: CaptureLayout,
  filled?: readonly FilledRow[],
): LayoutBook {
  const { paysheet, period, people } = layout;
  const groups = groupsOf(kind, layout);
  const rows = filled?.map(({ number, name, values }) => [
    ...[number, name],
    ...groups.flatMap(({ title, columns }) =>
      columns.map(({ heading }) => values[groupKey(title)]?.[heading] ?? ''),
    ),
  ]);
  return {
    sheets: [
      {
        name: LAYOUT_SHEETS[kind],
        title: `${LAYOUT_SHEETS[kind]} · ${paysheet.id_humansite} ${paysheet.paysheet}`,
        lead: texts.period(period.mes, period.calendar, period.initial_date, period.end_date),
        groups: [PEOPLE, ...groups],
        rows: rows ?? people.map(({ number, name }) => [number, name]),
        spareRows: SPARE_ROWS,
      },
    ],
    lists: {
      [PEOPLE_LIST]: people.map(({ number }) => number),
      ...(kind === 'IN' ? DISABILITY_LISTS : {}),
    },
    help: { title: texts.helpTitle(LAYOUT_SHEETS[kind]), lines: [...texts.help.all, ...texts.help[kind]] },
    marks: {
      [LAYOUT_MARKS.kind]: kind,
      [LAYOUT_MARKS.paysheet]: `${paysheet.id}`,
      [LAYOUT_MARKS.paysheetNumber]: paysheet.id_humansite,
      [LAYOUT_MARKS.period]: `${period.id}`,
      [LAYOUT_MARKS.year]: `${period.calendar}`,
      [LAYOUT_MARKS.month]: period.mes,
    },
  };
}

const PEOPLE_LIST = 'empleados';
const PEOPLE: LayoutGroup = {
  title: '',
  columns: [
    { heading: NUMBER_HEADING, format: 'text', width: 16, list: PEOPLE_LIST },
    { heading: NAME_HEADING, format: 'text', width: 34 },
  ],
};

/** The heading of a group: its key, and what it is. */
const keyTitle = (key: string, description: string): string => `${key} · ${description}`;
/** The key of a group by its heading. */
export const groupKey = (title: string): string => title.split('·')[0]?.trim() ?? '';

const QUANTITIES = {
  IM: { format: 'amount', between: ['0.01', '99999999.99'] },
  DI: { format: 'days', between: ['1', '62'] },
  HR: { format: 'hours', between: ['0.01', '744'] },
} as const;

function groupsOf(kind: BulkKind, { period, concepts }: CaptureLayout): LayoutGroup[] {
  const { initial_date, end_date } = period;
  const span = [initial_date, end_date] as const;
  switch (kind) {
    case 'I':
      return concepts.map(({ key, description, type_value }) => ({
        title: keyTitle(key, `${description} (${texts.units[type_value]})`),
        columns: columnsOf('I', {
          FECHA: { format: 'day', width: 13, between: span },
          CANTIDAD: { width: 13, ...QUANTITIES[type_value] },
        }),
      }));
    case 'E':
      return daysOf(initial_date, end_date).map((day) => ({
        title: day,
        columns: columnsOf('E', { HORAS: { format: 'hours', width: 12, between: ['0', '10'] } }),
      }));
    case 'IN':
      return Object.entries(DISABILITY_KEYS).map(([key, concept]) => ({
        title: keyTitle(key, captureMessages.disabilities.kinds[concept]),
        columns: columnsOf('IN', {
          'FECHA INICIAL': { format: 'day', width: 14, between: span },
          DIAS: { format: 'days', width: 8, between: ['1', '400'] },
          FOLIO: { format: 'text', width: 12 },
          'TIPO INCAPACIDAD': { format: 'text', width: 18, list: 'tipos' },
          'CONTROL DE INCAPACIDAD': { format: 'text', width: 25, list: `control_${concept}` },
          'TIPO DE RIESGO': { format: 'text', width: 26, list: 'riesgos' },
          'SECUELA O CONSECUENCIAS': { format: 'text', width: 34, list: 'secuelas' },
          'FOLIO INICIAL': { format: 'text', width: 14 },
        }),
      }));
  }
}

/** A column for each field of the kind, under its heading. */
const columnsOf = <Kind extends BulkKind>(
  _kind: Kind,
  columns: Record<keyof (typeof BULK_FIELDS)[Kind], Omit<LayoutColumn, 'heading'>>,
): LayoutColumn[] =>
  Object.entries<Omit<LayoutColumn, 'heading'>>(columns).map(([heading, column]) => ({ heading, ...column }));

function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

const { types, controls, risks, sequels } = captureMessages.disabilities;
const choice = (names: Readonly<Record<string, string>>, code: string): string =>
  `${code} - ${names[code] ?? ''}`;
const choices = (names: Readonly<Record<string, string>>, codes = Object.keys(names)): string[] =>
  codes.map((code) => choice(names, code));
const OF_ILLNESS = choices(controls, ['1', '2', '3', '4']);
const DISABILITY_LISTS = {
  tipos: choices(types),
  control_314: choices(controls, ['7', '8', '9']),
  control_316: OF_ILLNESS,
  control_318: OF_ILLNESS,
  riesgos: choices(risks),
  secuelas: choices(sequels),
};

/** A code of a certificate as the lists of its layout have it. */
export const codeText = (list: 'types' | 'controls' | 'risks' | 'sequels', code: string | number): string =>
  choice({ types, controls, risks, sequels }[list], `${code}`);
