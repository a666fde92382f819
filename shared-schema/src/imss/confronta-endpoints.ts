/** The calls of 'Confronta' (specification 2 §7): files for SUA, and the comparison of files with our people. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { rowId, rowNumber } from '../api/row-number.ts';
import { daysBetween } from '../payroll/plain-date.ts';
import { AGAINST } from './confronta/against.ts';
import { CAUSES } from './confronta/difference.ts';
import { fileFinding } from './confronta/file-findings.ts';
import { confrontaMessages } from './confronta-messages.ts';
import { MAX_REQUEST_DAYS, slashedDay, statusMap, statusQuery } from './imss-request.ts';
import { EMISSION_CODE_KINDS, EMISSION_MEANINGS } from './readers/emission-codes.ts';

/** Files of one upload. */
export const MAX_UPLOADS = 20;

const asked = z.object({
  nomina_id: rowNumber,
  human_id: z.string().max(30),
  name_nomina: z.string().max(200),
  /** The number of a registro patronal. */
  register: z.string().max(11),
  date_start: slashedDay,
  date_end: slashedDay,
});
const isInOrder = ({ date_start, date_end }: { date_start: string; date_end: string }): boolean =>
  date_start <= date_end && daysBetween(date_start, date_end) < MAX_REQUEST_DAYS;

export const post_genera_txt = endpoint({
  name: 'post_genera_txt',
  method: 'POST',
  path: '/affiliation/post_genera_txt',
  roles: STAFF,
  body: asked
    .extend({
      inasistencias: z.boolean().default(false),
      /** Whoever lacks data is left out of the files; without it nothing is generated while somebody lacks some. */
      solo_completos: z.boolean().default(false),
    })
    .refine(isInOrder, { path: ['date_end'] }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ id: rowNumber, message: z.string() }),
  kind: 'json',
});

/** Generates again what was refused because somebody lacks data, without whoever does. */
export const genera_txt_incompleto = endpoint({
  name: 'genera_txt_incompleto',
  method: 'POST',
  path: '/affiliation/genera_txt_incompleto',
  roles: STAFF,
  body: z.object({ request_id: rowNumber }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ id: rowNumber, message: z.string() }),
  kind: 'json',
});

export const get_txtsua = endpoint({
  name: 'get_txtsua',
  method: 'GET',
  path: '/affiliation/get_txtsua',
  roles: STAFF,
  query: statusQuery,
  response: statusMap,
  kind: 'json',
});

/** The fields of the form come beside its `files`, dates as dd/mm/yyyy. */
export const confrontaForm = asked
  .extend({
    nomina_id: z.coerce.number().pipe(rowNumber),
    register_id: z.coerce.number().pipe(rowNumber),
  })
  .refine(isInOrder, { path: ['date_end'] })
  .refine(({ date_start, date_end }) => isWholeMonths(date_start, date_end), {
    path: ['date_end'],
    error: confrontaMessages.required.wholeMonths,
  });

/** From the first day of a month to the last one of it, or of the one after. */
export function isWholeMonths(first: string, last: string): boolean {
  const months =
    (Number(last.slice(0, 4)) - Number(first.slice(0, 4))) * 12 +
    Number(last.slice(5, 7)) -
    Number(first.slice(5, 7));
  const isEnd = new Date(Date.parse(`${last}T00:00:00Z`) + 86_400_000).getUTCDate() === 1;
  return first.endsWith('-01') && isEnd && months >= 0 && months <= 1;
}

export const fileUploadConfronta = endpoint({
  name: 'fileUploadConfronta',
  method: 'POST',
  path: '/affiliation/fileUploadConfronta',
  roles: STAFF,
  multipart: 'streamed',
  response: z.object({ id: rowNumber, message: z.string() }),
  kind: 'json',
});

export const get_confronta = endpoint({
  name: 'get_confronta',
  method: 'GET',
  path: '/affiliation/get_confronta',
  roles: STAFF,
  query: statusQuery,
  response: statusMap,
  kind: 'json',
});

/** What was found in the files, or about who lacks data for one. */
export const imss_findings = endpoint({
  name: 'imss_findings',
  method: 'GET',
  path: '/affiliation/imss_findings',
  roles: STAFF,
  query: z.object({ request_id: rowId }),
  response: z.object({ findings: z.array(fileFinding), left_out: z.int() }),
  kind: 'json',
});

export const DIFFERENCES_PAGE = 50;

/** Pesos, with up to two decimals. */
const tolerance = z
  .string()
  .trim()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, confrontaMessages.tolerances.form);
const tolerances = z.object({ total: tolerance, person: tolerance });

export const comparedSource = z.object({
  against: z.enum(AGAINST),
  compared: z.int(),
  people: z.int(),
  totals: z.array(
    z.object({
      key: z.string(),
      ours: z.string(),
      theirs: z.string(),
      difference: z.string(),
      is_within: z.boolean(),
    }),
  ),
  below: z.object({ people: z.int(), amount: z.string() }),
});

export type StoredSource = z.infer<typeof comparedSource>;

export const storedDifference = z.object({
  subject: z.enum([
    'existencia',
    'nombre',
    'movimiento',
    'sbc',
    'dias',
    'ausencias',
    'incapacidades',
    'credito',
    'cuota',
  ]),
  branch: z.string().nullable(),
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
  amount: z.string().nullable(),
  causes: z.array(z.enum(CAUSES)),
});
export type StoredDifference = z.infer<typeof storedDifference>;
export const proposedCause = z.object({ cause: z.enum(CAUSES), comment: z.string() });

