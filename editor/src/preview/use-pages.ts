import type { ReportDocument } from '@lienzo/schema/report/report';
import { bodyHeight } from '@lienzo/templates/drawing/body-height';
import { bodyWidth } from '@lienzo/templates/drawing/body-width';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { useEffect, useState } from 'react';
import { useFigures } from '../drawing/use-figures.ts';
import { useEditor } from '../store/use-editor.ts';
import { useParameterText } from '../store/use-parameter-text.ts';
import { type LaidOut, layOutReport } from './lay-out-report.ts';
import type { Loaded } from './use-preview-rows.ts';

/** Pages, the report that they are of, and whether content that does not fit was marked on them. */
export type Pages = LaidOut & { of: ReportDocument; marked: boolean };

/**
 * The pages of a report with its rows. While the layout or the rows are pending, the previous pages stay.
 * @param marksOverflows also finds and marks content that does not fit.
 * @returns null until the first layout is complete.
 */
export function usePages(
  report: ReportDocument,
  { rows, totals, charts, figures: tableTotals, loading }: Loaded,
  marksOverflows: boolean,
): Pages | null {
  const today = useEditor((state) => state.today);
  const host = useEditor((state) => state.host);
  const parameterText = useParameterText('value');
  const figures = useFigures();
  const [pages, setPages] = useState<Pages | null>(null);
  useEffect(() => {
    if (loading) return;
    const stop = new AbortController();
    const context: DrawContext = {
      rowsOf: rowsByUuid(rows),
      charts,
      isPartial: (uuid) => totals.has(uuid),
      totalsOf: (uuid) => tableTotals[uuid],
      imageSource: (valor) => host.imageSource(valor),
      imageSize: (valor) => host.imageSize?.(valor) ?? null,
      today,
      bodyWidth: bodyWidth(report),
      bodyHeight: bodyHeight(report),
      placeholders: false,
      parameterText,
      ...(figures && { figures }),
    };
    const show = (laidOut: LaidOut): void => setPages({ ...laidOut, of: report, marked: marksOverflows });
    const options = { marksOverflows, onPages: show };
    void layOutReport({ report, context, totals }, options, stop.signal).then((laidOut) => {
      if (laidOut !== null) show(laidOut);
    });
    return () => stop.abort();
  }, [
    report,
    rows,
    totals,
    charts,
    tableTotals,
    loading,
    today,
    host,
    figures,
    parameterText,
    marksOverflows,
  ]);
  return pages;
}
