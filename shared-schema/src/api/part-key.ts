import { z } from 'zod';

/** Names one of the files that a report is divided into. */
export const partKey = z.string().regex(/^[0-9a-f]{64}$/);
