import type { ReportDocument } from '@lienzo/schema/report/report';
import { command } from '../command.ts';

/** Settings of the report as a whole. */
export type ReportSettings = Partial<
  Pick<ReportDocument, 'nombre' | 'orientation' | 'auditorio' | 'parametros'>
>;

/** Sets the report's name, orientation, audience or parameters. */
export const setReport = command((draft, settings: ReportSettings) => {
  Object.assign(draft, settings);
});
