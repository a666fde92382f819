import type { CombineOptions } from '@lienzo/schema/api/render-contract';
import type { RenderJob } from '../formats/render-job.ts';

/** Reports to be combined into one file, with unique names. */
export type CombineJob = {
  reports: { name: string; job: RenderJob }[];
  options: CombineOptions;
  /** The day on the cover, `YYYY-MM-DD`. */
  today: string;
  now: Date;
};
