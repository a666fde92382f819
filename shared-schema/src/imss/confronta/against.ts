/** What our side is compared with: the emission of the IMSS, what SUA imports, its payment file. */
export const AGAINST = ['emision', 'txt', 'sua'] as const;
export type Against = (typeof AGAINST)[number];
