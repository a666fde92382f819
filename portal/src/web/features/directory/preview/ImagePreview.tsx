import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { useEffect, useState } from 'react';
import { PreviewMessage } from './PreviewMessage';
import classes from './preview.module.css';
import type { PreviewPartProps } from './preview-part';

/** A picture, scaled to the window. */
export function ImagePreview({ item, content, download }: PreviewPartProps) {
  const [url, setUrl] = useState<string | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([content.bytes]));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  if (isBroken)
    return <PreviewMessage item={item} text={directoryMessages.previewFailed} download={download} />;
  if (url === null) return null;
  return (
    <div className={classes.picture}>
      <img src={url} alt={item.name} onError={() => setIsBroken(true)} />
    </div>
  );
}
