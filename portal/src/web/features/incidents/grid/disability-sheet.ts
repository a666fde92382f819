/** The table of disabilities: lines of certificates for each person, and what the earlier variant says of them. */
import type { Certificate } from '@lienzo/schema/capture/capture-endpoints';
import { captureGridMessages } from '@lienzo/schema/capture/capture-grid-messages';
import type { DisabilityRow } from '@lienzo/schema/capture/capture-rows';
import type { PayrollPerson } from '@lienzo/schema/masters/master-endpoints';
import {
  type CertificateDraft,
  type Concept,
  changeDraft,
  clashOf,
  draftsOf,
  newDraft,
  problemsOf,
  rowsOf,
} from '../disabilities/certificate-drafts';
import type { SheetRow } from './sheet-row';

/** A line of the table; without a kind while it is empty. */
export type DisabilityLine = Omit<CertificateDraft, 'incapacidad'> & { incapacidad: Concept | null };

export type DisabilitySheetRow = SheetRow & { lines: readonly DisabilityLine[] };

const { disabilities: texts } = captureGridMessages;

/** Of any kind: it only has to be there while the line has none. */
const emptyLine = (key: string): DisabilityLine => ({ ...newDraft(316), key, incapacidad: null });

/** Everybody has at least one line. */
export const disabilitySheetRows = (
  people: readonly PayrollPerson[],
  certificates: ReadonlyMap<number, readonly Certificate[]>,
  versions: ReadonlyMap<number, number>,
): DisabilitySheetRow[] =>
  people.map((person) => {
    const stored = draftsOf(certificates.get(person.id) ?? []);
    return {
      person,
      version: versions.get(person.id) ?? 0,
      lines: stored.length > 0 ? stored : [emptyLine(`${person.id}`)],
    };
  });

export const withLine = (
  row: DisabilitySheetRow,
  key: string,
  change: Partial<DisabilityLine>,
): DisabilitySheetRow => ({
  ...row,
  lines: row.lines.map((line) => (line.key === key ? changeLine(line, change) : line)),
});

/** Another kind clears what it does not offer. */
function changeLine(
  line: DisabilityLine,
  { incapacidad, ...change }: Partial<DisabilityLine>,
): DisabilityLine {
  if (incapacidad === undefined)
    return { ...changeDraft(asDraft(line, line.incapacidad ?? 316), change), incapacidad: line.incapacidad };
  return { ...line, incapacidad, tipo_control: null, tipo_riesgo: null, tipo_secuela: null };
}

const asDraft = (line: DisabilityLine, incapacidad: Concept): CertificateDraft => ({ ...line, incapacidad });

/** The row with another line of the same person below one. */
export const withNewLine = (row: DisabilitySheetRow, after: string): DisabilitySheetRow => ({
  ...row,
  lines: row.lines.flatMap((line) => (line.key === after ? [line, emptyLine(crypto.randomUUID())] : [line])),
});

/** The row without a line; the only one is emptied. */
export const withoutLine = (row: DisabilitySheetRow, key: string): DisabilitySheetRow => ({
  ...row,
  lines:
    row.lines.length > 1
      ? row.lines.filter((line) => line.key !== key)
      : [emptyLine(`${row.person.id} ${crypto.randomUUID()}`)],
});

const isFilled = ({ incapacidad, ...line }: DisabilityLine): boolean =>
  incapacidad !== null ||
  [line.tipo_incapacidad, line.fecha_incapacidad, line.stored, line.chosen].some((value) => value !== null) ||
  [line.dias, line.folio, line.folio_inicial].some((text) => text !== '');

type LineProblems = ReturnType<typeof problemsOf>;

/** What a line lacks; nothing of an empty one. */
export function lineProblems(line: DisabilityLine): LineProblems {
  if (!isFilled(line)) return {};
  const match = problemsOf(asDraft(line, line.incapacidad ?? 316));
  return line.incapacidad === null ? { ...match, incapacidad: 'required' } : match;
}

const certificatesOf = ({ lines }: DisabilitySheetRow): CertificateDraft[] =>
  lines.flatMap((line) => (line.incapacidad === null ? [] : [asDraft(line, line.incapacidad)]));

/** What hinders a save, a sentence for each rule with the names of those whom it concerns (specification 3 §5). */
export function tableProblems(rows: readonly DisabilitySheetRow[]): string[] {
  const named = (intro: string, isConcerned: (row: DisabilitySheetRow) => boolean): string[] => {
    const names = rows.filter(isConcerned).map(({ person }) => person.name);
    return names.length === 0 ? [] : [`${intro}${names.join(', ')}`];
  };
  const folios = repeated(rows, ({ folio }) => (folio === '' ? null : folio));
  const files = repeated(rows, ({ chosen }) => (chosen === null ? null : `${chosen.name} ${chosen.size}`));
  const has = ({ lines }: DisabilitySheetRow, known: ReadonlySet<DisabilityLine>): boolean =>
    lines.some((line) => known.has(line));
  return [
    ...named(texts.incomplete, ({ lines }) =>
      lines.some((line) => Object.keys(lineProblems(line)).length > 0),
    ),
    ...named(texts.repeatedFolio, (row) => has(row, folios)),
    ...named(texts.repeatedDate, (row) => clashOf(certificatesOf(row)) === 'overlap'),
    ...named(texts.repeatedFile, (row) => has(row, files)),
  ];
}

/** The lines that have what another one has. */
function repeated(
  rows: readonly DisabilitySheetRow[],
  owner: (line: DisabilityLine) => string | null,
): Set<DisabilityLine> {
  const lines = rows.flatMap((row) => row.lines).filter((line) => owner(line) !== null);
  return new Set([...Map.groupBy(lines, owner).values()].filter(({ length }) => length > 1).flat());
}

/** The lines whose file is still to be sent. */
export const linesWithFiles = (rows: readonly DisabilitySheetRow[]): CertificateDraft[] =>
  rows.flatMap(certificatesOf);

/** What a save sends. @param evidence the id of each line's file. */
export const sentDays = (
  rows: readonly DisabilitySheetRow[],
  evidence: ReadonlyMap<string, string>,
): DisabilityRow[] => rows.flatMap((row) => rowsOf(certificatesOf(row), row.person, evidence));
