import { Alert, Loader, Text } from '@mantine/core';
import { useMemo } from 'react';
import { toReport } from '../model/to-report.ts';
import { useEditor } from '../store/use-editor.ts';
import { MOST_PAGES } from './lay-out-pages.ts';
import { PreviewPage } from './PreviewPage.tsx';
import classes from './preview.module.css';
import { usePages } from './use-pages.ts';
import { usePreviewRows } from './use-preview-rows.ts';

/** The report page by page with real rows, as the drawing lays it out here; "Vista exacta" is the printed one. */
export function PagedPreview() {
  const document = useEditor((state) => state.edit.document);
  const report = useMemo(() => toReport(document), [document]);
  const { rows, loading, message } = usePreviewRows(report);
  const pages = usePages(report, rows);
  return (
    <div className={classes.preview}>
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            <PreviewPage key={index} page={page} number={index + 1} count={pages.length} report={report} />
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
