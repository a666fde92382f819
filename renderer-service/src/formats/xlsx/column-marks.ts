import type { SelectedColumn } from '@lienzo/schema/data/column';
import { BAR_COLOR, barOf, barScale } from '@lienzo/schema/data/column-bar';
import { isStrict } from '@lienzo/schema/data/column-icon';
import type { IconMark, IconSet } from '@lienzo/schema/data/column-mark';
import { decimalOf } from '@lienzo/schema/data/exact-decimal';
import { isPercentage } from '../cells/cell-value.ts';
import { columnLetter } from './sheet-cell.ts';
import type { SheetPlan } from './sheet-plan.ts';
import { addMarkRules, type SheetWriter } from './sheet-writer.ts';

/** Rows of a sheet that follow one another, from the first to the last. */
export type RowRun = { from: number; to: number };

/** Of which three icons each set is in Excel; reversed, they stand from the greatest value to the least. */
const EXCEL_SETS: Record<IconSet, string> = {
  flechas: '3Arrows',
  semaforo: '3Signs',
  verificacion: '3Symbols2',
};

/** Excel's own: the bars' rules are below all others. */
const FIRST_PRIORITY = 100;

/**
 * Writes the bars and icons of a table as Excel's own, live ones: of the rows with data alone, for headings and totals are
 * no values of them.
 */
export function addColumnMarks(
  sheet: SheetWriter,
  { columns, item }: SheetPlan,
  runs: readonly RowRun[],
): void {
  if (item.nombre !== 'tabla' || runs.length === 0) return;
  let rules = '';
  let extensions = '';
  for (const [at, column] of columns.entries()) {
    const letter = columnLetter(at);
    const cells = runs.map(({ from, to }) => `${letter}${from}:${letter}${to}`).join(' ');
    const bar = dataBar(column, { at, cells });
    rules += bar?.rule ?? iconRule(column, { at, cells });
    extensions += bar?.extension ?? '';
  }
  if (rules === '') return;
  addMarkRules(sheet, rules, extensions === '' ? '' : extensionList(extensions));
}

type CellsOfColumn = { at: number; cells: string };

/** What is more than a limit, for programs that know no strict ones. */
const MIN_STEP = '0.0000001';

/** Percentages are hundredths in Excel. */
function limit(typed: string, column: SelectedColumn): string {
  const value = decimalOf(typed);
  return (isPercentage(column) ? value?.dividedBy(100) : value)?.toFixed() ?? '0';
}

function dataBar(
  column: SelectedColumn,
  { at, cells }: CellsOfColumn,
): { rule: string; extension: string } | null {
  const bar = barOf(column);
  const scale = bar === undefined ? null : barScale(bar);
  if (bar === undefined || scale === null) return null;
  const ends = [scale.min, scale.max].map((end) => limit(end.toFixed(), column));
  const color = tint(bar.color ?? BAR_COLOR);
  // Names the rule in both of its places; no other sheet sees it.
  const id = `{00000000-0000-4000-8000-${String(at).padStart(12, '0')}}`;
  const old = ends.map((end) => `<cfvo type="num" val="${end}"/>`).join('');
  const full = ends.map((end) => `<x14:cfvo type="num"><xm:f>${end}</xm:f></x14:cfvo>`).join('');
  return {
    rule: `<conditionalFormatting sqref="${cells}"><cfRule type="dataBar" priority="${FIRST_PRIORITY + at}"><dataBar>${old}<color rgb="${color}"/></dataBar><extLst><ext xmlns:x14="${X14}" uri="{B025F937-C7B1-47D3-B67F-A62EFF666E3E}"><x14:id>${id}</x14:id></ext></extLst></cfRule></conditionalFormatting>`,
    extension: `<x14:conditionalFormatting xmlns:xm="${XM}"><x14:cfRule type="dataBar" id="${id}"><x14:dataBar minLength="0" maxLength="100" gradient="0" negativeBarColorSameAsPositive="0">${full}<x14:negativeFillColor rgb="${color}"/><x14:axisColor rgb="FF475467"/></x14:dataBar></x14:cfRule><xm:sqref>${cells}</xm:sqref></x14:conditionalFormatting>`,
  };
}

function iconRule(column: SelectedColumn, { at, cells }: CellsOfColumn): string {
  const { marca } = column;
  if (marca?.tipo !== 'iconos') return '';
  return `<conditionalFormatting sqref="${cells}"><cfRule type="iconSet" priority="${FIRST_PRIORITY + at}">${iconSetXml(marca, column)}</cfRule></conditionalFormatting>`;
}

function iconSetXml({ juego, alto, medio, invertido }: IconMark, column: SelectedColumn): string {
  const strict = isStrict(juego) ? ' gte="0"' : '';
  const first = isStrict(juego)
    ? limit(decimalOf(alto)?.plus(MIN_STEP).toFixed() ?? alto, column)
    : limit(alto, column);
  const reverse = invertido === true ? ' reverse="1"' : '';
  return `<iconSet iconSet="${EXCEL_SETS[juego]}"${reverse}><cfvo type="percent" val="0"/><cfvo type="num" val="${limit(medio, column)}"/><cfvo type="num" val="${first}"${strict}/></iconSet>`;
}

const X14 = 'http://schemas.microsoft.com/office/spreadsheetml/2009/9/main';
const XM = 'http://schemas.microsoft.com/office/excel/2006/main';

const extensionList = (formats: string): string =>
  `<extLst><ext xmlns:x14="${X14}" uri="{78C0D931-6437-407d-A8EE-F0AAD7539E65}"><x14:conditionalFormattings>${formats}</x14:conditionalFormattings></ext></extLst>`;

/** How much of the white below shows: in Excel bars lie behind the numbers, which stay readable. */
const WHITE = 0.55;

/** @param color `#rrggbb` @returns ARGB */
function tint(color: string): string {
  const parts = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
  const mixed = parts.map((part) => Math.round(part + (255 - part) * WHITE));
  return `FF${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