const differingPerson = z.object({
  id: rowNumber,
  against: z.enum(AGAINST),
  nss: z.string(),
  name: z.string().nullable(),
  /** Ours less theirs. */
  amount: z.string(),
  differences: z.array(storedDifference),
  comments: z.array(
    z.object({
      cause: z.enum(CAUSES),
      comment: z.string(),
      source: z.enum(['programa', 'persona']),
      is_carried: z.boolean(),
      /** Who has looked at it, for the amount that is shown. */
      signed_by: z.string().nullable(),
      signed_at: z.string().nullable(),
    }),
  ),
});
export type DifferingPerson = z.infer<typeof differingPerson>;

/** A page of people who differ, the largest amount first. */
export const confronta_differences = endpoint({
  name: 'confronta_differences',
  method: 'GET',
  path: '/affiliation/confronta_differences',
  roles: STAFF,
  query: z.object({
    request_id: rowId,
    against: z.enum(AGAINST).optional(),
    cause: z.enum(CAUSES).optional(),
    page: z.coerce.number().pipe(z.int().min(1).max(10_000)).default(1),
  }),
  response: z.object({
    nomina: z.string(),
    registro: z.string(),
    date_start: z.string(),
    date_end: z.string(),
    sources: z.array(comparedSource),
    tolerances: z.object({ total: z.string(), person: z.string() }),
    total: z.int(),
    /** Differences of all people and causes, and those of them that somebody has signed. */
    to_sign: z.int(),
    signed: z.int(),
    people: z.array(differingPerson),
  }),
  kind: 'json',
});

const ofDifference = z.object({ person_id: rowNumber, cause: z.enum(CAUSES) });

/** A comment stands beside the same person and cause in the months after; an empty one is the program's again. */
export const set_confronta_comment = endpoint({
  name: 'set_confronta_comment',
  method: 'POST',
  path: '/affiliation/set_confronta_comment',
  roles: STAFF,
  body: ofDifference.extend({ comment: z.string().trim().max(1000) }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ message: z.string() }),
  kind: 'json',
});

/** A sign-off is of the comparison's month and of the amount that was seen. */
export const sign_confronta = endpoint({
  name: 'sign_confronta',
  method: 'POST',
  path: '/affiliation/sign_confronta',
  roles: STAFF,
  body: ofDifference.extend({ signed: z.boolean() }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ message: z.string() }),
  kind: 'json',
});

/** The findings as a workbook, with the comments and sign-offs of this moment. */
export const confronta_workbook = endpoint({
  name: 'confronta_workbook',
  method: 'GET',
  path: '/affiliation/confronta_workbook',
  roles: STAFF,
  query: z.object({ request_id: rowId }),
  response: z.unknown(),
  kind: 'file',
});

export const confronta_tolerances = endpoint({
  name: 'confronta_tolerances',
  method: 'GET',
  path: '/affiliation/confronta_tolerances',
  roles: STAFF,
  query: z.object({ nomina_id: rowId, register: z.string().max(11) }),
  response: tolerances,
  kind: 'json',
});

/** From which amounts on the comparisons of a registro list something, from the next one on. */
export const set_confronta_tolerances = endpoint({
  name: 'set_confronta_tolerances',
  method: 'POST',
  path: '/affiliation/set_confronta_tolerances',
  roles: STAFF,
  body: tolerances.extend({ nomina_id: rowNumber, register: z.string().max(11) }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ message: z.string() }),
  kind: 'json',
});

const EMISSION_CODE_LENGTH = 20;
const ofEmissionCode = z.object({
  kind: z.enum(EMISSION_CODE_KINDS),
  code: z.string().trim().min(1).max(EMISSION_CODE_LENGTH),
});
/** What a number of an emission means, and of a type which movement it stands for. */
export const emissionCode = ofEmissionCode.extend({
  explanation: z.string().trim().min(1).max(500),
  meaning: z.enum(EMISSION_MEANINGS).nullable(),
});
export type EmissionCodeEntry = z.infer<typeof emissionCode>;

export const imss_emission_codes = endpoint({
  name: 'imss_emission_codes',
  method: 'GET',
  path: '/affiliation/imss_emission_codes',
  roles: STAFF,
  response: z.object({
    codes: z.array(emissionCode),
    /** Codes that came in emissions and that the table lacks, with what was said about them. */
    unexplained: z.array(ofEmissionCode.extend({ code: z.string(), message: z.string() })),
  }),
  kind: 'json',
});

/** What types stand for counts from the next comparison on. */
export const save_imss_emission_code = endpoint({
  name: 'save_imss_emission_code',
  method: 'POST',
  path: '/affiliation/save_imss_emission_code',
  roles: STAFF,
  body: emissionCode.refine(({ kind, meaning }) => (kind === 'tipo') === (meaning !== null), {
    path: ['meaning'],
    error: confrontaMessages.codes.meaningMissing,
  }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ message: z.string() }),
  kind: 'json',
});

export const delete_imss_emission_code = endpoint({
  name: 'delete_imss_emission_code',
  method: 'POST',
  path: '/affiliation/delete_imss_emission_code',
  roles: STAFF,
  body: ofEmissionCode,
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ message: z.string() }),
  kind: 'json',
});

export const confrontaEndpoints = {
  post_genera_txt,
  genera_txt_incompleto,
  get_txtsua,
  fileUploadConfronta,
  get_confronta,
  imss_findings,
  confronta_differences,
  set_confronta_comment,
  sign_confronta,
  confronta_workbook,
  confronta_tolerances,
  set_confronta_tolerances,
  imss_emission_codes,
  save_imss_emission_code,
  delete_imss_emission_code,
} as const;
