import type { ITableOptions } from 'docx';
import { twips } from './word-units.ts';

/**
 * The table styles of reports: without and with shaded rows, each also with lines around every cell. LibreOffice shades
 * rows whatever a table's look says.
 */
const TABLE_STYLES = {
  plain: 'TablaDeReporte',
  banded: 'TablaDeReporteConFranjas',
  grid: 'TablaDeReporteConCuadricula',
  bandedGrid: 'TablaDeReporteConCuadriculaYFranjas',
} as const;
/** Above and below the text of a row, in points. */
const ROW_PADDING = 3;

const line = (side: string, size: number, color: string): string =>
  `<w:${side} w:val="single" w:sz="${size}" w:space="0" w:color="${color}"/>`;

export const GRID_COLOR = 'C4CBD4';
const GRID_LINES = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((side) => line(side, 4, GRID_COLOR))
  .join('');
const HAIRLINES = line('bottom', 4, 'DFE3E8') + line('insideH', 4, 'DFE3E8');
const HEAD_LINE = line('bottom', 8, '8B95A5');
const TOTAL_LINE = line('top', 8, '344054');
const BAND = '<w:shd w:val="clear" w:color="auto" w:fill="F5F7F9"/>';
/** The total is no band of its table. */
const NO_BAND = '<w:shd w:val="clear" w:color="auto" w:fill="auto"/>';
const AT_BOTTOM = '<w:vAlign w:val="bottom"/>';

/** The look of a part of a table (ECMA-376-1, 17.7.6.6). */
const partLook = (type: string, cells: string): string =>
  `<w:tblStylePr w:type="${type}"><w:tblPr/><w:tcPr>${cells}</w:tcPr></w:tblStylePr>`;

const styleOf = (id: string, name: string, base: string, content: string): string =>
  `<w:style w:type="table" w:customStyle="1" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="${base}"/><w:uiPriority w:val="59"/><w:qFormat/>${content}</w:style>`;

const PADDING = `<w:tblCellMar><w:top w:w="${twips(ROW_PADDING)}" w:type="dxa"/><w:bottom w:w="${twips(ROW_PADDING)}" w:type="dxa"/></w:tblCellMar>`;
const PLAIN = [
  `<w:tblPr><w:tblStyleRowBandSize w:val="1"/><w:tblBorders>${HAIRLINES}</w:tblBorders>${PADDING}</w:tblPr>`,
  partLook('firstRow', `<w:tcBorders>${HEAD_LINE}</w:tcBorders>${AT_BOTTOM}`),
  partLook('lastRow', `<w:tcBorders>${TOTAL_LINE}</w:tcBorders>${NO_BAND}${AT_BOTTOM}`),
].join('');

/**
 * The lines and shades of tables as styles: hairlines below the rows, a line below the head and one above the total, a
 * shade for every second row. The letters are those of the paragraph styles.
 */
export const TABLE_STYLES_XML =
  styleOf(TABLE_STYLES.plain, 'Tabla de reporte', 'TableNormal', PLAIN) +
  styleOf(
    TABLE_STYLES.banded,
    'Tabla de reporte con franjas',
    TABLE_STYLES.plain,
    `<w:tblPr/>${partLook('band2Horz', BAND)}`,
  ) +
  styleOf(
    TABLE_STYLES.grid,
    'Tabla de reporte con cuadrícula',
    TABLE_STYLES.plain,
    `<w:tblPr><w:tblBorders>${GRID_LINES}</w:tblBorders></w:tblPr>`,
  ) +
  styleOf(
    TABLE_STYLES.bandedGrid,
    'Tabla de reporte con cuadrícula y franjas',
    TABLE_STYLES.grid,
    `<w:tblPr/>${partLook('band2Horz', BAND)}`,
  );

/** The style of a table. */
export function tableStyle({ hasGrid, hasBands }: { hasGrid: boolean; hasBands: boolean }): string {
  if (hasGrid) return hasBands ? TABLE_STYLES.bandedGrid : TABLE_STYLES.grid;
  return hasBands ? TABLE_STYLES.banded : TABLE_STYLES.plain;
}

/** The parts of its style that a table has. */
export const tableLook = (hasTotal: boolean): NonNullable<ITableOptions['tableLook']> => ({
  firstRow: true,
  lastRow: hasTotal,
  firstColumn: false,
  lastColumn: false,
  noHBand: false,
  noVBand: true,
});
