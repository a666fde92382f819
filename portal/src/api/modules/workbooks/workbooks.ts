/** The door of the module: workbooks from outside read safely, workbooks of ours written. */
export { FindingList } from './finding-list.ts';
export { readWorkbook } from './read-workbook.ts';
export { READING_LIMITS, type ReadingLimits } from './reading/reading-limits.ts';
export { openPackage, type WorkbookPackage } from './reading/xlsx/open-package.ts';
export { readWorkbookPart } from './reading/xlsx/read-parts.ts';
export { readRelations } from './reading/xlsx/read-relations.ts';
export { readXlsx } from './reading/xlsx/read-xlsx.ts';
export { readXml } from './reading/xlsx/read-xml.ts';
export type { WorkbookCell, WorkbookChunk, WorkbookRow } from './workbook-content.ts';
export { WorkbookRefusal } from './workbook-refusal.ts';
export { writeWorkbook } from './write-workbook.ts';
