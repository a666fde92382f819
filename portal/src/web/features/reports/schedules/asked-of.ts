import type { ReportParameter } from '@lienzo/schema/data/parameter';
import { followsEvent, type ScheduleWhen } from '@lienzo/schema/reports/schedule-when';
import { answeredByEvent } from '@lienzo/schema/schedules/answered-by-event';

/** The questions of a report that a schedule must answer, and those that its event answers each time. */
export function askedOf(
  parameters: readonly ReportParameter[],
  when: ScheduleWhen,
): { asked: ReportParameter[]; told: ReportParameter[] } {
  const reported = followsEvent(when) ? answeredByEvent(parameters) : [];
  return { asked: parameters.filter((one) => !reported.includes(one)), told: reported };
}
