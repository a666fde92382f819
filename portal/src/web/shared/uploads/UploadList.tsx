import { formatBytes } from '@lienzo/schema/data/format-bytes';
import { uploadMessages } from '@lienzo/schema/messages/upload-messages';
import { ActionIcon, Progress } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconRefresh, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { ThingList } from './ThingList';
import { ThingRow } from './ThingRow';
import classes from './UploadList.module.css';
import { isOpen, type Upload } from './upload';
import { uploadQueue } from './upload-queue';

/** A bar for each file, with its cancelling and its retry. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  return (
    <ThingList>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
    </ThingList>
  );
}

const UploadRow = memo(function UploadRow({ upload }: { upload: Upload }) {
  const { id, name, file, state, progress, problem } = upload;
  const bar = file !== null && (state === 'sending' || state === 'waiting') && (
    <Progress.Root size="xs" mt={4}>
      <Progress.Section value={Math.round(progress * 100)} aria-label={uploadMessages.progressOf(name)} />
    </Progress.Root>
  );
  return (
    <ThingRow thing={upload} text={stateText(upload)} problem={problem} bar={bar}>
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
    </ThingRow>
  );
});

const stateText = ({ file, state }: Upload): string =>
  file === null
    ? `${uploadMessages.folderStates[state]} · ${uploadMessages.emptyFolderOf}`
    : `${uploadMessages.states[state]} · ${formatBytes(file.size)}`;
