/** Findings put together as people read them: what is the same is said once. */
import type { ImssFinding } from '@lienzo/schema/imss/finding/imss-finding';

const ORDER = ['error', 'warning', 'info'];

const grouped = <Finding extends ImssFinding>(
  findings: readonly Finding[],
  keyOf: (finding: Finding) => readonly unknown[],
): [Finding, ...Finding[]][] =>
  [...Map.groupBy(findings, (one) => JSON.stringify(keyOf(one))).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [[first, ...others]],
  );

/** The same sentence about several people, errors first; people in their order. */
export const findingsByMessage = (findings: readonly ImssFinding[]): [ImssFinding, ...ImssFinding[]][] =>
  grouped(
    findings.toSorted((one, other) => ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity)),
    ({ severity, message, fix, value }) => [severity, message, fix, value],
  );

/** What the same person lacks in the same place, where the same has to be done about it. */
export const findingsByPerson = <Finding extends ImssFinding & { file: string; sheet: string | null }>(
  findings: readonly Finding[],
): [Finding, ...Finding[]][] =>
  grouped(findings, ({ severity, person_number, name, nss, file, sheet, line, fix }) => [
    ...[severity, person_number, name, nss, file, sheet, line, fix],
  ]);
