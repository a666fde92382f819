/** The public entry of the module: the data that reports show, queried and summed. */
export { readFormulaOutcomes } from './figures/read-formula-outcomes.ts';
export { readItemFigures } from './figures/read-item-figures.ts';
export { mountReportData } from './mount-report-data.ts';
export {
  buildPartQueries,
  buildRowsQuery,
  buildSourceQuery,
  buildTotalsQuery,
  PART_COUNT,
  PART_VALUE,
} from './queries/build-rows-query.ts';
export { catalogProblems } from './queries/catalog-problems.ts';
export { readColumnValues } from './queries/column-values.ts';
export { detailKeys } from './queries/detail-keys.ts';
export { HEAVY_CONNECTIONS, heavyQueries, type QueryUser } from './queries/heavy-queries.ts';
export { limitStatements } from './queries/limit-statements.ts';
export { rowOf } from './queries/row-of.ts';
export { findPaysheet, listPaysheets } from './repositories/paysheets.ts';
export { countRows } from './rows/count-rows.ts';
export { firstRowsOfReport } from './rows/first-rows-of-report.ts';
export {
  findParameterRow,
  findRelativePeriod,
  type ParameterRow,
  type RowScope,
  searchParameterRows,
} from './rows/parameter-rows.ts';
export { readDataOwners } from './rows/read-data-owners.ts';
export { readFirstRows } from './rows/read-first-rows.ts';
export { readWorstRows } from './rows/read-worst-rows.ts';
export { combinedRowLines, combineHeadLine, headLine, rowLines } from './rows/report-lines.ts';
export type { ReportDataServices } from './services.ts';
