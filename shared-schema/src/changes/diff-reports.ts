/** What differs between two versions of a report (specification 3 §4, "Audit diff"). */

import type { ReportItem } from '../report/item.ts';
import { zoneTexts } from '../report/page-regions.ts';
import { DEFAULT_PAPER } from '../report/paper.ts';
import { type Layout, type ReportDocument, reportItems, SECTION_FIELDS } from '../report/report.ts';
import { reportFont } from '../report/with-fonts.ts';

/** `fields`: the names of the item's properties that differ. */
export type EditedItem = { before: ReportItem; after: ReportItem; fields: string[] };

/** The properties of a report itself. */
export type ReportField =
  | 'nombre'
  | 'orientation'
  | 'auditorio'
  | 'papel'
  | 'margins'
  | 'numbering'
  | 'header'
  | 'footer'
  | 'primera_pagina'
  | 'marca_agua'
  | 'imagen_fondo'
  | 'fondo'
  | 'fuente'
  | 'parametros'
  | 'filtros'
  | 'conjuntos';

export type ReportDiff = {
  fields: ReportField[];
  /** Items of the newer version, in reading order. */
  added: ReportItem[];
  /** Items of the older version, in reading order. */
  deleted: ReportItem[];
  edited: EditedItem[];
  /** The fewest items that, put elsewhere, explain the new order. */
  moved: ReportItem[];
  /** Sections that are shown under another condition, by the first item that both versions have in them. */
  conditions: { item: ReportItem; before: string | undefined; after: string | undefined }[];
  /** Sections that stand otherwise on their page, by the first item that both versions have in them. */
  spaced: ReportItem[];
  /** The order is the same, but not which items share a section, or where pages end. */
  rearranged: boolean;
};

/** Compares items by their `uuid`, which they keep through all versions. */
export function diffReports(before: ReportDocument, after: ReportDocument): ReportDiff {
  const older = byUuid(before);
  const newer = byUuid(after);
  const kept = [...newer.values()].filter(({ uuid }) => older.has(uuid));
  const moved = movedItems([...older.keys()], kept);
  return {
    fields: changedFields(before, after),
    added: [...newer.values()].filter(({ uuid }) => !older.has(uuid)),
    deleted: [...older.values()].filter(({ uuid }) => !newer.has(uuid)),
    edited: kept.flatMap((item) => editedItem(older.get(item.uuid) ?? item, item)),
    moved,
    conditions: changedConditions(before, after),
    spaced: spacedSections(before, after),
    rearranged: moved.length === 0 && sectionsOf(before, newer) !== sectionsOf(after, older),
  };
}

function changedConditions(before: ReportDocument, after: ReportDocument): ReportDiff['conditions'] {
  const older = new Map(
    before.layouts.flatMap(({ mostrar_si, items }) => items.map(({ uuid }) => [uuid, mostrar_si] as const)),
  );
  return after.layouts.flatMap(({ mostrar_si, items }) => {
    const item = items.find(({ uuid }) => older.has(uuid));
    const was = older.get(item?.uuid ?? '');
    return item === undefined || was === mostrar_si ? [] : [{ item, before: was, after: mostrar_si }];
  });
}

function spacedSections(before: ReportDocument, after: ReportDocument): ReportItem[] {
  const layoutOf = (section: Layout): unknown[] => SECTION_FIELDS.map((field) => section[field]);
  const older = new Map(
    before.layouts.flatMap((section) => section.items.map(({ uuid }) => [uuid, layoutOf(section)] as const)),
  );
  return after.layouts.flatMap((section) => {
    const item = section.items.find(({ uuid }) => older.has(uuid));
    return item === undefined || isSame(older.get(item.uuid), layoutOf(section)) ? [] : [item];
  });
}

const byUuid = (report: ReportDocument): Map<string, ReportItem> =>
  new Map(reportItems(report).map((item) => [item.uuid, item]));

function changedFields(before: ReportDocument, after: ReportDocument): ReportField[] {
  const pairs: [ReportField, unknown, unknown][] = [
    ['nombre', before.nombre, after.nombre],
    ['orientation', before.orientation, after.orientation],
    ['auditorio', audience(before), audience(after)],
    ['papel', before.page.papel ?? DEFAULT_PAPER, after.page.papel ?? DEFAULT_PAPER],
    ['margins', before.page.margins, after.page.margins],
    ['numbering', before.page.numbering ?? 'continua', after.page.numbering ?? 'continua'],
    ['header', zoneTexts(before.page, 'header'), zoneTexts(after.page, 'header')],
    ['footer', zoneTexts(before.page, 'footer'), zoneTexts(after.page, 'footer')],
    ['primera_pagina', before.page.primera_pagina, after.page.primera_pagina],
    ['marca_agua', before.page.marca_agua, after.page.marca_agua],
    ['imagen_fondo', before.page.imagen_fondo, after.page.imagen_fondo],
    ['fondo', before.page.fondo, after.page.fondo],
    ['fuente', reportFont(before), reportFont(after)],
    ['parametros', before.parametros, after.parametros],
    ['filtros', before.filtros ?? [], after.filtros ?? []],
    ['conjuntos', before.conjuntos ?? [], after.conjuntos ?? []],
  ];
  return pairs.flatMap(([field, one, other]) => (isSame(one, other) ? [] : [field]));
}

const audience = ({ auditorio }: ReportDocument): string[] => [...new Set(auditorio.map(String))].sort();

/** An item's `id` is a number of the row that held it, not of its design. */
function editedItem(before: ReportItem, after: ReportItem): EditedItem[] {
  const older = new Map<string, unknown>(Object.entries(before));
  const newer = new Map<string, unknown>(Object.entries(after));
  const fields = [...new Set([...older.keys(), ...newer.keys()])].filter(
    (name) => name !== 'id' && !isSame(older.get(name), newer.get(name)),
  );
  return fields.length === 0 ? [] : [{ before, after, fields }];
}

/** The kept items section by section, with the ends of pages. */
function sectionsOf({ layouts }: ReportDocument, other: ReadonlyMap<string, ReportItem>): string {
  return layouts
    .map(({ separation, items }) => {
      const uuids = items.flatMap(({ uuid }) => (other.has(uuid) ? [uuid] : []));
      return uuids.length === 0 ? '' : `${separation ? '/' : ''}${uuids.join('+')}`;
    })
    .filter((section) => section !== '')
    .join(' ');
}

/** The items outside of the longest run that kept its order. */
function movedItems(olderOrder: readonly string[], kept: readonly ReportItem[]): ReportItem[] {
  const position = new Map(olderOrder.map((uuid, at) => [uuid, at]));
  const still = longestIncreasing(kept.map(({ uuid }) => position.get(uuid) ?? 0));
  return kept.filter((_, at) => !still.has(at));
}

/** The indexes of a longest increasing subsequence, in n log n steps. */
function longestIncreasing(numbers: readonly number[]): Set<number> {
  /** At n: the index of the smallest number that ends a run of n + 1. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [at, number] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    previous[at] = ends[low - 1];
    ends[low] = at;
  }
  const run = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) run.add(at);
  return run;
}

/** Equality of JSON values; a property that is undefined is absent. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const ones = new Map<string, unknown>(Object.entries(one));
  const others = new Map<string, unknown>(Object.entries(other));
  return [...new Set([...ones.keys(), ...others.keys()])].every((name) =>
    isSame(ones.get(name), others.get(name)),
  );
}
