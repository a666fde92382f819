import type { PaperNoteCode, RenderFormat, RenderNote } from '@lienzo/schema/api/render-contract';
import { paperText } from '@lienzo/schema/report/paper-text';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { paperNoteMessages } from '@lienzo/schema/reports/render-note-messages';

/** What of a report's pages Excel lacks: it knows papers by a number, and neither Oficio nor custom ones have any. */
export function paperNotes({ report }: { report: ReportDocument }, format: RenderFormat): RenderNote[] {
  if (format !== 'xlsx') return [];
  const { papel, marca_agua, imagen_fondo, fondo } = report.page;
  const codes: PaperNoteCode[] = [];
  if (papel === 'oficio' || typeof papel === 'object') codes.push('paper_left_out');
  if (marca_agua !== undefined) codes.push('watermark_left_out');
  if (imagen_fondo !== undefined) codes.push('page_picture_left_out');
  if (fondo !== undefined) codes.push('page_color_left_out');
  return codes.map((code) => ({ code, message: paperNoteMessages[code](paperText(papel)) }));
}
