import { type RenderNote, renderOptions } from '@lienzo/schema/api/render-contract';
import type { ChartData } from '@lienzo/schema/data/chart-data';
import type { RowList } from '@lienzo/schema/data/row-list';
import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { migrateReport, NewerReportError } from '@lienzo/schema/report/migrate-report';
import { unresolvedParameters } from '@lienzo/schema/report/plain-parameters';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { validateReport } from '@lienzo/schema/report/validate-report';
import { type DataFieldTexts, withDataFields } from '@lienzo/schema/report/with-data-fields';
import { drawingMessages } from '@lienzo/schema/reports/drawing-messages';
import { z } from 'zod';
import { invalidRequest } from '../../http/body/invalid-request.ts';
import { RenderError } from '../../platform/errors/render-error.ts';

/** A request's body, validated. */
export type RenderInput = {
  report: ReportDocument;
  /** By item uuid; long lists are read from the disk. */
  rows: Record<string, RowList>;
  /** What was noticed of the rows while they came. */
  rowNotes?: readonly RenderNote[] | undefined;
  /** Data of charts whose rows were not stored. */
  charts?: Record<string, ChartData> | undefined;
  options: z.output<typeof renderOptions>;
};

/** The rows of a body; `close` deletes spooled ones. */
export type LoadedRows = Pick<RenderInput, 'rows' | 'rowNotes' | 'charts'> & {
  count: number;
  close(): Promise<void>;
};

/** A body whose head was read. */
export type OpenedInput = Omit<RenderInput, 'rows' | 'rowNotes' | 'charts'> & {
  /**
   * Reads the rows.
   * @param signal stops the reading between two rows.
   * @param onProgress is called with the number of rows.
   * @throws RenderError
   */
  load(signal: AbortSignal, onProgress: (rows: number) => void): Promise<LoadedRows>;
};

/** The head of a body: a report of any version, and options. */
export const inputHead = z.strictObject({ report: z.unknown(), options: renderOptions.strict().default({}) });

/**
 * The report of a body, migrated to the current version and validated.
 * @throws RenderError newer_report, invalid_request, or invalid_report with each problem and its item's uuid.
 */
export function reportOf(stored: unknown): ReportDocument {
  const report = migrateStored(stored);
  const problems = validateReport(report);
  if (problems.length > 0)
    throw new RenderError('invalid_report', {
      entries: problems.map(({ uuid, message }) => ({
        code: 'invalid_report',
        message,
        field: uuid ?? 'report',
      })),
    });
  const missing = unresolvedParameters(report);
  if (missing.length > 0)
    throw new RenderError('invalid_report', {
      entries: missing.map(({ nombre }) => ({
        code: 'invalid_report',
        message: rendererMessages.unresolvedParameter(nombre),
        field: 'report.parametros',
      })),
    });
  return report;
}

/** What is printed for data fields whose text the caller has not put in: only its database knows. */
const UNTOLD: DataFieldTexts = {
  client: drawingMessages.untoldField,
  payroll: drawingMessages.untoldField,
  period: drawingMessages.untoldField,
};

function migrateStored(stored: unknown): ReportDocument {
  try {
    return withDataFields(migrateReport(stored), UNTOLD);
  } catch (error) {
    if (error instanceof NewerReportError) throw new RenderError('newer_report', { cause: error });
    if (error instanceof z.ZodError) throw invalidRequest(error, 'report');
    // Nesting too deep for the stack.
    if (error instanceof RangeError)
      throw new RenderError('invalid_request', { cause: error, field: 'report' });
    throw error;
  }
}
