import type { RenderFormat, RenderNote } from '@lienzo/schema/api/render-contract';
import { paperText } from '@lienzo/schema/report/paper-text';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { paperNoteMessages } from '@lienzo/schema/reports/render-note-messages';

/** What of a report's pages Excel lacks: it knows papers by a number, and neither Oficio nor custom ones have any. */
export function paperNotes({ report }: { report: ReportDocument }, format: RenderFormat): RenderNote[] {
  const { papel } = report.page;
  if (format !== 'xlsx' || papel === undefined || (typeof papel === 'string' && papel !== 'oficio'))
    return [];
  return [{ code: 'paper_left_out', message: paperNoteMessages.paper_left_out(paperText(papel)) }];
}
