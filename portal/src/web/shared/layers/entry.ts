import { z } from 'zod';

/**
 * The state of a browser history entry. `layerDepth` is the number of open layers, `screenKey` is the same in all
 * entries of one screen; both are absent in entries written by the router alone.
 */
const entrySchema = z.looseObject({
  __TSR_key: z.string().optional(),
  screenKey: z.string().optional(),
  layerDepth: z.number().int().nonnegative().optional(),
});
export type Entry = z.infer<typeof entrySchema>;

/** The current history entry. */
export const currentEntry = ({ history }: Window): Entry => entrySchema.safeParse(history.state).data ?? {};

export const depthOf = ({ layerDepth = 0 }: Entry): number => layerDepth;

export const screenOf = ({ screenKey, __TSR_key }: Entry): string | undefined => screenKey ?? __TSR_key;
