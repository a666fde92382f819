import { z } from 'zod';

/**
 * What the browser keeps of an entry of its history. `layerDepth` is how many layers lie on the screen in it, and
 * `screenKey` is the same in all entries of one screen; both are absent where the router alone has written.
 */
const entrySchema = z.looseObject({
  __TSR_key: z.string().optional(),
  screenKey: z.string().optional(),
  layerDepth: z.number().int().nonnegative().optional(),
});
export type Entry = z.infer<typeof entrySchema>;

/** The entry where the browser is. */
export const currentEntry = ({ history }: Window): Entry => entrySchema.safeParse(history.state).data ?? {};

export const depthOf = ({ layerDepth = 0 }: Entry): number => layerDepth;

export const screenOf = ({ screenKey, __TSR_key }: Entry): string | undefined => screenKey ?? __TSR_key;
