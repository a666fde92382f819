/** The findings of a comparison: who differs, with cause, comment and sign-off; totals by branch; findings of the files. */

import type { FileFinding } from '@lienzo/schema/imss/confronta/file-findings';
import type {
  DifferingPerson,
  StoredDifference,
  StoredSource,
} from '@lienzo/schema/imss/confronta-endpoints';
import { confrontaMessages } from '@lienzo/schema/imss/confronta-messages';
import { imssConfrontaMessages } from '@lienzo/schema/rule-messages/imss-confronta-messages';
import { imssReaderMessages } from '@lienzo/schema/rule-messages/imss-reader-messages';
import type { LayoutBook, LayoutColumn } from './layout-book.ts';

const { workbook: texts, differences: terms, findings: findingTexts } = confrontaMessages;
const { columns } = texts;

const text = (heading: string, width: number): LayoutColumn => ({ heading, format: 'text', width });
const amount = (heading: string): LayoutColumn => ({ heading, format: 'amount', width: 16 });

type BookContent = {
  people: readonly DifferingPerson[];
  sources: readonly StoredSource[];
  findings: readonly FileFinding[];
  leftOut: number;
};

const PERSON_COLUMNS = [
  ...[text(columns.source, 20), text(columns.nss, 14), text(columns.name, 36), amount(columns.amount)],
  ...[text(columns.cause, 24), text(columns.comment, 60), text(columns.differences, 60)],
  text(columns.signed, 24),
];
const TOTAL_COLUMNS = [
  ...[text(columns.source, 20), text(columns.branch, 40), amount(columns.ours), amount(columns.theirs)],
  ...[amount(columns.difference), text(columns.within, 24)],
];
const FINDING_COLUMNS = [
  ...[text(columns.file, 30), text(columns.sheet, 30), text(columns.line, 8), text(columns.severity, 10)],
  ...[text(columns.nss, 14), text(columns.name, 36), text(columns.value, 24), text(columns.message, 60)],
  text(columns.fix, 50),
];

export function confrontaBook(
  scope: { nomina: string; registro: string; date_start: string; date_end: string },
  { people, sources, findings, leftOut }: BookContent,
): LayoutBook {
  const { nomina, registro, date_start, date_end } = scope;
  const lead = texts.lead(nomina, registro, terms.months(date_start, date_end));
  const sheet = (name: string, own: readonly LayoutColumn[], rows: readonly (readonly string[])[]) => ({
    ...{
      name,
      title: `${name} · ${nomina}`,
      lead,
      groups: [{ title: '', columns: own }],
      rows,
      spareRows: 0,
    },
  });
  return {
    sheets: [
      sheet(texts.people, PERSON_COLUMNS, people.flatMap(personRows)),
      sheet(texts.totals, TOTAL_COLUMNS, sources.flatMap(totalRows)),
      sheet(texts.findings, FINDING_COLUMNS, [
        ...findings.map(findingRow),
        ...(leftOut === 0 ? [] : [['', '', '', '', '', '', '', texts.more(leftOut), '']]),
      ]),
    ],
    lists: {},
    help: { title: confrontaMessages.title, lines: [texts.help] },
    marks: {},
  };
}

const totalRows = ({ against, totals }: StoredSource): string[][] =>
  totals.map(({ key, ours, theirs, difference, is_within }) => [
    ...[terms.against[against], branchName(key), ours, theirs, difference],
    is_within ? texts.yes : texts.no,
  ]);

const findingRow = (one: FileFinding): string[] => [
  ...[one.file, one.sheet ?? '', one.line === null ? '' : `${one.line}`],
  ...[findingTexts.severities[one.severity], one.nss ?? '', one.name ?? '', one.value ?? ''],
  ...[one.message, one.fix],
];

/** A row for each cause; the amount stands in the first, so that the column adds up. */
const personRows = ({
  against,
  nss,
  name,
  amount: sum,
  differences,
  comments,
}: DifferingPerson): string[][] =>
  comments.map(({ cause, comment, signed_by }, at) => [
    ...[terms.against[against], nss, name ?? '', at === 0 ? sum : '0'],
    ...[imssConfrontaMessages.causes[cause], comment],
    differences
      .filter(({ causes }) => causes.includes(cause))
      .map(differenceText)
      .join('; '),
    signed_by ?? '',
  ]);

/** `Cuota riesgos: 10.00 / 12.00`. */
const differenceText = ({ subject, branch, ours, theirs }: StoredDifference): string => {
  const what = branch === null ? terms.subjects[subject] : `${terms.subjects[subject]} ${branchName(branch)}`;
  return `${what}: ${ours ?? terms.absent} / ${theirs ?? terms.absent}`;
};

/** Of days and of quotas. */
export function branchName(branch: string): string {
  const days: Readonly<Record<string, string>> = terms.branches;
  const quotas: Readonly<Record<string, string>> = imssReaderMessages.branches;
  return quotas[branch] ?? days[branch] ?? branch;
}
