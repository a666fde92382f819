import type { ImssRequestKind } from '@lienzo/schema/imss/imss-request';
import { conciliateMovements } from '../conciliation/conciliate-movements.ts';
import { confrontFiles } from '../confronta/confront-files.ts';
import type { ImssWork } from '../requests/imss-work.ts';
import { generateTxt } from '../txt/generate-txt.ts';
import { generateVariability } from '../variability/generate-variability.ts';

/** What does each kind of request. */
export const WORKS: Record<ImssRequestKind, ImssWork> = {
  movimientos: conciliateMovements,
  variabilidad: generateVariability,
  txt: generateTxt,
  confronta: confrontFiles,
};
