import { errorAnswer } from '@lienzo/schema/api/errors';
import { renderProgress } from '@lienzo/schema/api/render-contract';
import { z } from 'zod';

/** The messages of the Word worker: progress, done, or why the document is too large. */
export const docxWorkerMessage = z.union([
  z.object({ progress: renderProgress }),
  z.object({ done: z.literal(true) }),
  z.object({ tooLarge: errorAnswer.shape.errorList }),
]);
export type DocxWorkerMessage = z.infer<typeof docxWorkerMessage>;
