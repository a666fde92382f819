/** The pages of two versions of a report over the same rows: how many differ, and the first of those, drawn. */
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ColumnKey } from '@lienzo/schema/data/column';
import { groupDriver, pageGroups } from '@lienzo/schema/report/page-group';
import { rowColumns } from '@lienzo/schema/report/query-columns';
import { type Layout, type ReportDocument, reportItems } from '@lienzo/schema/report/report';
import type { ChangedPage, VersionComparison } from '@lienzo/schema/reports/report-changes-endpoints';
import { bodyWidth } from '@lienzo/templates/drawing/body-width';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawItem } from '@lienzo/templates/drawing/draw-item';
import { type UndrawnPage, undrawnPages } from '@lienzo/templates/drawing/draw-pages';
import { type ItemChange, markedItem } from './marked-item.ts';
import { rowKey } from './row-key.ts';

/** A version, and what its drawing takes from the host. */
export type DrawnVersion = {
  report: ReportDocument;
  context: Omit<DrawContext, 'bodyWidth'>;
  /** There are more rows than were read. */
  isCut: boolean;
};

/** Pages of a version that are compared, and their length together in characters. */
const MAX_PAGES = 400;
const MAX_LENGTH = 12_000_000;
/** Changed pages that are shown, the rows of their tables, and their length together in characters. */
const SHOWN_PAGES = 4;
const SHOWN_ROWS = 40;
const SHOWN_LENGTH = 800_000;
/** Milliseconds of drawing before other requests have their turn. */
const TURN = 20;

type ComparedPages = Pick<VersionComparison, 'pages'> & { drawn: ChangedPage[] };

/**
 * A page is one that the design makes: a page group, once for each row of its dynamic text, or a sheet of labels. Longer
 * tables take more paper.
 * @param marks the changed items of both versions.
 */
export async function comparePages(
  versions: { before: DrawnVersion; after: DrawnVersion },
  marks: ReadonlyMap<string, ItemChange>,
): Promise<ComparedPages> {
  const { before, after } = versions;
  const older = await fingerprints(before, after.report);
  const newer = await fingerprints(after, before.report);
  const come = ownPages(newer.prints, older.prints, before.isCut);
  const gone = ownPages(older.prints, newer.prints, after.isCut);
  const changed = [...newer.prints.keys()].filter((key) => {
    const print = older.prints.get(key);
    return print === undefined ? come.has(key) : print !== newer.prints.get(key);
  });
  const shown = [...changed, ...gone].slice(0, SHOWN_PAGES);
  return {
    pages: {
      before: older.prints.size,
      after: newer.prints.size,
      changed: changed.length + gone.size,
      more: older.more || newer.more,
    },
    drawn: drawPairs(
      shown,
      drawn(before, after.report, shown, marks),
      drawn(after, before.report, shown, marks),
    ),
  };
}

/**
 * The pages that the other version does not have.
 * @param isCut the other version goes on: what stands behind the last common page may be there.
 */
function ownPages(
  prints: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
  isCut: boolean,
): Set<string> {
  const keys = [...prints.keys()];
  const last = keys.findLastIndex((key) => other.has(key));
  return new Set(keys.filter((key, at) => !other.has(key) && (!isCut || last < 0 || at < last)));
}

/** As many pairs as fit. */
function drawPairs(
  keys: readonly string[],
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): ChangedPage[] {
  const pairs: ChangedPage[] = [];
  let length = 0;
  for (const key of keys) {
    const pair = { before: before.get(key) ?? null, after: after.get(key) ?? null };
    length += (pair.before?.length ?? 0) + (pair.after?.length ?? 0);
    if (length > SHOWN_LENGTH) break;
    pairs.push(pair);
  }
  return pairs;
}

/** What each page looks like, by its key; two pages that look alike have the same fingerprint. */
async function fingerprints(
  version: DrawnVersion,
  other: ReportDocument,
): Promise<{ prints: Map<string, string>; more: boolean }> {
  const { orientation, page: setup } = version.report;
  const paper = JSON.stringify([orientation, setup]);
  const prints = new Map<string, string>();
  let length = 0;
  let turn = performance.now();
  for (const { key, page, group } of keyedPages(version, other)) {
    const widths = group.map(({ items }) => items.map(({ tamaño }) => tamaño));
    const html = page.draw(drawItem);
    if (html === '') continue;
    length += html.length;
    if (prints.size === MAX_PAGES || length > MAX_LENGTH) return { prints, more: true };
    const print = createHash('sha256').update(paper).update(JSON.stringify(widths)).update(html);
    prints.set(key, print.digest('base64'));
    if (performance.now() - turn < TURN) continue;
    await nextTurn();
    turn = performance.now();
  }
  return { prints, more: false };
}

/** The pages with these keys, with their changed items marked and only the first rows of their tables. */
function drawn(
  version: DrawnVersion,
  other: ReportDocument,
  keys: readonly string[],
  marks: ReadonlyMap<string, ItemChange>,
): Map<string, string> {
  const requested = new Set(keys);
  const matches = new Map<string, string>();
  for (const { key, page } of keyedPages(version, other)) {
    if (!requested.has(key)) continue;
    const html = page.draw((item, context) => markedItem(drawItem(item, context), marks.get(item.uuid)), {
      firstRows: SHOWN_ROWS,
    });
    matches.set(key, html);
    if (matches.size === requested.size) break;
  }
  return matches;
}

type KeyedPage = { key: string; page: UndrawnPage; group: Layout[] };

/** A page is known in the other version by an item that both have, and by its row. */
function* keyedPages({ report, context }: DrawnVersion, other: ReportDocument): Generator<KeyedPage> {
  const common = new Set(reportItems(other).map(({ uuid }) => uuid));
  const columnsOfOther = driverColumns(other);
  const width = bodyWidth(report);
  const times = new Map<string, number>();
  for (const group of pageGroups(report.layouts)) {
    const uuids = group.flatMap(({ items }) => items.map(({ uuid }) => uuid));
    const name = uuids.find((uuid) => common.has(uuid)) ?? uuids[0] ?? '';
    const driver = groupDriver(group);
    const columns = (driver === undefined ? [] : rowColumns(driver)).filter((column) =>
      columnsOfOther.has(column),
    );
    for (const page of undrawnPages(group, report, { ...context, bodyWidth: width })) {
      const known = `${name} ${page.current === undefined ? '' : rowKey(page.current.row, columns)}`;
      const time = (times.get(known) ?? 0) + 1;
      times.set(known, time);
      yield { key: `${known} ${time}`, page, group };
    }
  }
}

/** The columns of all rows that pages are made for. */
const driverColumns = (report: ReportDocument): Set<ColumnKey> =>
  new Set(
    pageGroups(report.layouts).flatMap((group) => {
      const driver = groupDriver(group);
      return driver === undefined ? [] : rowColumns(driver);
    }),
  );
