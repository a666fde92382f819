import type { Row } from '@lienzo/schema/data/column';
import { pageGroups, pageSize, type ReportDocument } from '@lienzo/schema/report/report';
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

/** The pages of a report with its rows; null until they are laid out. */
export function usePages(report: ReportDocument, rows: Record<string, readonly Row[]>): Page[] | null {
  const today = useEditor((state) => state.today);
  const host = useEditor((state) => state.host);
  const figures = useFigures();
  const [pages, setPages] = useState<Page[] | null>(null);
  useEffect(() => {
    const context: DrawContext = {
      rowsOf: rowsByUuid(rows),
      imageSource: (valor) => host.imageSource(valor),
      today,
      bodyWidth: bodyWidth(report),
      placeholders: false,
      ...(figures && { figures }),
    };
    let stopped = false;
    const bench = workbench(context.bodyWidth);
    void document.fonts.ready
      .then(() => layOut(bench, report, context))
      .then((laidOut) => {
        if (!stopped) setPages(laidOut);
      })
      .finally(() => bench.remove());
    return () => {
      stopped = true;
    };
  }, [report, rows, today, host, figures]);
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

async function layOut(bench: HTMLElement, report: ReportDocument, context: DrawContext): Promise<Page[]> {
  const { top, bottom } = report.page.margins;
  const height = (pageSize(report.orientation).height - top - bottom) * PIXELS;
  const pages: Page[] = [];
  for (const group of pageGroups(report.layouts)) {
    for (const current of groupRows(group, context)) {
      const html = drawGroup(group, current === undefined ? context : { ...context, current });
      if (html === '') continue;
      bench.innerHTML = html;
      await Promise.allSettled([...bench.querySelectorAll('img')].map((image) => image.decode()));
      pages.push(...layOutGroup(bench, html, height));
      if (pages.length >= MOST_PAGES) return pages.slice(0, MOST_PAGES);
    }
  }
  return pages;
}
