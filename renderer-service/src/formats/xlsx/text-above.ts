import { isDataItem, type ReportItem } from '@lienzo/schema/report/item';
import { groupDriver, pageGroups } from '@lienzo/schema/report/page-group';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { Borders } from 'exceljs';
import { richTextLines } from '../rich-text-lines.ts';
import { lineBelow } from './line-below.ts';

/** A line above a table; `level` of a title, `border` of a line below it. */
export type LineAbove = { text: string; level?: 1 | 2 | 3; border?: Partial<Borders> };

/** Lines above a head: with more of them, which stay in view, few rows would be left. */
const MAX_LINES = 6;
/** Characters of a line that can run over the cells beside it. */
const MAX_LINE = 150;

/** The texts of a report by the data item that they stand before, and whether others need a sheet of their own. */
export type TextAbove = { before: ReadonlyMap<string, LineAbove[]>; more: boolean };

/** Texts of pages that repeat belong to a row, which is in the sheet itself. */
export function textAbove(report: ReportDocument, today: string): TextAbove {
  const before = new Map<string, LineAbove[]>();
  let lines: LineAbove[] = [];
  let more = false;
  for (const group of pageGroups(report.layouts)) {
    const repeats = groupDriver(group) !== undefined;
    for (const item of group.flatMap(({ items }) => items)) {
      if (isDataItem(item)) {
        const fitting = lines.filter(({ text }) => text.length <= MAX_LINE).slice(0, MAX_LINES);
        more ||= fitting.length < lines.length;
        before.set(item.uuid, fitting);
        lines = [];
      } else if (!repeats) {
        const border = lineBelow(item);
        const last = lines.at(-1);
        if (border !== undefined && last !== undefined) lines[lines.length - 1] = { ...last, border };
        lines.push(...linesOf(item, today));
      }
    }
  }
  return { before, more: more || lines.length > 0 };
}

function linesOf(item: ReportItem, today: string): LineAbove[] {
  if (item.nombre !== 'titulo' && item.nombre !== 'texto') return [];
  const texts = richTextLines(item.valor, today).filter((line) => line !== '');
  return texts.map((text) => (item.nombre === 'titulo' ? { text, level: item.nivel } : { text }));
}
