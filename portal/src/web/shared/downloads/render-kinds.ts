import type { Render } from '@lienzo/schema/reports/render-endpoints';

export const isPending = ({ state }: Pick<Render, 'state'>): boolean =>
  state === 'queued' || state === 'running';

/** Whether it stands for many files: only a report in parts ends with an archive or a list. */
export const isDivided = ({ format }: Pick<Render, 'format'>): boolean =>
  format === 'zip' || format === 'csv';
