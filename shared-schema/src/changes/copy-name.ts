import { apiReportMessages } from '../reports/api-report-messages.ts';

/** As far as the stored text allows. */
const NAME_LENGTH = 200;

/** The name of a report's copy. */
export const copyName = (nombre: string): string =>
  `${cut(nombre.trim(), NAME_LENGTH - apiReportMessages.copySuffix.length)}${apiReportMessages.copySuffix}`;

/** Without splitting a surrogate pair. */
const cut = (name: string, length: number): string => name.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
