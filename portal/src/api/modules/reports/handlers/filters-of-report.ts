import type { FilterOfReport } from '@lienzo/schema/api/report-endpoints';
import { catalogColumn } from '@lienzo/schema/data/catalog';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';

/** Every filter of a report with its item's uuid and its column's readable name. */
export const filtersOfReport = (report: ReportDocument): FilterOfReport[] =>
  dataItems(report).flatMap((item) =>
    item.filters.map((filter) => ({
      ...filter,
      uuid: item.uuid,
      readable_name: catalogColumn(filter.selected_columns[0] ?? '')?.readable_name ?? filter.nombre,
    })),
  );
