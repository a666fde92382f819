import type { BulkContext, BulkKind, BulkLine, LineProblem } from './bulk-line.ts';
import { checkDisabilityLines, type DisabilityDay } from './check-disability-lines.ts';
import { checkIncidentLines, type IncidentOfDay } from './check-incident-lines.ts';
import { checkOvertimeLines, type OvertimePerson } from './check-overtime-lines.ts';

/** What the lines of a kind are saved as: rows of `set_incidents`, people of `horas_create_newMasiva`. */
export type CheckedBulk = { problems: LineProblem[] } & (
  | { kind: 'I'; rows: IncidentOfDay[] }
  | { kind: 'E'; rows: OvertimePerson[] }
  | { kind: 'IN'; rows: DisabilityDay[] }
);

/** By the rules of the screens and of the saves; rows are those of the lines without a problem. */
export function checkBulkLines(
  kind: BulkKind,
  lines: readonly BulkLine[],
  context: BulkContext,
): CheckedBulk {
  switch (kind) {
    case 'I':
      return { kind, ...checkIncidentLines(lines, context) };
    case 'E':
      return { kind, ...checkOvertimeLines(lines, context) };
    case 'IN':
      return { kind, ...checkDisabilityLines(lines, context) };
  }
}
