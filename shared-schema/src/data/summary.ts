/**
 * A summarised table: one row for each group of the rows that its tables give, with measures over them. What each measure
 * is over all rows, and over each group with subtotals, travels with every row: a total of an average or of distinct values
 * cannot be told from the rows of the groups.
 */
import { z } from 'zod';
import {
  type ColumnDataType,
  type ColumnKey,
  type ColumnTotal,
  columnDataType,
  columnKey,
  isDateType,
  isNumericType,
  type Row,
  selectedColumn,
} from './column.ts';

export const summaryFunction = z.enum(['suma', 'promedio', 'minimo', 'maximo', 'cuenta', 'distintos']);
export type SummaryFunction = z.infer<typeof summaryFunction>;

/** Columns that rows are grouped by, those of subtotals and of the page link among them. */
export const MAX_KEYS = 30;
export const MAX_MEASURES = 30;

export const measureId = z
  .string()
  .regex(/^medida-(?!otros$)[a-z0-9-]+$/)
  .max(48);

/** A key of rows of which only the first groups are shown: how many groups are joined in the row, or 0. */
export const REST_KEY = 'medida-otros';
/** The most groups that are shown besides the others. */
export const MAX_FIRST = 1000;

/** Only the groups with the greatest values of a measure, in each group with subtotals; the others are one. */
export const firstGroupsOf = z.object({ medida: measureId, n: z.int().min(1).max(MAX_FIRST) });

/** A measure: a function over the values of a column of the item's rows. Its column of the table has its `id` as key. */
export const measure = z.object({ id: measureId, column: columnKey, funcion: summaryFunction });
export type Measure = z.infer<typeof measure>;

export const derivedFunction = z.enum(['porcentaje', 'acumulado', 'posicion']);
export type DerivedFunction = z.infer<typeof derivedFunction>;

/** A share of the whole, a running total or a place among the rows, of the measure `medida`. */
export const derivedMeasure = z.object({ id: measureId, medida: measureId, funcion: derivedFunction });
export type DerivedMeasure = z.infer<typeof derivedMeasure>;

/** Columns of a cross table that its measures run across by. */
export const MAX_CROSS_KEYS = 2;

/** How a table is summarised: its other columns are what the rows are grouped by. */
export const summary = z.object({
  medidas: z.array(measure).max(MAX_MEASURES),
  /** Columns that are computed of measures. */
  derivadas: z.array(derivedMeasure).max(MAX_MEASURES).optional(),
  primeros: firstGroupsOf.optional(),
});
export type Summary = z.infer<typeof summary>;

/** What a summary needs to be computed; made of an item by `summaryQuestionOf`. */
export const summaryQuestion = z.object({
  /** What rows are grouped by, in the formats that they are shown in: values that read alike are one group. */
  keys: z.array(selectedColumn.pick({ column: true, data_type: true, formato: true })).max(MAX_KEYS + 1),
  /** Those of groups with subtotals, the outermost first. */
  path: z.array(columnKey).max(2),
  /** That of the page link: each of its values has its own groups and totals. */
  detail: columnKey.optional(),
  medidas: z
    .array(
      measure.extend({
        /** Of the column that is summarised. */
        data_type: columnDataType,
        /** The ids of the rows that its values belong to, where the rows of the item repeat them: each counts once. */
        own: z.array(columnKey).max(12),
      }),
    )
    .max(MAX_MEASURES),
  derivadas: z.array(derivedMeasure).max(MAX_MEASURES),
  primeros: firstGroupsOf.optional(),
  /** Of a cross table: the keys that name its columns; the others name its rows. */
  columnas: z.array(columnKey).min(1).max(MAX_CROSS_KEYS).optional(),
  /** The order of the rows, by keys and measures; every key is in it, so that it is the only one. */
  order: z
    .array(z.object({ column: columnKey, direction: z.enum(['asc', 'desc']) }))
    .max(MAX_KEYS + 1 + MAX_MEASURES),
});
export type SummaryQuestion = z.infer<typeof summaryQuestion>;
/** A column that rows are grouped by; its format decides which values are one. */
export type SummaryKey = SummaryQuestion['keys'][number];

