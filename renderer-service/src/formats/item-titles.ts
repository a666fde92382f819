import { isDataItem, type ReportItem } from '@lienzo/schema/report/item';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { cleanText } from './clean-text.ts';
import { richTextLines } from './rich-text-lines.ts';

/** A longer text above a table is a text and no title. */
const MAX_TITLE = 60;

type PlacedItem = { item: ReportItem; from: number; to: number };

/**
 * The titles of tables, charts and repeated texts by uuid, but of texts that begin with what they are of: a chart's own, else the title or the short line right above it, else the
 * nearest title before it that no other one has.
 */
export function itemTitles(report: ReportDocument, today: string): Map<string, string> {
  const titles = new Map<string, string>();
  let above: PlacedItem[] = [];
  let unused = '';
  for (const { items } of report.layouts) {
    const placed = placedItems(items);
    for (const one of placed) {
      const { item } = one;
      if (item.nombre === 'titulo') unused = titleLine(item, today);
      if (!isDataItem(item) || beginsWithColumns(item)) continue;
      const title = ownTitle(item) || lineAbove(one, above, today) || unused;
      if (title === unused) unused = '';
      titles.set(item.uuid, title);
    }
    above = placed;
  }
  return titles;
}

/** Whether the first line of a repeated text is nothing but columns: the name of a cost centre, say. */
function beginsWithColumns(item: ReportItem): boolean {
  if (item.nombre !== 'texto_dinamico') return false;
  for (const block of item.valor.content) {
    if (block.type !== 'paragraph' && block.type !== 'heading') return false;
    const nodes = block.content ?? [];
    const end = nodes.findIndex(({ type }) => type === 'hardBreak');
    const line = nodes.slice(0, end === -1 ? undefined : end);
    if (line.length > 0) return line.every(({ type }) => type === 'column');
  }
  return false;
}

const ownTitle = (item: ReportItem): string =>
  item.nombre === 'grafica' ? cleanText(item.titulo).trim() : '';

function lineAbove({ from, to }: PlacedItem, above: PlacedItem[], today: string): string {
  const neighbour = above.find((one) => one.from < to && one.to > from);
  return neighbour === undefined ? '' : titleLine(neighbour.item, today);
}

/** The items of a section with the share of its width that each covers. */
function placedItems(items: ReportItem[]): PlacedItem[] {
  let from = 0;
  return items.map((item) => {
    const placed = { item, from, to: from + item.tamaño };
    from = placed.to;
    return placed;
  });
}

/** What a title says, or a text that consists of one short line; '' for anything else. */
function titleLine(item: ReportItem, today: string): string {
  if (item.nombre !== 'titulo' && item.nombre !== 'texto') return '';
  const lines = richTextLines(item.valor, today).filter((line) => line !== '');
  const [line = ''] = lines;
  if (item.nombre === 'titulo') return line;
  return lines.length === 1 && line.length <= MAX_TITLE && !line.endsWith('.') ? line : '';
}
