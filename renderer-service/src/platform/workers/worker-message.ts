import { z } from 'zod';

/** What a worker sends to its owner: an answer, or the error that ends it. */
export const workerMessage = z.union([
  z.object({
    thrown: z.object({
      name: z.string(),
      message: z.string(),
      stack: z.string().optional(),
      code: z.union([z.string(), z.number()]).optional(),
    }),
  }),
  // Answers are ours: each owner looks at its own.
  z.object({ reply: z.custom<unknown>(() => true) }),
]);

export type WorkerMessage = z.infer<typeof workerMessage>;
