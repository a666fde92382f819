import type { ImssRequestKind } from '@lienzo/schema/imss/imss-request';
import { confrontFiles } from '../confronta/confront-files.ts';
import { generateTxt } from '../txt/generate-txt.ts';
import type { ImssWork } from './imss-work.ts';

/** What does each kind of request. */
export const WORKS: Partial<Record<ImssRequestKind, ImssWork>> = {
  txt: generateTxt,
  confronta: confrontFiles,
};
