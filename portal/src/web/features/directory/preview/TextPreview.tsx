import { formatBytes } from '@lienzo/schema/data/format-bytes';
import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { useMemo } from 'react';
import { decodeText } from './decode-text';
import classes from './preview.module.css';
import type { PreviewPartProps } from './preview-part';

/** The beginning of a text file; HTML and SVG are shown as source text too. */
export function TextPreview({ item, content }: PreviewPartProps) {
  const text = useMemo(() => decodeText(content.bytes), [content]);
  return (
    <div className={classes.sheet}>
      {content.isCut && (
        <p className={classes.cut}>{directoryMessages.previewCut(formatBytes(content.bytes.length))}</p>
      )}
      <section
        className={classes.text}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={directoryMessages.previewDocument(item.name)}
      >
        <pre>{text}</pre>
      </section>
    </div>
  );
}
