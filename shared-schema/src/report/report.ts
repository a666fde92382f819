/** The report document (specification 3 §3; version history in `migrate-report.ts`). */
import { z } from 'zod';
import { MAX_PARAMETERS, reportParameter } from '../data/parameter.ts';
import { MAX_FORMULA } from '../formula/read-tokens.ts';
import { reportProblemMessages } from '../rule-messages/report-problem-messages.ts';
import { backgroundPicture } from './background-picture.ts';
import { blockReference } from './block-reference.ts';
import { dataSet, MAX_DATA_SETS, MAX_SHARED_FILTERS, sharedFilter } from './data-set.ts';
import { fontFamily } from './font-family.ts';
import { type DataItem, isDataItem, type ReportItem } from './item.ts';
import { pageRegions } from './page-regions.ts';
import { DEFAULT_PAPER, type Paper, paper, verticalSize } from './paper.ts';
import { readItem } from './read-item.ts';
import type { richText } from './rich-text.ts';
import { evenColumns, MAX_STACKED_ITEMS, sectionColumns } from './section-columns.ts';
import { pageColor, watermark } from './watermark.ts';

/** The document version that this code writes. */
export const REPORT_VERSION = 8;

/** The id of 'TODOS' in `auditorio`: every client may see the report (specification 3 §2.4). */
export const TODOS = 0;

export const orientation = z.enum(['vertical', 'horizontal']);
export type Orientation = z.infer<typeof orientation>;

/** Where items that are lower than their section stand in it. */
export const sectionAlignment = z.enum(['arriba', 'centro', 'abajo']);
export type SectionAlignment = z.infer<typeof sectionAlignment>;

/** The most that can be added above or below a section, in points: 7.6 cm, as margins. */
export const MAX_SECTION_SPACE = 216;
const sectionSpace = z.number().min(0).max(MAX_SECTION_SPACE);

/** How a section stands on its page. */
const sectionLayout = z.object({
  /** Absent: `arriba`. */
  alineacion: sectionAlignment.optional(),
  /** In points, in addition to the space between sections. */
  espacio_antes: sectionSpace.optional(),
  espacio_despues: sectionSpace.optional(),
});
export type SectionLayout = z.infer<typeof sectionLayout>;
export const SECTION_FIELDS = sectionLayout.keyof().options;

/** Columns of a section at the most. */
const MAX_COLUMNS = 6;
const fitsInColumns = (items: readonly ReportItem[]): boolean => {
  const columns = sectionColumns(items);
  return columns.length <= MAX_COLUMNS && columns.every(({ length }) => length <= MAX_STACKED_ITEMS);
};

/** A section: items side by side, or stacked in columns. `separation` starts the section on a new page. */
export const layout = z.object({
  index: z.int().min(0),
  separation: z.boolean(),
  /** A formula over the report's tables: the section is printed unless it is known to be false. */
  mostrar_si: z.string().max(MAX_FORMULA).optional(),
  ...sectionLayout.shape,
  /** The block that the section was inserted from. */
  bloque: blockReference.optional(),
  /** In reading order: column by column, each from the top; see `section-columns.ts`. */
  items: z
    .array(readItem)
    .max(MAX_COLUMNS * MAX_STACKED_ITEMS)
    .refine(
      (items) => fitsInColumns(items),
      reportProblemMessages.report.tooMany(MAX_COLUMNS, MAX_STACKED_ITEMS),
    )
    .overwrite(evenColumns),
});
export type Layout = z.infer<typeof layout>;

/** Which pages a page number counts: all of the report, or those of one row where pages repeat per row. */
export const pageNumbering = z.enum(['continua', 'por_fila']);
export type PageNumbering = z.infer<typeof pageNumbering>;

/** All distances in points (1/72 inch). */
export const pageSetup = z.object({
  /** Absent: `DEFAULT_PAPER`. */
  papel: paper.optional(),
  margins: z.object({
    top: z.number().min(0).max(216),
    right: z.number().min(0).max(216),
    bottom: z.number().min(0).max(216),
    left: z.number().min(0).max(216),
  }),
  ...pageRegions.shape,
  /** Header and footer of the first page, where they differ; absent: those of all pages. */
  primera_pagina: pageRegions.optional(),
  /** Behind the content of every page. */
  marca_agua: watermark.optional(),
  /** The font of the report; absent: `DEFAULT_FONT`. */
  fuente: fontFamily.optional(),
  imagen_fondo: backgroundPicture.optional(),
  /** The colour of the pages. */
  fondo: pageColor.optional(),
  /** Absent: `continua`. */
  numbering: pageNumbering.optional(),
});
export type PageSetup = z.infer<typeof pageSetup>;

/** The audience: client ids (UUID), or `TODOS`. */
export const auditorio = z.array(z.union([z.literal(TODOS), z.uuid()])).max(500);

export const reportDocument = z.object({
  version: z.literal(REPORT_VERSION),
  nombre: z.string().max(200),
  orientation,
  auditorio,
  page: pageSetup,
  /** In the order in which they are asked; those that limit the choices of others stand before them. */
  parametros: z.array(reportParameter).max(MAX_PARAMETERS),
  /** Filters of every item whose rows have their columns; items have copies of them, see `shared-data.ts`. */
  filtros: z.array(sharedFilter).max(MAX_SHARED_FILTERS).optional(),
  /** Data that several items share. */
  conjuntos: z.array(dataSet).max(MAX_DATA_SETS).optional(),
  layouts: z.array(layout).max(200),
});
export type ReportDocument = z.infer<typeof reportDocument>;

/** A paper turned as it is printed, in points. */
export function pageSize(
  source: Orientation,
  papel: Paper = DEFAULT_PAPER,
): { width: number; height: number } {
  const { width, height } = verticalSize(papel);
  return source === 'vertical' ? { width, height } : { width: height, height: width };
}

/** The footer of a new report: "Página 1 de 3" at the right. */
export function pageNumberFooter(): z.infer<typeof richText> {
  return {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        attrs: { textAlign: 'right' },
        content: [
          { type: 'text', text: 'Página ' },
          { type: 'field', attrs: { field: 'page' } },
          { type: 'text', text: ' de ' },
          { type: 'field', attrs: { field: 'pages' } },
        ],
      },
    ],
  };
}

/** An empty report, seen by its author only: vertical letter, page numbers in the footer, one empty section. */
export function emptyReport(nombre = ''): ReportDocument {
  return {
    version: REPORT_VERSION,
    nombre,
    orientation: 'vertical',
    auditorio: [],
    page: {
      margins: { top: 54, right: 54, bottom: 54, left: 54 },
      header: null,
      footer: pageNumberFooter(),
    },
    parametros: [],
    layouts: [{ index: 0, separation: false, items: [] }],
  };
}

/** Every item in reading order. */
export function reportItems(report: Pick<ReportDocument, 'layouts'>): ReportItem[] {
  return report.layouts.flatMap((section) => section.items);
}

/** Every item with data. */
export function dataItems(report: Pick<ReportDocument, 'layouts'>): DataItem[] {
  return reportItems(report).filter(isDataItem);
}
