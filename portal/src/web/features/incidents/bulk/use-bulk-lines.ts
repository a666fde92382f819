import type { BulkFile } from '@lienzo/schema/bulk/bulk-endpoints';
import {
  type BulkKind,
  type BulkLine,
  type BulkMode,
  bulkValue,
  type LineProblem,
} from '@lienzo/schema/bulk/bulk-line';
import { bulkMessages } from '@lienzo/schema/bulk/bulk-messages';
import { type CheckedBulk, checkBulkLines } from '@lienzo/schema/bulk/check-bulk-lines';
import { useMemo, useState } from 'react';
import { evidenceOf } from './match-evidence';

/** Where the evidence of a line is said to be missing. */
export const EVIDENCE = 'COMPROBANTE';

export type BulkLines = {
  lines: readonly BulkLine[];
  checked: CheckedBulk;
  /** By line, then by field. */
  problems: ReadonlyMap<number, ReadonlyMap<string, string>>;
  /** The lines that were wrong when the file was read, or are. */
  everWrong: ReadonlySet<number>;
  /** The folios whose evidence is stored. */
  stored: ReadonlySet<string>;
  change: (line: number, field: string, text: string) => void;
};

/** The lines of a file as they are corrected, checked again at each change by the rules of the server. */
export function useBulkLines(
  kind: BulkKind,
  loaded: BulkFile,
  evidence: readonly File[],
  mode: BulkMode,
): BulkLines {
  const [lines, setLines] = useState<readonly BulkLine[]>(loaded.data);
  const { context } = loaded;
  const checked = useMemo(
    () => withEvidence(checkBulkLines(kind, lines, context, mode), lines, evidence),
    [kind, lines, context, evidence, mode],
  );
  const [first] = useState(() => checked.problems.map(({ line }) => line));
  const problems = useMemo(() => byLine(checked.problems), [checked]);
  const everWrong = useMemo(() => new Set([...first, ...problems.keys()]), [first, problems]);
  const stored = useMemo(
    () =>
      new Set(context.certificates.filter(({ archivo_id }) => archivo_id !== null).map(({ folio }) => folio)),
    [context],
  );
  return {
    stored,
    lines,
    checked,
    problems,
    everWrong,
    change(at, field, text) {
      const value = bulkValue(kind, field, { type: 'text', value: text });
      setLines((known) =>
        known.map((line, position) =>
          position === at ? { ...line, valores: { ...line.valores, [field]: value } } : line,
        ),
      );
    },
  };
}

function byLine(problems: readonly LineProblem[]): Map<number, Map<string, string>> {
  const matches = new Map<number, Map<string, string>>();
  for (const { line, field, message } of problems) {
    const own = matches.get(line) ?? new Map<string, string>();
    if (!own.has(field)) own.set(field, message);
    matches.set(line, own);
  }
  return matches;
}

/** Each certificate needs its evidence: a file with its folio, or the one that is stored (specification 3 §5). */
function withEvidence(
  checked: CheckedBulk,
  lines: readonly BulkLine[],
  evidence: readonly File[],
): CheckedBulk {
  if (checked.kind !== 'IN') return checked;
  const right = new Map(checked.rows.map((row) => [row.folio, row]));
  const missing = lines.flatMap(({ valores: { FOLIO: folio = '' } }, line): LineProblem[] => {
    const row = right.get(folio);
    const has = row === undefined || (row.archivo_id ?? null) !== null || evidenceOf(folio, evidence);
    return has ? [] : [{ line, field: EVIDENCE, message: bulkMessages.evidenceMissing }];
  });
  // Nothing of these people is loaded, as with any other problem.
  const without = new Set(
    missing.flatMap(({ line }) => {
      const { FOLIO: folio = '' } = lines[line]?.valores ?? {};
      return right.get(folio)?.id ?? [];
    }),
  );
  return {
    ...checked,
    problems: [...checked.problems, ...missing],
    people: checked.people.filter((id) => !without.has(id)),
    rows: checked.rows.filter(({ id }) => !without.has(id)),
  };
}
