import { uploadMessages } from '@lienzo/schema/messages/upload-messages';
import { Button, Group, Modal, Progress, ScrollArea, Text } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import { focusList } from '../directory/focus-list';
import { useLayer } from '../layers/use-layer';
import { UploadList } from './UploadList';
import { isOpen, type Upload } from './upload';
import { uploadQueue } from './upload-queue';

/** The progress stage: "3 de 10" and a bar for each file; closing it lets the work go on (specification 1 §2). */
export function UploadDialog() {
  const { uploads, isShown } = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.state);
  const isOpened = isShown && uploads.length > 0;
  useFocusAfterwards(isOpened);
  useLayer(isOpened, uploadQueue.hide);
  const isUpdate = uploads.length > 0 && uploads.every(({ target }) => target.kind === 'update');
  return (
    <Modal
      opened={isOpened}
      onClose={uploadQueue.hide}
      title={isUpdate ? uploadMessages.updateTitle : uploadMessages.title}
      size={520}
      transitionProps={{ duration: 0 }}
      // What opened it was a button of the form before it, which is gone.
      returnFocus={false}
      data-uploads
    >
      <Total uploads={uploads} />
      <ScrollArea.Autosize mah="50dvh" type="auto" my="sm">
        <UploadList uploads={uploads} />
      </ScrollArea.Autosize>
      <Actions uploads={uploads} />
    </Modal>
  );
}

/** When it closes, also by itself, one goes on in the list; whoever is elsewhere by then stays there. */
function useFocusAfterwards(isOpened: boolean): void {
  useEffect(() => {
    if (!isOpened) return;
    return () => {
      const { activeElement } = document;
      if (activeElement === document.body || activeElement?.closest('[data-uploads]')) focusList();
    };
  }, [isOpened]);
}

function Total({ uploads }: { uploads: readonly Upload[] }) {
  const done = uploads.filter((upload) => !isOpen(upload)).length;
  const work = uploads.reduce((sum, upload) => sum + workOf(upload), 0);
  const worked = uploads.reduce(
    (sum, upload) => sum + (isOpen(upload) ? upload.progress : 1) * workOf(upload),
    0,
  );
  return (
    <div>
      <Text fw={550} mb={6} role="status" className="lienzo-figures">
        {uploadMessages.progress(done, uploads.length)}
      </Text>
      <Progress.Root size="md">
        <Progress.Section
          value={Math.round((worked / work) * 100)}
          aria-label={uploadMessages.progressLabel}
        />
      </Progress.Root>
    </div>
  );
}

/** The share of an upload in the whole; an empty file or a folder is a little work too. */
const workOf = ({ file }: Upload): number => Math.max(1, file?.size ?? 0);

function Actions({ uploads }: { uploads: readonly Upload[] }) {
  const isRunning = uploads.some(isOpen);
  const mayRetry = uploads.filter((one) => !isOpen(one) && one.state !== 'done' && one.canRetry).length;
  return (
    <Group justify="flex-end" gap="xs">
      {/* One button that changes its work, so that it keeps the focus. */}
      {(isRunning || mayRetry > 0) && (
        <Button variant="default" onClick={isRunning ? uploadQueue.cancelAll : uploadQueue.retryAll}>
          {isRunning ? uploadMessages.cancelAll : uploadMessages.retryAll}
        </Button>
      )}
      <Button onClick={uploadQueue.hide} data-autofocus>
        {isRunning ? uploadMessages.hide : uploadMessages.close}
      </Button>
    </Group>
  );
}
