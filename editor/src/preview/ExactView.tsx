import { editorPreviewMessages } from '@lienzo/schema/messages/editor-preview-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Alert, Button, Loader, Text, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconExternalLink, IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { focusItem } from '../actions/navigating.ts';
import type { RenderedPdf } from '../host/report-editor-host.ts';
import { toReport } from '../model/to-report.ts';
import { useEditorStore } from '../store/use-editor.ts';
import classes from './preview.module.css';

type PdfState =
  | { status: 'working' }
  | { status: 'ready'; url: string; notes: RenderedPdf['notes'] }
  | { status: 'failed'; message: string };

/** The report's PDF, as rendered for print. */
export function ExactView() {
  const [attempt, setAttempt] = useState(0);
  const pdf = usePdf(attempt);
  return (
    <div className={classes.exact}>
      {pdf.status === 'working' ? (
        <div className={classes.waiting} role="status">
          <Loader size="sm" />
          <Text size="sm">{editorPreviewMessages.exact.preparing}</Text>
        </div>
      ) : null}
      {pdf.status === 'failed' ? (
        <Alert
          color="red"
          variant="light"
          title={editorPreviewMessages.exact.failedTitle}
          className={classes.failed}
        >
          <Text size="sm">{pdf.message}</Text>
          <Button
            size="xs"
            mt="sm"
            variant="default"
            leftSection={<IconRefresh size={15} stroke={1.6} />}
            onClick={() => setAttempt((count) => count + 1)}
          >
            {shellMessages.retry}
          </Button>
        </Alert>
      ) : null}
      {pdf.status === 'ready' ? <Notes notes={pdf.notes} /> : null}
      {pdf.status === 'ready' ? <PdfFrame url={pdf.url} /> : null}
    </div>
  );
}

/** What the print came out with that its reader should know; each leads to its item. */
function Notes({ notes }: { notes: RenderedPdf['notes'] }) {
  const store = useEditorStore();
  if (notes.length === 0) return null;
  return (
    <ul className={classes.notes} aria-label={editorPreviewMessages.exact.notes}>
      {notes.map(({ code, message, field }) => {
        const isThere = field !== undefined && field in store.getState().edit.document.items;
        return (
          <li key={`${code} ${field ?? ''}`}>
            <IconAlertTriangle size={15} stroke={1.7} aria-hidden />
            <span>{message}</span>
            {isThere ? (
              <UnstyledButton className={classes.noteLink} onClick={() => focusItem(store, field)}>
                {editorPreviewMessages.exact.toItem}
              </UnstyledButton>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** The PDF inline where the browser supports it, else a link to it. */
function PdfFrame({ url }: { url: string }) {
  if (navigator.pdfViewerEnabled)
    return <iframe className={classes.pdf} src={url} title={editorPreviewMessages.exact.frame} />;
  return (
    <div className={classes.waiting}>
      <Text size="sm">{editorPreviewMessages.exact.notShownHere}</Text>
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noreferrer"
        size="xs"
        leftSection={<IconExternalLink size={15} />}
      >
        {editorPreviewMessages.exact.open}
      </Button>
    </div>
  );
}

function usePdf(attempt: number): PdfState {
  const store = useEditorStore();
  const [pdf, setPdf] = useState<PdfState>({ status: 'working' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt prints again
  useEffect(() => {
    const stop = new AbortController();
    let url: string | null = null;
    const { host, edit, parameterValues } = store.getState();
    setPdf({ status: 'working' });
    host.renderPdf?.(toReport(edit.document), stop.signal, parameterValues).then(
      ({ file, notes }) => {
        if (stop.signal.aborted) return;
        url = URL.createObjectURL(file);
        setPdf({ status: 'ready', url, notes });
      },
      (problem: unknown) => {
        if (stop.signal.aborted) return;
        const message = problem instanceof Error ? problem.message : editorPreviewMessages.exact.failedText;
        setPdf({ status: 'failed', message });
      },
    );
    return () => {
      stop.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [store, attempt]);
  return pdf;
}