export const isMeasureKey = (key: ColumnKey): boolean => key.startsWith('medida-');

/** The functions that a column's type allows, the first being the one that is offered first. */
export function summaryFunctionsFor(type: ColumnDataType): SummaryFunction[] {
  if (isNumericType(type)) return ['suma', 'promedio', 'minimo', 'maximo', 'cuenta', 'distintos'];
  if (isDateType(type)) return ['minimo', 'maximo', 'cuenta', 'distintos'];
  return type === 'empty' ? [] : ['cuenta', 'distintos'];
}

/** The type of a measure's values. */
export function measureType(funcion: SummaryFunction, type: ColumnDataType): ColumnDataType {
  switch (funcion) {
    case 'suma':
    case 'promedio':
      return 'numeric';
    case 'minimo':
    case 'maximo':
      return type;
    case 'cuenta':
    case 'distintos':
      return 'integer';
  }
}

/** The total that a measure's column can have: the measure itself, over all rows. */
export const MEASURE_TOTALS = {
  suma: 'suma',
  promedio: 'promedio',
  minimo: 'minimo',
  maximo: 'maximo',
  // The counts of the groups add up; those of distinct values do not, and say so.
  cuenta: 'suma',
  distintos: 'cuenta',
} satisfies Record<SummaryFunction, ColumnTotal>;

/** Decimals of a mean and of a percentage. */
export const MEAN_DECIMALS = 10;

/** Groups whose totals each row brings: some of the keys, and how the totals are named. */
export type SummaryScope = { keys: ColumnKey[]; level: number; ofDetail: boolean };

/** The totals of a cross table: of each of its rows, and of each of its columns. */
export const CROSS_ROW = { level: 1, ofDetail: false };
export const CROSS_COLUMN = { level: 2, ofDetail: false };

/**
 * All rows, and each level of groups with subtotals; the same for each value of the page link. Of a cross table all rows,
 * its rows and its columns; the rows of one that is linked to its page are those of a page.
 */
export function summaryScopes({ keys, path, detail, columnas }: SummaryQuestion): SummaryScope[] {
  if (columnas !== undefined) {
    const rows = keys.map(({ column }) => column).filter((key) => !columnas.includes(key));
    const all = { keys: [], level: 0, ofDetail: false };
    const columns = { keys: [...columnas], ...CROSS_COLUMN };
    if (detail === undefined) return [all, { keys: rows, ...CROSS_ROW }, columns];
    return [
      all,
      columns,
      { keys: [detail], level: 0, ofDetail: true },
      { keys: [...new Set([detail, ...rows])], ...CROSS_ROW, ofDetail: true },
      { keys: [...new Set([detail, ...columnas])], ...CROSS_COLUMN, ofDetail: true },
    ];
  }
  const levels = [...Array(path.length + 1).keys()];
  const all = levels.map((level) => ({ keys: path.slice(0, level), level, ofDetail: false }));
  return detail === undefined
    ? all
    : [
        ...all,
        ...all.map(({ keys, level }) => ({ keys: [...new Set([detail, ...keys])], level, ofDetail: true })),
      ];
}

/** The column of a row with the total of a measure: `medida-1@0` over all rows, `medida-1@1` over the outer group. */
export const totalKey = (id: string, { level, ofDetail }: Omit<SummaryScope, 'keys'>): ColumnKey =>
  `${id}@${level}${ofDetail ? 'd' : ''}`;

/** Whether a row is one of a summary, and not one that is to be summarised. */
export const isSummaryRow = (row: Row, { medidas: [first] }: SummaryQuestion): boolean =>
  first !== undefined && Object.hasOwn(row, totalKey(first.id, { level: 0, ofDetail: false }));

/** The columns of each row of a summary. */
export const summaryRowKeys = (question: SummaryQuestion): ColumnKey[] => [
  ...question.keys.map(({ column }) => column),
  ...question.medidas.flatMap(({ id }) => [
    id,
    ...summaryScopes(question).map((scope) => totalKey(id, scope)),
  ]),
  ...question.derivadas.flatMap(({ id, funcion }) => [
    id,
    ...(funcion === 'porcentaje' ? summaryScopes(question).map((scope) => totalKey(id, scope)) : []),
  ]),
];
