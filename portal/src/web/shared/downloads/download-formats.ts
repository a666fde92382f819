import type { Orientation } from '@lienzo/schema/report/report';
import { downloadMessages } from '@lienzo/schema/reports/download-messages';
import type { ReportOrder } from './download-jobs';

type FormatChoice = Pick<ReportOrder, 'format' | 'orientation'> & { label: string };

/** The entries of a report's download menu, in order (specification 3 §9). */
const DOWNLOAD_FORMATS: readonly FormatChoice[] = [
  { format: 'pdf', orientation: 'vertical', label: downloadMessages.pdfVertical },
  { format: 'pdf', orientation: 'horizontal', label: downloadMessages.pdfHorizontal },
  { format: 'docx', label: downloadMessages.docx },
  { format: 'xlsx', label: downloadMessages.xlsx },
];

/** With the PDF that a report is designed for first. */
export const formatsFor = (orientation: Orientation | undefined): readonly FormatChoice[] =>
  orientation === 'horizontal'
    ? DOWNLOAD_FORMATS.toSorted(
        (one, other) => Number(other.orientation === 'horizontal') - Number(one.orientation === 'horizontal'),
      )
    : DOWNLOAD_FORMATS;
