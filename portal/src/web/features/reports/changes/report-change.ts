import { endpoints } from '@lienzo/schema/endpoints';
import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { call } from '../../../shared/api/call';

/** A change of a report that needs confirmation. */
export type ReportChange = keyof typeof reportMessages.changes;

/** The permitted changes, in menu order. */
export function changesOf({ can, habilitado }: ReportSummary): ReportChange[] {
  const changes: [ReportChange, boolean][] = [
    ['clone', can.clone],
    ['disable', can.disable && habilitado],
    ['enable', can.disable && !habilitado],
    ['delete', can.delete],
  ];
  return changes.filter(([, may]) => may).map(([change]) => change);
}

/** The texts and the call of a change. */
export function partsOf(change: ReportChange, { id, nombre }: ReportSummary) {
  const { verb, title, text, done } = reportMessages.changes[change];
  return { verb, title, text: text(nombre), done, isHard: change === 'delete', act: () => act(change, id) };
}

function act(change: ReportChange, id: number): Promise<unknown> {
  switch (change) {
    case 'clone':
      return call(endpoints.clone_report, { body: { id_report: id } });
    case 'disable':
    case 'enable':
      return call(endpoints.disable_report, { body: { reporte: { id, habilitado: change === 'enable' } } });
    case 'delete':
      return call(endpoints.delete_report, { query: { id_report: String(id) } });
  }
}
