import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { editorPreviewMessages } from '@lienzo/schema/messages/editor-preview-messages';
import { withFormulaOutcomes } from '@lienzo/schema/report/formula-results';
import { numbersInRuns } from '@lienzo/schema/report/page-per-group';
import { withTableParametersIn } from '@lienzo/schema/report/plain-parameters';
import { pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import { withDataFields } from '@lienzo/schema/report/with-data-fields';
import { withFonts } from '@lienzo/schema/report/with-fonts';
import { withRegionMargins } from '@lienzo/templates/drawing/region-margins';
import { Alert, Loader, Text } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { PIXELS_PER_POINT } from '../drawing/pixels-per-point.ts';
import type { EditorDocument } from '../model/editor-document.ts';
import { toReport } from '../model/to-report.ts';
import { setCountedPages } from '../store/slices/page-count-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { usePlainParameters } from '../store/use-plain-parameters.ts';
import { MAX_PAGES, type Page } from './lay-out-pages.ts';
import { PreviewPage } from './PreviewPage.tsx';
import classes from './preview.module.css';
import { useDataFields } from './use-data-fields.ts';
import { useFitScale } from './use-fit-scale.ts';
import { useFollowSelection } from './use-follow-selection.ts';
import { type Pages, usePages } from './use-pages.ts';
import { PREVIEW_ROWS, usePreviewRows } from './use-preview-rows.ts';
import { WorstCase } from './WorstCase.tsx';

/** The pages of a report, laid out in the browser and scrolled to the selection. */
export function PreviewPages({ document }: { document: EditorDocument }) {
  const plain = usePlainParameters();
  const own = useMemo(() => withTableParametersIn(toReport(document), plain), [document, plain]);
  const fields = useDataFields(own);
  const outcomes = useEditor((state) => state.formulaResults.outcomes);
  const report = useMemo(
    () => withFonts(withRegionMargins(withFormulaOutcomes(withDataFields(own, fields), outcomes))),
    [own, fields, outcomes],
  );
  const offersWorst = useEditor((state) => state.host.worstRows !== undefined);
  const [worst, setWorst] = useState(false);
  const loaded = usePreviewRows(report, worst);
  const { loading, message } = loaded;
  const laidOut = usePages(report, loaded, worst);
  useCountedPages(document, report, laidOut);
  const scroller = useRef<HTMLElement>(null);
  const scale = useFitScale(
    scroller,
    pageSize(report.orientation, report.page.papel).width * PIXELS_PER_POINT,
  );
  useFollowSelection(scroller, laidOut?.places, report.page.margins.top * PIXELS_PER_POINT, scale);
  const pages = laidOut === null || laidOut.marked !== worst ? null : laidOut.pages;
  return (
    <section
      ref={scroller}
      className={classes.preview}
      aria-label={editorPreviewMessages.pages}
      data-lz-pages
      data-lz-landmark
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the pages are scrolled by keys
      tabIndex={0}
    >
      {offersWorst ? (
        <WorstCase
          shown={worst}
          overflows={loading || pages === null ? null : (laidOut?.overflows ?? null)}
          onToggle={() => setWorst((before) => !before)}
        />
      ) : null}
      {message === null ? null : (
        <Alert
          color="orange"
          variant="light"
          className={classes.failed}
          title={editorPreviewMessages.dataMissing}
        >
          {message}
        </Alert>
      )}
      {loaded.totals.size === 0 ? null : (
        <Text size="sm" c="dimmed" ta="center">
          {editorPreviewMessages.firstRows(PREVIEW_ROWS)}
        </Text>
      )}
      {pages === null ? (
        <div className={classes.waiting} role="status">
          <Loader size="sm" />
          <Text size="sm">{editorCanvasMessages.rows.loading}</Text>
        </div>
      ) : (
        <>
          {pages.map((page, index) => (
            <PreviewPage
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              key={index}
              page={page}
              number={index + 1}
              {...numbersOf(page, index, laidOut?.count?.pages ?? pages.length, report)}
              count={laidOut?.count?.pages ?? null}
              isExact={laidOut?.count?.exact ?? true}
              report={report}
              scale={scale}
              scroller={scroller}
            />
          ))}
          {pages.length === 0 ? (
            <Text size="sm" c="dimmed">
              {editorPreviewMessages.empty}
            </Text>
          ) : null}
          {pages.length >= MAX_PAGES ? (
            <Text size="sm" c="dimmed" ta="center">
              {editorPreviewMessages.firstPages(MAX_PAGES)}
            </Text>
          ) : null}
        </>
      )}
    </section>
  );
}

/** What header and footer of a page show. @param count of all pages. */
const numbersOf = (
  page: Page,
  index: number,
  count: number,
  report: ReportDocument,
): { ownNumber: number; ownCount: number } =>
  numbersInRuns(report)
    ? { ownNumber: page.indexInRun + 1, ownCount: page.run.pages }
    : { ownNumber: index + 1, ownCount: count };

/** Tells the store how many pages a document has, once they are counted with its own rows. */
function useCountedPages(document: EditorDocument, report: ReportDocument, laidOut: Pages | null): void {
  const store = useEditorStore();
  const isOwn = laidOut !== null && laidOut.of === report && !laidOut.marked;
  const count = isOwn ? laidOut.count : null;
  useEffect(() => {
    if (count !== null) setCountedPages(store, { document, ...count });
  }, [store, document, count]);
}
