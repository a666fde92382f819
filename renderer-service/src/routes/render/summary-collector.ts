import type { RenderNote } from '@lienzo/schema/api/render-contract';
import { type RowCompleter, rowCompleter } from '@lienzo/schema/data/additional-column';
import type { ColumnKey, Row } from '@lienzo/schema/data/column';
import { isSummaryRow, type SummaryQuestion } from '@lienzo/schema/data/summary';
import { SummaryTooLargeError, TableSummary } from '@lienzo/schema/data/table-summary';
import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { summaryQuestionOf } from '@lienzo/schema/report/summary-question';
import { repeatedTotalMessage } from '@lienzo/schema/reports/render-note-messages';
import { RenderError, tooLarge } from '../../platform/errors/render-error.ts';

type Collected = {
  question: SummaryQuestion;
  complete: RowCompleter;
  summary: TableSummary;
  /** Whether the caller's rows are the groups already, as those of the portal are; undefined before the first row. */
  isSummarised: boolean | undefined;
  /** Ids of repeated values that its rows do not bring. */
  missing: ColumnKey[];
};

/** Summarises the rows of a report's summarised tables while they arrive, unless the caller has done so. */
export class SummaryCollector {
  private readonly tables = new Map<string, Collected>();

  /** @param today the day that `hoy` stands for, `YYYY-MM-DD`. */
  constructor(report: ReportDocument, today: string) {
    for (const item of dataItems(report)) {
      const question = summaryQuestionOf(item);
      if (question === null) continue;
      const { additional_columns, selected_columns } = item;
      this.tables.set(item.uuid, {
        question,
        complete: rowCompleter({ additional_columns, selected_columns }, today),
        summary: new TableSummary(question),
        isSummarised: undefined,
        missing: [],
      });
    }
  }

  /**
   * Takes a row of an item.
   * @param field names the place of the row.
   * @returns false for a row that is to be stored as it is.
   * @throws RenderError invalid_request for rows and groups of one table, body_too_large for too many groups.
   */
  take(uuid: string, row: Row, field: string): boolean {
    const table = this.tables.get(uuid);
    if (table === undefined) return false;
    const isGroup = isSummaryRow(row, table.question);
    if (table.isSummarised === undefined) {
      table.isSummarised = isGroup;
      if (!isGroup) table.missing = missingIds(table.question, row);
    }
    if (table.isSummarised !== isGroup)
      throw new RenderError('invalid_request', {
        entries: [{ code: 'invalid_request', message: rendererMessages.mixedSummary, field }],
      });
    if (isGroup) return false;
    try {
      table.summary.add(table.complete(row));
    } catch (error) {
      if (error instanceof SummaryTooLargeError)
        throw tooLarge(rendererMessages.tooLarge.summary, uuid, error);
      throw error;
    }
    return true;
  }

  /** What cannot be computed as it is meant to be: repeated values without their ids count each time. */
  notes(): RenderNote[] {
    return [...this.tables].flatMap(([field, { missing }]) =>
      missing.length === 0
        ? []
        : [{ code: 'total_repeated' as const, message: repeatedTotalMessage(missing), field }],
    );
  }

  /** The rows of the tables that were summarised here, by uuid. */
  result(): Record<string, Row[]> {
    return Object.fromEntries(
      [...this.tables].flatMap(([uuid, { summary, isSummarised }]) =>
        isSummarised === false ? [[uuid, summary.rows()]] : [],
      ),
    );
  }
}

const missingIds = ({ medidas }: SummaryQuestion, row: Row): ColumnKey[] => [
  ...new Set(medidas.flatMap(({ own }) => own).filter((key) => !Object.hasOwn(row, key))),
];

/**
 * The rows of a body that came at once, those of summarised tables summarised.
 * @param prefix of the field: where the rows stand in the body.
 * @throws RenderError what `take` throws.
 */
export function summarisedLists(
  report: ReportDocument,
  rows: Readonly<Record<string, Row[]>>,
  { today, prefix = 'rows' }: { today: string; prefix?: string },
): { rows: Record<string, Row[]>; notes: RenderNote[] } {
  const collector = new SummaryCollector(report, today);
  for (const [uuid, list] of Object.entries(rows))
    for (const [index, row] of list.entries()) collector.take(uuid, row, `${prefix}.${uuid}.${index}`);
  return { rows: { ...rows, ...collector.result() }, notes: collector.notes() };
}
