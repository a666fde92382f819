/** Items that differ between two versions of a report, as the drawing marks them. */
import type { ReportDiff } from '@lienzo/schema/changes/diff-reports';
import type { ReportItem } from '@lienzo/schema/report/item';
import { reportAuditMessages } from '@lienzo/schema/reports/report-audit-messages';

export type ItemChange = keyof typeof reportAuditMessages.marks;

/** The changed items of both versions, by uuid; one that moved and was edited is edited. */
export function itemChanges({ moved, edited, added, deleted }: ReportDiff): Map<string, ItemChange> {
  const marks = (items: readonly ReportItem[], change: ItemChange) =>
    items.map(({ uuid }): [string, ItemChange] => [uuid, change]);
  return new Map([
    ...marks(moved, 'moved'),
    ...marks(
      edited.map(({ after }) => after),
      'edited',
    ),
    ...marks(added, 'added'),
    ...marks(deleted, 'deleted'),
  ]);
}

/** A drawn item within an element that says how it differs. */
export function markedItem(html: string, change: ItemChange | undefined): string {
  if (change === undefined) return html;
  const { sign, word } = reportAuditMessages.marks[change];
  return `<div data-lz-change="${change}"><div data-lz-change-word>${sign} ${word}</div>${html}</div>`;
}
