/** The layouts of bank files: examples of the product, and those of an organization. */
import { z } from 'zod';

export const LAYOUT_IDS = ['bbva', 'banorte', 'santander', 'banamex', 'clabe'] as const;
export type LayoutId = (typeof LAYOUT_IDS)[number];

const OWN = 'propio-';

/** An example, or a version of an own layout (`propio-12`), which never changes. */
export const layoutRef = z.union([z.enum(LAYOUT_IDS), z.string().regex(/^propio-\d{1,9}$/)]);
export type LayoutRef = z.infer<typeof layoutRef>;

export const ownLayoutRef = (version: number): LayoutRef => `${OWN}${version}`;

/** The number of the version of an own layout; undefined: an example. */
export const ownLayoutVersion = (ref: LayoutRef): number | undefined =>
  ref.startsWith(OWN) ? Number(ref.slice(OWN.length)) : undefined;

export const exampleLayout = (ref: LayoutRef): LayoutId | undefined => LAYOUT_IDS.find((id) => id === ref);
