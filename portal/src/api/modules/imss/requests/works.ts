import type { ImssRequestKind } from '@lienzo/schema/imss/imss-request';
import type { ImssWork } from './imss-work.ts';

/** What does each kind of request. */
export const WORKS: Partial<Record<ImssRequestKind, ImssWork>> = {};
