import { type Layout, pageGroups, pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import { bodyWidth } from '@lienzo/templates/drawing/body-width';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawGroup } from '@lienzo/templates/drawing/draw-group';
import { groupRows } from '@lienzo/templates/drawing/group-rows';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { useEffect, useState } from 'react';
import { PIXELS } from '../canvas/pixels.ts';
import { useFigures } from '../canvas/use-figures.ts';
import { useEditor } from '../store/use-editor.ts';
import { layOutGroup, MOST_PAGES, type Page } from './lay-out-pages.ts';
import { markTightPlaces } from './mark-tight-places.ts';
import type { Loaded } from './use-preview-rows.ts';

/** What is too tight for an item's content, and the page, from 0, where it begins. */
export type Tight = { uuid: string; message: string; page: number };

type LaidOut = { pages: Page[]; tight: Tight[] };

/**
 * The pages of a report with its rows; null until they are laid out.
 * @param marking also looks for what does not fit, and marks it on the pages.
 */
export function usePages(
  report: ReportDocument,
  { rows, partial }: Pick<Loaded, 'rows' | 'partial'>,
  marking: boolean,
): LaidOut | null {
  const today = useEditor((state) => state.today);
  const host = useEditor((state) => state.host);
  const figures = useFigures();
  const [pages, setPages] = useState<LaidOut | null>(null);
  useEffect(() => {
    const context: DrawContext = {
      rowsOf: rowsByUuid(rows),
      isPartial: (uuid) => partial.has(uuid),
      imageSource: (valor) => host.imageSource(valor),
      today,
      bodyWidth: bodyWidth(report),
      placeholders: false,
      ...(figures && { figures }),
    };
    let stopped = false;
    const bench = workbench(context.bodyWidth);
    void document.fonts.ready
      .then(() => layOut(bench, report, context, marking))
      .then((laidOut) => {
        if (!stopped) setPages(laidOut);
      })
      .finally(() => bench.remove());
    return () => {
      stopped = true;
    };
  }, [report, rows, partial, today, host, figures, marking]);
  return pages;
}

/** A place off the screen where groups are drawn and measured. */
function workbench(width: number): HTMLElement {
  const paper = document.createElement('div');
  paper.className = 'lz-paper';
  paper.style.cssText = `position:fixed;top:0;left:-10000px;width:${width}pt;visibility:hidden`;
  document.body.append(paper);
  return paper;
}

async function layOut(
  bench: HTMLElement,
  report: ReportDocument,
  context: DrawContext,
  marking: boolean,
): Promise<LaidOut> {
  const { top, bottom } = report.page.margins;
  const height = (pageSize(report.orientation).height - top - bottom) * PIXELS;
  const pages: Page[] = [];
  const tight = new Map<string, Tight>();
  for (const { group, html } of drawnGroups(report, context)) {
    bench.innerHTML = html;
    await Promise.allSettled([...bench.querySelectorAll('img')].map((image) => image.decode()));
    if (marking)
      for (const one of tightIn(bench, group, height, pages.length))
        tight.set(`${one.uuid} ${one.message}`, tight.get(`${one.uuid} ${one.message}`) ?? one);
    pages.push(...layOutGroup(bench, marking ? bench.innerHTML : html, height));
    if (pages.length >= MOST_PAGES) break;
  }
  return { pages: pages.slice(0, MOST_PAGES), tight: [...tight.values()] };
}

/** Every page group for every row that it is drawn for. */
function* drawnGroups(
  report: ReportDocument,
  context: DrawContext,
): Generator<{ group: Layout[]; html: string }> {
  for (const group of pageGroups(report.layouts))
    for (const current of groupRows(group, context)) {
      const html = drawGroup(group, current === undefined ? context : { ...context, current });
      if (html !== '') yield { group, html };
    }
}

function tightIn(bench: HTMLElement, group: Layout[], height: number, page: number): Tight[] {
  const items = group.flatMap((section) => section.items);
  return markTightPlaces(bench, height).flatMap(({ item, message }) => {
    const uuid = items[item]?.uuid;
    return uuid === undefined ? [] : [{ uuid, message, page }];
  });
}
