import type { ReportDocument } from '@lienzo/schema/report/report';
import { command } from '../command.ts';

/** What belongs to the report as a whole and is set as one value. */
export type ReportSettings = Partial<Pick<ReportDocument, 'nombre' | 'orientation' | 'auditorio'>>;

/** Sets the report's name, orientation or audience. */
export const setReport = command((draft, settings: ReportSettings) => {
  Object.assign(draft, settings);
});
