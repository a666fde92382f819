import { imssMessages } from '@lienzo/schema/imss/imss-messages';
import { MAX_REQUEST_DAYS } from '@lienzo/schema/imss/imss-request';
import { daysBetween } from '@lienzo/schema/payroll/plain-date';
import type { ImssSearch } from './imss-search';

const { required } = imssMessages;

/** What the days still lack: every action needs them (specification 2 §5). */
export function missingDays({ inicio, fin }: ImssSearch): string[] {
  if (inicio === undefined || fin === undefined)
    return [inicio === undefined ? required.from : null, fin === undefined ? required.until : null].filter(
      (one) => one !== null,
    );
  if (fin < inicio) return [required.order];
  return daysBetween(inicio, fin) > MAX_REQUEST_DAYS ? [required.tooLong] : [];
}

/** What client, payroll and register still lack, in the screen's order. */
export const missingScope = ({ cliente, nomina, registro }: ImssSearch): string[] =>
  [
    cliente === undefined ? required.client : null,
    nomina === undefined ? required.paysheet : null,
    registro === undefined ? required.register : null,
  ].filter((one) => one !== null);
