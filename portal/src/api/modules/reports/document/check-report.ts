import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import { validateReport } from '@lienzo/schema/report/validate-report';
import { DomainError, type ErrorEntry } from '../../../platform/domain-error.ts';
import { catalogProblems } from '../../report-data/report-data.ts';

/**
 * Validates a report before it is saved or printed (specification 3 §5, "Report save").
 * @throws DomainError with an entry for each problem; `field` is the item's uuid, or the report's part.
 */
export function checkReport(report: ReportDocument): void {
  const [first, ...rest] = [
    ...validateReport(report).map(
      ({ uuid, field, message }): ErrorEntry => ({
        code: 'invalid_report',
        message,
        field: uuid ?? field,
      }),
    ),
    ...dataItems(report).flatMap((item) => catalogProblems(storedQuery(item), item.uuid)),
  ];
  if (first !== undefined) throw new DomainError([first, ...rest]);
}
