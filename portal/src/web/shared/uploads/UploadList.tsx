import { formatBytes } from '@lienzo/schema/data/format-bytes';
import { uploadMessages } from '@lienzo/schema/directory/upload-messages';
import { ActionIcon, Progress } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconRefresh, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { byNeed } from './count-uploads';
import { ItemList } from './ItemList';
import { ItemRow } from './ItemRow';
import classes from './UploadList.module.css';
import { isOpen, type Upload, type UploadHold } from './upload';
import { uploadQueue } from './upload-queue';

type UploadListProps = { uploads: readonly Upload[]; hold: UploadHold | null };

/** A bar for each file, with its cancelling and its retry; what runs and what has failed first. */
export function UploadList({ uploads, hold }: UploadListProps) {
  return (
    <ItemList>
      {byNeed(uploads).map((upload) => (
        <UploadRow key={upload.id} upload={upload} hold={hold} />
      ))}
    </ItemList>
  );
}

const UploadRow = memo(function UploadRow({ upload, hold }: { upload: Upload; hold: UploadHold | null }) {
  const { id, name, file, state, progress, problem } = upload;
  const bar = file !== null && (state === 'sending' || state === 'waiting') && (
    <Progress.Root size="xs" mt={4}>
      <Progress.Section value={Math.round(progress * 100)} aria-label={uploadMessages.progressOf(name)} />
    </Progress.Root>
  );
  return (
    <ItemRow thing={upload} text={stateText(upload, hold)} problem={problem} bar={bar}>
      {state === 'done' && <IconCircleCheck size={20} stroke={1.6} className={classes.done} aria-hidden />}
      {(state === 'failed' || state === 'skipped') && !upload.canRetry && (
        <IconAlertTriangle size={20} stroke={1.6} className={classes.failed} aria-hidden />
      )}
      {/* One button that changes its work, so that it keeps the focus. */}
      {(isOpen(upload) || (state !== 'done' && upload.canRetry)) && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={isOpen(upload) ? uploadMessages.cancelOne(name) : uploadMessages.retryOne(name)}
          onClick={() => (isOpen(upload) ? uploadQueue.cancel(id) : uploadQueue.retry(id))}
        >
          {isOpen(upload) ? <IconX size={16} /> : <IconRefresh size={16} />}
        </ActionIcon>
      )}
    </ItemRow>
  );
});

function stateText({ file, state }: Upload, hold: UploadHold | null): string {
  if (hold !== null && state === 'waiting') return uploadMessages.heldStates[hold];
  return file === null
    ? `${uploadMessages.folderStates[state]} · ${uploadMessages.emptyFolderOf}`
    : `${uploadMessages.states[state]} · ${formatBytes(file.size)}`;
}
