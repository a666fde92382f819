import type { RenderNote } from '@lienzo/schema/api/render-contract';
import { formulaNotes } from './formula-notes.ts';
import { pictureNotes } from './picture-notes.ts';
import type { RenderJob } from './render-job.ts';
import { repeatedTotalNotes } from './repeated-total-notes.ts';
import { tableNotes } from './table-notes.ts';
import { unknownItemNotes } from './unknown-item-notes.ts';

/** What of a report's items and rows does not come as it was meant, in every format. */
export const itemNotes = (job: RenderJob): RenderNote[] => [
  ...unknownItemNotes(job),
  ...repeatedTotalNotes(job),
  ...formulaNotes(job),
  ...(job.rowNotes ?? []),
];

/** The same, and what concerns pictures and the paper's width, which a workbook does not have. */
export const pageNotes = (job: RenderJob): RenderNote[] => [
  ...itemNotes(job),
  ...pictureNotes(job),
  ...tableNotes(job),
];
