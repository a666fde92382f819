import { pageSize } from '@lienzo/schema/report/report';
import { Alert, Loader, Text } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { PIXELS } from '../canvas/pixels.ts';
import { toReport } from '../model/to-report.ts';
import { useEditor } from '../store/use-editor.ts';
import { MOST_PAGES } from './lay-out-pages.ts';
import { PreviewPage } from './PreviewPage.tsx';
import classes from './preview.module.css';
import { useFit } from './use-fit.ts';
import { usePages } from './use-pages.ts';
import { usePreviewRows } from './use-preview-rows.ts';
import { WorstCase } from './WorstCase.tsx';

/** The report page by page with real rows, as the drawing lays it out here; "Vista exacta" is the printed one. */
export function PagedPreview() {
  const document = useEditor((state) => state.edit.document);
  const report = useMemo(() => toReport(document), [document]);
  const offersWorst = useEditor((state) => state.host.worstRows !== undefined);
  const [worst, setWorst] = useState(false);
  const loaded = usePreviewRows(report, worst);
  const { loading, message } = loaded;
  const laidOut = usePages(report, loaded, worst);
  const pages = laidOut?.pages ?? null;
  const box = useRef<HTMLDivElement>(null);
  const scale = useFit(box, pageSize(report.orientation).width * PIXELS);
  return (
    <div ref={box} className={classes.preview}>
      {offersWorst ? (
        <WorstCase
          shown={worst}
          tight={loading || laidOut === null ? null : laidOut.tight}
          onToggle={() => setWorst((before) => !before)}
        />
      ) : null}
      {message === null ? null : (
        <Alert
          color="orange"
          variant="light"
          className={classes.failed}
          title="Faltan datos en la vista previa"
        >
          {message}
        </Alert>
      )}
      {loading || pages === null ? (
        <div className={classes.waiting} role="status">
          <Loader size="sm" />
          <Text size="sm">Trayendo datos…</Text>
        </div>
      ) : (
        <>
          {pages.map((page, index) => (
            <PreviewPage
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              key={index}
              page={page}
              number={index + 1}
              count={pages.length}
              report={report}
              scale={scale}
            />
          ))}
          {pages.length === 0 ? (
            <Text size="sm" c="dimmed">
              El reporte aún no tiene nada que imprimir.
            </Text>
          ) : null}
          {pages.length >= MOST_PAGES ? (
            <Text size="sm" c="dimmed" ta="center">
              Se muestran las primeras {MOST_PAGES} páginas.
            </Text>
          ) : null}
        </>
      )}
    </div>
  );
}
