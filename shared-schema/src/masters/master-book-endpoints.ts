/** The workbook of masters: what a client has, and what a filled one would change. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { IDENTITY_FIELDS } from '../payroll/person-keys.ts';
import { masterRuleMessages } from '../rule-messages/master-rule-messages.ts';
import { SEVERITIES, workbookFinding } from '../workbooks/workbook-finding.ts';
import { identityAnswer } from './identity.ts';
import { MASTER_EDITORS } from './paysheet-endpoints.ts';

/** `Plantilla_maestros.xlsx` with the masters of a client; empty for one that has none. */
export const export_masters = endpoint({
  name: 'export_masters',
  method: 'GET',
  path: '/masters/export',
  roles: STAFF,
  query: z.object({ user_id: z.uuid() }),
  response: z.unknown(),
  kind: 'file',
});

/** Rows that an answer names of each sheet; the others are counted. */
export const SHOWN_ROWS = 20;

export const masterSheetChanges = z.object({
  sheet: z.string(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Rows with an error. */
  wrong: z.int(),
  /** The first ones that are created or changed. */
  rows: z.array(
    z.object({
      row: z.int(),
      key: z.string(),
      action: z.enum(['crear', 'cambiar']),
      /** By the heading of the column. */
      changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
});
export type MasterSheetChanges = z.infer<typeof masterSheetChanges>;

/** Questions that an answer lists of a file; the others are counted. */
export const MAX_QUESTIONS = 500;

/** Whether a row's person is one who is there already, or in another row. */
export const identityQuestion = z.object({
  /** Names both, whatever rows they stand in; the answer is sent with it. */
  clave: z.string(),
  row: z.int(),
  name: z.string(),
  other: z.string(),
  same_paysheet: z.boolean(),
  by: z.array(z.enum(IDENTITY_FIELDS)),
  answer: identityAnswer.nullable(),
});
export type IdentityQuestion = z.infer<typeof identityQuestion>;

/** Answers as a form's field carries them: JSON of `{ clave: respuesta }`; the key `*` answers all that are not named. */
const identidades = z
  .string()
  .default('{}')
  .transform((text, context) => {
    const parsed = answers.safeParse(jsonOf(text));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: masterRuleMessages.identidades });
    return z.NEVER;
  });
const answers = z.record(z.string().max(300), identityAnswer);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Rows to correct that an answer lists; the others are counted by their sheets. */
export const MAX_CORRECTIONS = 100;

/** A row in which something was found: what it holds, to be corrected in place. */
export const rowToCorrect = z.object({
  sheet: z.string(),
  row: z.int(),
  /** Who or what it is about. */
  title: z.string(),
  /** It is not applied as it stands. */
  wrong: z.boolean(),
  cells: z.array(
    z.object({
      field: z.string(),
      heading: z.string(),
      /** As the file holds it or its correction says; days as dd/mm/aaaa. */
      value: z.string(),
      /** What the cell can hold; null: it is typed. */
      choices: z.array(z.string()).nullable(),
      found: z.array(z.object({ severity: z.enum(SEVERITIES), message: z.string() })),
    }),
  ),
});
export type RowToCorrect = z.infer<typeof rowToCorrect>;

const correction = z.object({
  /** The name of the sheet. */
  hoja: z.string().max(80),
  renglon: z.int().min(1),
  /** The row is left out. */
  excluir: z.boolean().default(false),
  /** What takes the place of cells, by the names of their fields. */
  valores: z.record(z.string().max(60), z.string().max(1000)).default({}),
});
export type MasterCorrection = z.output<typeof correction>;

/** Corrections as a form's field carries them: JSON of a list. */
const correcciones = z
  .string()
  .default('[]')
  .transform((text, context) => {
    const parsed = z.array(correction).max(5000).safeParse(jsonOf(text));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: masterRuleMessages.correcciones });
    return z.NEVER;
  });

export const masterImport = z.object({
  findings: z.array(workbookFinding),
  /** How many more there are than are named. */
  left_out: z.int(),
  /** In the order of the workbook; those that it has. */
  sheets: z.array(masterSheetChanges),
  /** Who may be whom; a file with one that is not answered is not applied, or without its rows. */
  questions: z.array(identityQuestion),
  open_questions: z.int(),
  /** Those that are wrong first. */
  rows_to_correct: z.array(rowToCorrect),
  applied: z.boolean(),
});
export type MasterImport = z.infer<typeof masterImport>;

const importMode = z.enum(['revisar', 'aplicar']).default('revisar');
const onlyValid = z.enum(['true', 'false']).default('false');

/**
 * Reads and checks a filled workbook; `aplicar` applies it in one transaction, unless a row has an error.
 * `solo_validos`: rows with an error are left out instead.
 */
export const import_masters = endpoint({
  name: 'import_masters',
  method: 'POST',
  path: '/masters/import',
  roles: MASTER_EDITORS,
  multipart: true,
  body: z.object({
    user_id: z.uuid(),
    mode: importMode,
    solo_validos: onlyValid,
    identidades,
    correcciones,
  }),
  bodyLimit: BODY_LIMITS.file,
  response: masterImport,
  kind: 'json',
});

/** The same for the payroll engine of a bureau, with an API token that may import masters. */
export const import_masters_by_token = endpoint({
  ...import_masters,
  name: 'import_masters_by_token',
  path: '/masters/import_by_token',
  roles: 'token',
});

/** `Plantilla_conceptos.xlsx` with the concepts of the bureau. */
export const export_concepts = endpoint({
  name: 'export_concepts',
  method: 'GET',
  path: '/config/export_concepts',
  roles: STAFF,
  response: z.unknown(),
  kind: 'file',
});

/** As `import_masters`; nothing is deleted, and what has been captured with keeps its unit. */
export const import_concepts = endpoint({
  name: 'import_concepts',
  method: 'POST',
  path: '/config/import_concepts',
  roles: ['Admin'],
  multipart: true,
  body: z.object({ mode: importMode, solo_validos: onlyValid, correcciones }),
  bodyLimit: BODY_LIMITS.file,
  response: masterImport,
  kind: 'json',
});

export const masterBookEndpoints = {
  export_masters,
  import_masters,
  import_masters_by_token,
  export_concepts,
  import_concepts,
} as const;
