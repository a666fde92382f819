import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { drawDocument } from './document/draw-document';
import { PreviewMessage } from './PreviewMessage';
import { PreviewWaiting } from './PreviewWaiting';
import classes from './preview.module.css';
import type { PreviewPartProps } from './preview-part';
import { usePrepared } from './use-prepared';

/** A Word document, rendered in a sandboxed frame without scripts. */
export function DocumentPreview({ item, content, download }: PreviewPartProps) {
  const page = usePrepared(content.bytes, drawDocument);
  if (page.state === 'working') return <PreviewWaiting />;
  if (page.state === 'failed') return <PreviewMessage item={item} text={page.message} download={download} />;
  return (
    <>
      {page.result.isCut && <p className={classes.cut}>{directoryMessages.previewCutDocument}</p>}
      <iframe
        className={classes.frame}
        sandbox=""
        srcDoc={page.result.page}
        title={directoryMessages.previewDocument(item.name)}
      />
    </>
  );
}
