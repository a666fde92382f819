import type { RenderNote } from '@lienzo/schema/api/render-contract';
import { isDateType, type Row } from '@lienzo/schema/data/column';
import { operandColumns } from '@lienzo/schema/data/computed-formulas';
import { isDateValue } from '@lienzo/schema/data/date-value';
import { isSummaryRow, type SummaryQuestion, summaryRowKeys } from '@lienzo/schema/data/summary';
import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import type { DataItem } from '@lienzo/schema/report/item';
import { pageLinks } from '@lienzo/schema/report/page-links';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { summaryQuestionOf } from '@lienzo/schema/report/summary-question';
import { invalidDatesMessage } from '@lienzo/schema/reports/render-note-messages';
import { RenderError } from '../../platform/errors/render-error.ts';

type DateColumn = { key: string; name: string; wrong: number; example: string };
type Shape = {
  keys: readonly string[];
  /** Of the rows of a summary, where a caller has made them. */
  summary: { question: SummaryQuestion; keys: readonly string[] } | null;
  names: ReadonlyMap<string, string>;
  dates: readonly DateColumn[];
};

/** Characters of a wrong date in a note. */
const MAX_EXAMPLE = 30;

/**
 * What the rows of a report's items must have. A row without a column that its item shows would be printed blank, and
 * the total would be less by it, with nobody warned.
 */
export class RowShapes {
  private readonly shapes: ReadonlyMap<string, Shape>;

  constructor(report: ReportDocument) {
    // Without the column of a page link a linked table would show no rows.
    const { extra } = pageLinks(report.layouts);
    this.shapes = new Map(
      dataItems(report).map((item) => [item.uuid, shapeOf(item, extra.get(item.uuid) ?? [])]),
    );
  }

  /**
   * @param field the place of the row, in words.
   * @throws RenderError invalid_request with the place and the column.
   */
  check(item: string, row: Row, field: string): void {
    const shape = this.shapes.get(item);
    if (shape === undefined) throw invalid(rendererMessages.noSuchItem, field);
    const { summary } = shape;
    const isGroup = summary !== null && isSummaryRow(row, summary.question);
    for (const key of isGroup ? summary.keys : shape.keys)
      if (!Object.hasOwn(row, key))
        throw invalid(rendererMessages.noColumn(shape.names.get(key) || key, key), `${field}.${key}`);
    for (const column of shape.dates) {
      const value = row[column.key];
      if (typeof value !== 'string' || value === '' || isDateValue(value)) continue;
      column.example ||= value.slice(0, MAX_EXAMPLE);
      column.wrong += 1;
    }
  }

  /** What the rows that were checked came with that is shown otherwise than it was meant. */
  notes(): RenderNote[] {
    return [...this.shapes].flatMap(([field, { dates }]) =>
      dates
        .filter(({ wrong }) => wrong > 0)
        .map(({ name, wrong, example }) => ({
          code: 'dates_invalid' as const,
          message: invalidDatesMessage(name, wrong, example),
          field,
        })),
    );
  }

  /**
   * All rows of a body that comes at once: a list for each item, an empty one where there are none.
   * @param prefix of the field: where the rows stand in the body.
   * @throws RenderError invalid_request with the item's uuid, or what `check` throws.
   */
  checkLists(rows: Readonly<Record<string, readonly Row[]>>, prefix = 'rows'): void {
    for (const [item, list] of Object.entries(rows)) {
      if (!this.shapes.has(item)) throw invalid(rendererMessages.noSuchItem, `${prefix}.${item}`);
      for (const [index, row] of list.entries()) this.check(item, row, `${prefix}.${item}.${index}`);
    }
    for (const item of this.shapes.keys())
      if (!Object.hasOwn(rows, item)) throw invalid(rendererMessages.noRows, `${prefix}.${item}`);
  }
}

/** The columns of tables that are shown, computed with, grouped by or linked by; their names start with the table's. */
function shapeOf(item: DataItem, links: readonly string[]): Shape {
  const question = summaryQuestionOf(item);
  const keys = [
    ...links,
    ...item.selected_columns.map(({ column }) => column),
    ...item.additional_columns.flatMap((column) => operandColumns(column, item.additional_columns)),
    ...('group_by' in item ? item.group_by : []),
    ...(question?.medidas ?? []).map(({ column }) => column),
    ...('detail_column' in item && item.detail_column !== undefined ? [item.detail_column] : []),
  ];
  return {
    keys: [...new Set(keys.filter((key) => key.includes('.')))],
    summary: question === null ? null : { question, keys: summaryRowKeys(question) },
    dates: item.selected_columns
      .filter(({ column, data_type }) => isDateType(data_type) && column.includes('.'))
      .map(({ column, readable_name }) => ({ key: column, name: readable_name, wrong: 0, example: '' })),
    names: new Map(item.selected_columns.map(({ column, readable_name }) => [column, readable_name])),
  };
}

const invalid = (message: string, field: string): RenderError =>
  new RenderError('invalid_request', { entries: [{ code: 'invalid_request', message, field }] });
