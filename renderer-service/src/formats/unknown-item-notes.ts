import type { RenderNote } from '@lienzo/schema/api/render-contract';
import { reportItems } from '@lienzo/schema/report/report';
import { unknownItemMessage } from '@lienzo/schema/reports/render-note-messages';
import type { RenderJob } from './render-job.ts';

/** Tells of each item of a kind that this version does not know: it is kept in the report and left out of the file. */
export const unknownItemNotes = ({ report }: Pick<RenderJob, 'report'>): RenderNote[] =>
  reportItems(report)
    .filter(({ nombre }) => nombre === 'desconocido')
    .map(({ uuid }) => ({ code: 'item_unknown', message: unknownItemMessage, field: uuid }));
