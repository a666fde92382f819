import { uploadMessages } from '@lienzo/schema/directory/upload-messages';
import { Button } from '@mantine/core';
import { isOpen, type Upload } from './upload';
import { uploadQueue } from './upload-queue';

/** "Cancelar todo" while something is under way, then "Reintentar todo": one button, so that it keeps the focus. */
export function UploadActions({ uploads, size }: { uploads: readonly Upload[]; size?: string }) {
  const isRunning = uploads.some(isOpen);
  const mayRetry = uploads.some((one) => !isOpen(one) && one.state !== 'done' && one.canRetry);
  if (!isRunning && !mayRetry) return null;
  return (
    <Button
      variant="default"
      {...(size === undefined ? {} : { size })}
      onClick={isRunning ? uploadQueue.cancelAll : uploadQueue.retryAll}
    >
      {isRunning ? uploadMessages.cancelAll : uploadMessages.retryAll}
    </Button>
  );
}
