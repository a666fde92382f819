/** The layouts of bank files. */
export const LAYOUT_IDS = ['bbva', 'banorte', 'santander', 'banamex', 'clabe'] as const;
export type LayoutId = (typeof LAYOUT_IDS)[number];
