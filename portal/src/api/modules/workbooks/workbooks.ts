/** The door of the module: workbooks from outside read safely, workbooks of ours written. */
export { FindingList } from './finding-list.ts';
export { readWorkbook } from './read-workbook.ts';
export type { WorkbookCell, WorkbookChunk, WorkbookRow } from './workbook-content.ts';
export { WorkbookRefusal } from './workbook-refusal.ts';
export { writeWorkbook } from './write-workbook.ts';
