/** What a filled layout says, line by line (specification 3 §7, "Bulk layouts"). */
import { z } from 'zod';
import { DISABILITY_CONCEPTS } from '../capture/disability.ts';
import { employmentSpan } from '../payroll/employment.ts';
import { fieldText, type ReadCell } from '../workbooks/read-cell.ts';

/** The kinds of capture that a layout can load: incidents, overtime, disabilities. */
export const BULK_KINDS = ['I', 'E', 'IN'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

/** How the value of a field is read. */
type FieldFormat = 'day' | 'number' | 'hours' | 'text' | 'code';

/**
 * The fields of a line by kind, by the headings of the layout, which the specification names for disabilities. A line of
 * incidents or disabilities is of a concept, one of overtime is of a day.
 */
export const BULK_FIELDS = {
  I: { FECHA: 'day', CANTIDAD: 'number' },
  E: { HORAS: 'hours' },
  IN: {
    'FECHA INICIAL': 'day',
    DIAS: 'number',
    FOLIO: 'text',
    'TIPO INCAPACIDAD': 'code',
    'CONTROL DE INCAPACIDAD': 'code',
    'TIPO DE RIESGO': 'code',
    'SECUELA O CONSECUENCIAS': 'code',
    'FOLIO INICIAL': 'text',
  },
} as const satisfies Record<BulkKind, Record<string, FieldFormat>>;

type FieldOf<Kind> = Kind extends BulkKind ? keyof (typeof BULK_FIELDS)[Kind] : never;
/** A field of any kind. */
export type BulkField = FieldOf<BulkKind>;

/** The files of layouts, by the names of specification 3 §9. */
export const LAYOUT_NAMES: Record<BulkKind, string> = {
  I: 'Layout_incidencias.xlsx',
  E: 'Layout_hrs_extras.xlsx',
  IN: 'Layout_incapacidades.xlsx',
};

/** The same with what is captured; overtime in blocks of nine hours. */
export const CAPTURED_NAMES: Record<BulkKind, string> = {
  I: 'incidencias_carga_masiva.xlsx',
  E: 'acuse_hrs_extras.xlsx',
  IN: 'incapacidades_carga_masiva.xlsx',
};

/** The concepts of disability by the keys of specification 3 §3. */
export const DISABILITY_KEYS = {
  D013C_DI: DISABILITY_CONCEPTS.maternity,
  D014C_DI: DISABILITY_CONCEPTS.generalIllness,
  D015C_DI: DISABILITY_CONCEPTS.workRisk,
} as const;

export const NUMBER_HEADING = 'NUM EMPLEADO';
export const NAME_HEADING = 'NOMBRE';

/** Headings that a layout may lack: earlier ones did. */
export const OPTIONAL_FIELDS: ReadonlySet<string> = new Set(['FOLIO INICIAL']);

/** The headings of a kind's fields, in their order. */
export const fieldsOf = (kind: BulkKind): string[] => Object.keys(BULK_FIELDS[kind]);

const formatOf = (kind: BulkKind, field: string): FieldFormat | undefined =>
  Object.entries<FieldFormat>(BULK_FIELDS[kind]).find(([name]) => name === field)?.[1];

/** What a cell says for a field: a day as `YYYY-MM-DD`, a plain number, a code; as it stands when it says none. */
export function bulkValue(kind: BulkKind, field: string, cell: ReadCell): string {
  const format = formatOf(kind, field);
  if (format === 'code') return codeOf(cell.value);
  return fieldText(format ?? 'text', cell);
}

/** "1 - Única" and "I Inicial" of a list, or the code alone. */
const codeOf = (text: string): string => {
  const trimmed = text.trim();
  return /^([A-Za-z]|\d{1,2})(?=\s*[-·.)]|\s|$)/.exec(trimmed)?.[0].toUpperCase() ?? trimmed;
};

const longText = z.string().max(32_767);

export const bulkLine = z.object({
  /** The row of the sheet. */
  renglon: z.int(),
  'NUM EMPLEADO': longText,
  NOMBRE: longText,
  /** The key of the concept; of overtime the day. */
  grupo: z.string(),
  /** By heading; what stands in no cell is ''. */
  valores: z.record(z.string(), longText),
});
export type BulkLine = z.infer<typeof bulkLine>;

/** What the rules know beside the lines. */
export const bulkContext = z.object({
  paysheet_id: z.int(),
  period_id: z.int(),
  initial_date: z.string(),
  end_date: z.string(),
  /** Everybody of the payroll, with the version of what is captured of them, 0 for none. */
  employees: z.array(
    z.object({
      id: z.int(),
      human_id: z.string().nullable(),
      name: z.string(),
      employments: z.array(employmentSpan),
      version: z.int(),
    }),
  ),
  concepts: z.array(
    z.object({
      id: z.int(),
      key: z.string(),
      description: z.string(),
      type_value: z.enum(['IM', 'DI', 'HR']),
    }),
  ),
  /**
   * Days of people that are taken by something else; of overtime also those with hours in another period, of disabilities
   * those with any hours.
   */
  taken: z.array(
    z.object({ employee_id: z.int(), date: z.string(), by: z.enum(['disability', 'incident', 'hours']) }),
  ),
  /** Of disabilities: the certificates near the period; `own`: they begin in it, and are replaced. */
  certificates: z.array(
    z.object({
      employee_id: z.int(),
      folio: z.string(),
      incapacidad: z.int(),
      fecha_incapacidad: z.string(),
      dias_incapacidad: z.int(),
      tipo_incapacidad: z.enum(['I', 'C']),
      tipo_control: z.int(),
      tipo_riesgo: z.int(),
      tipo_secuela: z.int(),
      archivo_id: z.uuid().nullable(),
      folio_inicial: z.string().nullable(),
      own: z.boolean(),
    }),
  ),
  /** Of disabilities: the initial certificates of these people that began in another period. */
  initials: z.array(
    z.object({
      employee_id: z.int(),
      folio: z.string(),
      incapacidad: z.int(),
      fecha_incapacidad: z.string(),
    }),
  ),
  /** Folios of the file that belong to another certificate. */
  foreign_folios: z.array(z.string()),
  /**
   * Of incidents and overtime: what is captured now, by person and group as lines are; `cantidad` is an amount, days or
   * hours.
   */
  stored: z.array(
    z.object({
      employee_id: z.int(),
      concept_id: z.int().nullable(),
      grupo: z.string(),
      fecha: z.string(),
      cantidad: z.string(),
    }),
  ),
  /** How many people have something captured of the kind now. */
  captured: z.int(),
});
export type BulkContext = z.infer<typeof bulkContext>;

/**
 * What becomes of what is captured and not in the file: `named` keeps it, person by person and group by group (a concept,
 * a day, a folio); `all` deletes it.
 */
export type BulkMode = 'named' | 'all';

/** What is wrong with a field of a line; `line` is its place in the list. */
export type LineProblem = { line: number; field: string; message: string };
