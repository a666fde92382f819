import { downloadMessages } from '@lienzo/schema/messages/download-messages';
import type { ReportOrder } from './download-jobs';

type FormatChoice = Pick<ReportOrder, 'format' | 'orientation'> & { label: string };

/** The entries of a report's download menu, in order (specification 3 §9). */
export const DOWNLOAD_FORMATS: readonly FormatChoice[] = [
  { format: 'pdf', orientation: 'vertical', label: downloadMessages.pdfVertical },
  { format: 'pdf', orientation: 'horizontal', label: downloadMessages.pdfHorizontal },
  { format: 'docx', label: downloadMessages.docx },
  { format: 'xlsx', label: downloadMessages.xlsx },
];
