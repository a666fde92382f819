/** What is asked for in the name of a schedule's owner: a file of each format, with the values that the schedule keeps. */

import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import type { KeptFilters } from '@lienzo/schema/reports/kept-filters';
import type { PartsTarget } from '@lienzo/schema/reports/parts-endpoints';
import type { ScheduleOutput } from '@lienzo/schema/schedules/schedule-endpoints';
import type { Actor } from '../../../platform/caller.ts';
import type { NewRender } from '../../renders/renders.ts';
import { newPartsRender, newReportRender, reportsToCombine } from '../../renders/renders.ts';
import type { StoredReportWithDocument } from '../../reports/reports.ts';
import { stillAsked, withPeriod } from '../../reports/reports.ts';
import type { RunEvent } from '../repositories/schedule-runs.ts';
import type { StoredSchedule } from '../repositories/schedules.ts';
import type { ScheduleServices } from '../services.ts';

type Ordered = {
  owner: Actor;
  schedule: Pick<
    StoredSchedule,
    'name' | 'report_id' | 'parametros' | 'kept_filters' | 'output' | 'formats' | 'folder_id' | 'message'
  >;
  /** The schedule's own report first. */
  reports: readonly [StoredReportWithDocument, ...StoredReportWithDocument[]];
  event: RunEvent | null;
};

/** @throws DomainError what the reports refuse. */
export async function rendersOfSchedule(services: ScheduleServices, ordered: Ordered): Promise<NewRender[]> {
  const renders: NewRender[] = [];
  for (const format of ordered.schedule.formats) renders.push(await renderOf(services, ordered, format));
  return renders;
}

type Format = Ordered['schedule']['formats'][number];

async function renderOf(services: ScheduleServices, ordered: Ordered, format: Format): Promise<NewRender> {
  const { owner, schedule, reports, event } = ordered;
  const { output, report_id, kept_filters } = schedule;
  const parametros = answersTo(reports[0], schedule.parametros, event);
  switch (output.kind) {
    case 'report':
      return newReportRender(services, owner, { report_id, parametros, kept_filters, format, awaited: true });
    case 'parts': {
      const { column, name } = output;
      const target = targetOf(output, schedule);
      const order = { report_id, parametros, kept_filters, column, name, format, target };
      return newPartsRender(services, owner, { ...order, awaited: true });
    }
    case 'combination':
      return combined(services, ordered, output, { format, own: { parametros, kept_filters } });
  }
}

/** Answers that were kept, to what the report still asks, with the period that the run is of. */
function answersTo(
  report: StoredReportWithDocument,
  kept: ParameterValues,
  event: RunEvent | null,
): ParameterValues {
  const answers = stillAsked(report, kept);
  return event === null ? answers : withPeriod(report, answers, event);
}

function targetOf(
  { each, mail_column }: Extract<ScheduleOutput, { kind: 'parts' }>,
  { folder_id, message }: Ordered['schedule'],
): PartsTarget {
  if (each === 'folder' && folder_id !== null) return { kind: 'folder', folder_id };
  if (each === 'mail' && mail_column !== null)
    return { kind: 'mail', column: mail_column, ...(message !== '' && { message }) };
  return { kind: 'zip' };
}

async function combined(
  services: ScheduleServices,
  { owner, schedule, reports, event }: Ordered,
  { reports: further, cover, table_of_contents }: Extract<ScheduleOutput, { kind: 'combination' }>,
  { format, own }: { format: Format; own: { parametros: ParameterValues; kept_filters: KeptFilters } },
): Promise<NewRender> {
  if (format === 'xlsx') throw new Error('a combined file is no workbook');
  const given = [own, ...further];
  const documents = await reportsToCombine(
    reports.map((report, at) => ({
      report_id: report.id,
      name: report.nombre,
      parametros: answersTo(report, given[at]?.parametros ?? {}, event),
      kept_filters: given[at]?.kept_filters,
    })),
    owner,
    services,
  );
  return {
    reportId: null,
    name: schedule.name,
    request: {
      ...{ kind: 'combination', reports: documents, format, title: schedule.name, cover, table_of_contents },
      awaited: true,
    },
    secret: null,
  };
}
