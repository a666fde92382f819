import { errorAnswer } from '@lienzo/schema/api/errors';
import { renderProgress } from '@lienzo/schema/api/render-contract';
import { z } from 'zod';

/** What the thread that writes a Word document says: how far it is, that it is done, or why it is too large. */
export const docxThreadMessage = z.union([
  z.object({ progress: renderProgress }),
  z.object({ done: z.literal(true) }),
  z.object({ tooLarge: errorAnswer.shape.errorList }),
]);
export type DocxThreadMessage = z.infer<typeof docxThreadMessage>;
