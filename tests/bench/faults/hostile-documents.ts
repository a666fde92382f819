import type { HostileDocument } from './hostile-document.ts';
import { hostileHtml } from './hostile-html.ts';
import { hostileCombinations, hostileReports } from './hostile-reports.ts';

/**
 * A hundred requests that a rendering service has to survive: small ones that would be millions of pages, long
 * numbers, deep nesting, pictures that grow when they are read, what runs or leads elsewhere.
 */
export const hostileDocuments: readonly HostileDocument[] = [
  ...hostileHtml,
  ...hostileReports,
  ...hostileCombinations,
];
