/** The rendering service within a test's own process, with a real browser. */
import { createRenderer } from '@lienzo/renderer/app';

export type TestRenderer = Pick<ReturnType<typeof createRenderer>, 'fetch' | 'stop'>;

const silent = (): void => undefined;
const SILENT = { debug: silent, info: silent, warn: silent, error: silent };

/** Whoever opens it stops it. */
export const openTestRenderer = (): TestRenderer => createRenderer({ log: SILENT });
