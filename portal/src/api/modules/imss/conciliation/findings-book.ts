/** The workbook of a conciliation: every movement with its situation, and what keeps movements from being presented. */
import type { ImssFinding } from '@lienzo/schema/imss/finding/imss-finding';
import type { ConciliationLine } from '@lienzo/schema/imss/movement-endpoints';
import { movementMessages } from '@lienzo/schema/imss/movement-messages';
import { slashedDate } from '@lienzo/schema/rule-messages/slashed-date';
import type { LayoutBook, LayoutColumn, LayoutSheet } from '@lienzo/templates/layouts/layout-book';
import type { ImssScope } from '../repositories/imss-scopes.ts';
import type { Range } from './conciliate-scope.ts';

const { book: texts } = movementMessages;
const { columns } = texts;
const text = (heading: string, width: number): LayoutColumn => ({ heading, width, format: 'text' });
const day = (heading: string): LayoutColumn => ({ heading, width: 14, format: 'day' });
const amount = (heading: string): LayoutColumn => ({ heading, width: 13, format: 'amount' });

export function findingsBook(
  scope: ImssScope,
  range: Range,
  { lines, findings }: { lines: readonly ConciliationLine[]; findings: readonly ImssFinding[] },
): LayoutBook {
  return {
    sheets: [movementsSheet(scope, range, lines), findingsSheet(findings)],
    lists: {},
    help: { title: texts.sheet, lines: [texts.help] },
    marks: {},
  };
}

function movementsSheet(
  { id_humansite, paysheet, register }: ImssScope,
  { first, last }: Range,
  lines: readonly ConciliationLine[],
): LayoutSheet {
  return {
    name: texts.sheet,
    title: texts.title(`${id_humansite} ${paysheet}`, register),
    lead: texts.lead(slashedDate(first), slashedDate(last)),
    groups: [
      {
        title: texts.groups.movement,
        columns: [
          ...[
            text(columns.state, 24),
            text(columns.number, 12),
            text(columns.name, 36),
            text(columns.nss, 14),
          ],
          ...[text(columns.type, 24), text(columns.reason, 18), day(columns.date), amount(columns.sbc)],
        ],
      },
      {
        title: texts.groups.imss,
        columns: [
          ...[day(columns.imssDate), amount(columns.imssSbc), text(columns.imssName, 36)],
          ...[text(columns.lote, 14), text(columns.differs, 18), text(columns.rejection, 60)],
        ],
      },
      { title: texts.groups.due, columns: [day(columns.due), text(columns.late, 14)] },
    ],
    rows: lines.map((line) => [
      ...[movementMessages.states[line.state], line.human_id ?? '', line.name, line.nss],
      movementMessages.types[line.type],
      line.reason === null ? '' : movementMessages.reasons[line.reason],
      ...[line.date ?? '', line.sbc ?? '', line.imss_date ?? '', line.imss_sbc ?? '', line.imss_name ?? ''],
      ...[line.lote ?? '', line.differences.map((one) => movementMessages.differences[one]).join(', ')],
      ...[line.rejection ?? '', line.due_on ?? '', line.is_late ? texts.late : ''],
    ]),
    spareRows: 0,
  };
}

function findingsSheet(findings: readonly ImssFinding[]): LayoutSheet {
  return {
    name: texts.findings,
    title: texts.findings,
    lead: texts.findingsLead,
    groups: [
      {
        title: '',
        columns: [
          ...[
            text(columns.severity, 12),
            text(columns.number, 12),
            text(columns.name, 36),
            text(columns.nss, 14),
          ],
          ...[
            text(columns.finding, 70),
            text(columns.field, 26),
            text(columns.value, 20),
            text(columns.fix, 70),
          ],
        ],
      },
    ],
    rows: findings.map(({ severity, person_number, name, nss, message, field, value, fix }) => [
      ...[texts.severities[severity], person_number ?? '', name ?? '', nss ?? ''],
      ...[message, field ?? '', value ?? '', fix],
    ]),
    spareRows: 0,
  };
}
