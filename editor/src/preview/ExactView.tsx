import { editorPreviewMessages } from '@lienzo/schema/messages/editor-preview-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Alert, Button, Loader, Text } from '@mantine/core';
import { IconExternalLink, IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { toReport } from '../model/to-report.ts';
import { useEditorStore } from '../store/use-editor.ts';
import classes from './preview.module.css';

type PdfState =
  | { status: 'working' }
  | { status: 'ready'; url: string }
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
      {pdf.status === 'ready' ? <PdfFrame url={pdf.url} /> : null}
    </div>
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
      (file) => {
        if (stop.signal.aborted) return;
        url = URL.createObjectURL(file);
        setPdf({ status: 'ready', url });
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
