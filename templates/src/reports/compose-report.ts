/** What the starter reports share: how they are put together and how they look. */
import type { ReportFilter } from '@lienzo/schema/data/filter';
import type { FontFamily } from '@lienzo/schema/report/font-family';
import type {
  FirmaItem,
  ImagenItem,
  ItemStyle,
  ReportItem,
  TablaCruzadaItem,
  TablaItem,
  TextoItem,
  TituloItem,
} from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import {
  type Layout,
  type Orientation,
  REPORT_VERSION,
  type ReportDocument,
} from '@lienzo/schema/report/report';
import type { DataField, InlineNode } from '@lienzo/schema/report/rich-text';
import { bold, doc, field, footerText, lineBreak, paragraph } from './compose-text.ts';
import { starterLogo } from './starter-logo.ts';

/** The colours of the starter reports. */
export const INK = '#16305a';
const GREY = '#475467';

/** The uuid of an item of a starter report, by their numbers. */
export const itemUuid = (report: number, item: number): string =>
  `0b7c1a52-3f7e-4c1b-9a10-${String(report * 100 + item).padStart(12, '0')}`;

/** Sections from top to bottom, without page breaks. */
export const sections = (...rows: ReportItem[][]): Layout[] =>
  rows.map((items, index) => ({ index, separation: false, items }));

/** The report's name at the left, the organisation's logo at the right. */
export function headline(report: number, label: string): [TituloItem, ImagenItem] {
  return [
    {
      uuid: itemUuid(report, 1),
      nombre: 'titulo',
      tamaño: 75,
      estilo_item: { color: INK },
      nivel: 1,
      valor: doc(paragraph([label])),
    },
    {
      uuid: itemUuid(report, 2),
      nombre: 'imagen',
      tamaño: 25,
      estilo_item: { align: 'right' },
      valor: starterLogo,
      image_name: 'lienzo.png',
      alt: 'Lienzo',
      fit: 'contain',
      height: 34,
    },
  ];
}

/** A heading within a report. */
export const subtitle = (uuid: string, phrase: string): TituloItem => ({
  uuid,
  nombre: 'titulo',
  tamaño: 100,
  estilo_item: { color: INK },
  nivel: 2,
  valor: doc(paragraph([phrase])),
});

/** One paragraph over the whole width. */
export const terms = (
  uuid: string,
  estilo_item: ItemStyle,
  ...content: (string | InlineNode)[]
): TextoItem => ({ uuid, nombre: 'texto', tamaño: 100, estilo_item, valor: doc(paragraph(content)) });

/** What the report shows, below its name. */
export const lead = (uuid: string, ...content: (string | InlineNode)[]): TextoItem =>
  terms(uuid, { color: GREY }, ...content);

/** Before the day of the print, after whose rows they are. */
export const ISSUED = 'Emitido el ';

const LABELS: Record<DataField, string> = { client: 'Cliente: ', payroll: 'Nómina: ', period: 'Periodo: ' };

/** Whose rows the report shows, as it is when it is printed, and since when. */
export const owners = (uuid: string, ...fields: DataField[]): TextoItem =>
  lead(
    uuid,
    ...fields.flatMap((name) => [bold(LABELS[name]), field(name), lineBreak]),
    ISSUED,
    field('date'),
    '.',
  );

/** Small print at the end. */
export const note = (uuid: string, ...content: (string | InlineNode)[]): TextoItem =>
  terms(uuid, { font_size: 8.5, color: '#667085' }, ...content);

/** Room for a signature, half as wide as the page: a line, and below it in which role somebody signs. */
export const signature = (uuid: string, role: string): FirmaItem => ({
  ...newItem('firma', uuid),
  tamaño: 50,
  firmas: [
    {
      id: 'firma-1',
      quien: doc(paragraph([role])),
      puesto: doc(paragraph(['Nombre y firma'])),
    },
  ],
});

/** A table over the whole width, without more than its part says. */
export function table(uuid: string, part: Partial<TablaItem>): TablaItem {
  const item = newItem('tabla', uuid);
  return { ...item, ...part };
}

/** A cross table over the whole width. */
export function crossTable(uuid: string, part: Partial<TablaCruzadaItem>): TablaCruzadaItem {
  const item = newItem('tabla_cruzada', uuid);
  return { ...item, ...part };
}

/** A text column that must hold these words. */
export const containing = (id: string, nombre: string, column: string, valor: string): ReportFilter => ({
  id,
  nombre,
  selected_columns: [column],
  column_type: 'text',
  condition: 'contiene',
  valor,
});

/** Pages that are handed out row by row count their own. */
export const numberedPerRow = (report: ReportDocument): ReportDocument => ({
  ...report,
  page: { ...report.page, numbering: 'por_fila' },
});

/** The whole document, for nobody yet, its name (or other words) and the page number at the foot. */
export function starterDocument(
  nombre: string,
  orientation: Orientation,
  layouts: Layout[],
  foot: string = nombre,
): ReportDocument {
  return {
    version: REPORT_VERSION,
    nombre,
    orientation,
    auditorio: [],
    page: {
      margins:
        orientation === 'vertical'
          ? { top: 54, right: 54, bottom: 60, left: 54 }
          : { top: 48, right: 48, bottom: 54, left: 48 },
      header: null,
      footer: footerText(foot),
    },
    parametros: [],
    layouts,
  };
}

/** A letter or a contract. */
export const inSerif = (report: ReportDocument): ReportDocument => inFont(report, 'serif');

/** Tables of many columns. */
export const inNarrow = (report: ReportDocument): ReportDocument => inFont(report, 'estrecha');

const inFont = (report: ReportDocument, fuente: FontFamily): ReportDocument => ({
  ...report,
  page: { ...report.page, fuente },
});
