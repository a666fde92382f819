/** What documents of other products' samples look like, with texts of our own: a report, its rows and what is seen. */
import type { ColumnDataType, Row, SelectedColumn } from '@lienzo/schema/data/column';
import type { TablaFijaItem } from '@lienzo/schema/report/fixed-table-item';
import { cellsOfTexts } from '@lienzo/schema/report/fixed-table-item';
import type { ReportItem, TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import type { Layout, Orientation, ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import type { FirmaItem } from '@lienzo/schema/report/signature-item';
import { starterDocument } from '@lienzo/templates/reports/compose-report';
import { doc, paragraph } from '@lienzo/templates/reports/compose-text';

export type Design = {
  name: string;
  report: ReportDocument;
  rows: Record<string, Row[]>;
  /** Of its PDF. */
  pages: number;
  /** What stands on the pages, in PDF and Word alike. */
  seen: readonly string[];
  /** Numbers that are numbers in Excel. */
  figures: readonly number[];
};

export function designDocument(
  nombre: string,
  rows: readonly ReportItem[][],
  { orientation = 'vertical', ...page }: Partial<ReportDocument['page']> & { orientation?: Orientation } = {},
): ReportDocument {
  const layouts: Layout[] = rows.map((items, index) => ({ index, separation: false, items }));
  const report = starterDocument(nombre, orientation, layouts);
  return { ...report, page: { ...report.page, ...page } };
}

/** A column of a made-up table; its key is its place. */
export const column = (
  key: string,
  readable_name: string,
  data_type: ColumnDataType = 'text',
  part: Partial<SelectedColumn> = {},
): SelectedColumn => ({ column: key, data_type, readable_name, ...part });

export const amount = (key: string, name: string, part: Partial<SelectedColumn> = {}): SelectedColumn =>
  column(key, name, 'numeric', { formato: 'moneda', ...part });

/** Rows of cells in the order of the columns. */
export const rowsOf = (
  columns: readonly SelectedColumn[],
  cells: readonly (readonly (string | number | null)[])[],
): Row[] => cells.map((row) => Object.fromEntries(columns.map((one, at) => [one.column, row[at] ?? null])));

export const dataTable = (selected_columns: SelectedColumn[], part: Partial<TablaItem> = {}): TablaItem => ({
  ...newItem('tabla'),
  ...{ selected_tables: ['employees'], selected_columns },
  ...part,
});

export const typedTable = (
  texts: readonly (readonly string[])[],
  part: Partial<TablaFijaItem> = {},
): TablaFijaItem => {
  const celdas = cellsOfTexts(texts);
  return { ...newItem('tabla_fija'), celdas, anchos: celdas[0]?.map(() => 1) ?? [1], ...part };
};

export const signatures = (...people: [who: string, role: string][]): FirmaItem => ({
  ...newItem('firma'),
  firmas: people.map(([who, role], at) => ({
    ...{ id: `firma-${at + 1}`, quien: plainRichText(who), puesto: plainRichText(role) },
  })),
});

export const centered = (text: string) => doc(paragraph([text], 'center'));
