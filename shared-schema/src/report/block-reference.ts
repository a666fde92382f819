/** Blocks: sections that an organization keeps to insert them in many reports. */
import { z } from 'zod';

/** Letters of a block's name. */
export const MAX_BLOCK_NAME = 80;
export const blockName = z.string().trim().min(1).max(MAX_BLOCK_NAME);

/** What a section remembers of the block that it was inserted from. */
export const blockReference = z.object({
  id: z.uuid(),
  /** Of the block, when the section was as it is there. */
  version: z.int().min(1),
  nombre: z.string().max(MAX_BLOCK_NAME),
  /** The section's items by those of the block, so that they keep their identity when the block changes. */
  items: z.record(z.uuid(), z.uuid()),
});
export type BlockReference = z.infer<typeof blockReference>;
