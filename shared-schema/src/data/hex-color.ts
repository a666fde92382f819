import { z } from 'zod';

/** A colour as `#rrggbb`. */
export const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/);
