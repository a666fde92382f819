import type { CombineOptions } from '@lienzo/schema/api/render-contract';
import type { RenderJob } from '../formats/render-job.ts';

/** Reports to become one file, their names told apart. */
export type CombineJob = {
  reports: { name: string; job: RenderJob }[];
  options: CombineOptions;
  /** The day on the cover, `YYYY-MM-DD`. */
  today: string;
  now: Date;
};
