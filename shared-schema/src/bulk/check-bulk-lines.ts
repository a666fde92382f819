import type { BulkContext, BulkKind, BulkLine, BulkMode, LineProblem } from './bulk-line.ts';
import { checkDisabilityLines, type DisabilityDay } from './check-disability-lines.ts';
import { checkIncidentLines, type IncidentOfDay } from './check-incident-lines.ts';
import { checkOvertimeLines, type OvertimePerson } from './check-overtime-lines.ts';

/**
 * What is saved of the lines of a kind. `people` are those whose capture is replaced by `rows`, which are complete: also
 * with what they have and the file does not name. A person with a wrong line is not among them.
 */
export type CheckedBulk = { problems: LineProblem[]; people: number[] } & (
  | { kind: 'I'; rows: IncidentOfDay[] }
  | { kind: 'E'; rows: OvertimePerson[] }
  | { kind: 'IN'; rows: DisabilityDay[] }
);

/** By the rules of the screens and of the saves. */
export function checkBulkLines(
  kind: BulkKind,
  lines: readonly BulkLine[],
  context: BulkContext,
  mode: BulkMode = 'named',
): CheckedBulk {
  switch (kind) {
    case 'I':
      return { kind, ...checkIncidentLines(lines, context, mode) };
    case 'E':
      return { kind, ...checkOvertimeLines(lines, context, mode) };
    case 'IN':
      return { kind, ...checkDisabilityLines(lines, context, mode) };
  }
}
