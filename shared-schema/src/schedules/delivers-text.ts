import { catalogColumn } from '../data/catalog.ts';
import { scheduleRuleMessages } from '../rule-messages/schedule-rule-messages.ts';
import type { ScheduleContent } from './schedule-endpoints.ts';

const { delivers } = scheduleRuleMessages;

/**
 * What a schedule delivers, as a sentence begins: "Por partes, en PDF: un archivo por cada RFC, todos en un ZIP".
 * @param nameOf the name of a report; undefined for one that is gone.
 */
export function deliversText(
  { output, formats }: Pick<ScheduleContent, 'output' | 'formats'>,
  nameOf: (reportId: number) => string | undefined,
): string {
  const names = delivers.formats(formats);
  switch (output.kind) {
    case 'report':
      return names;
    case 'parts': {
      const column = catalogColumn(output.column)?.readable_name ?? output.column;
      return delivers.parts(names, column, delivers.each[output.each]);
    }
    case 'combination':
      return delivers.combined(
        output.reports.map(({ report_id }) => {
          const name = nameOf(report_id);
          return name === undefined ? delivers.gone : delivers.quoted(name);
        }),
        names,
      );
  }
}
