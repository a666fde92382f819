import { uploadMessages } from '@lienzo/schema/directory/upload-messages';
import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { countUploads } from './count-uploads';
import { focusPanel } from './focus-panel';
import { isOpen } from './upload';
import { uploadQueue } from './upload-queue';

/** The uploads in the top bar: leads to their panel in the corner, which is last of all by keyboard. */
export function UploadsIndicator() {
  const { uploads, view, hold } = useStore(uploadQueue.store);
  if (uploads.length === 0 || view === 'dialog') return null;
  const isRunning = uploads.some(isOpen);
  const { done, total } = countUploads(uploads);
  const label = isRunning ? uploadMessages.indicator(done, total) : uploadMessages.indicatorEnded;
  const open = (): void => {
    flushSync(uploadQueue.show);
    focusPanel();
  };
  return (
    <Button
      variant="light"
      size="compact-md"
      aria-label={label}
      leftSection={<Mark isRunning={isRunning} isHeld={hold !== null} />}
      onClick={open}
    >
      <span className="lienzo-figures">{uploadMessages.shortProgress(done, total)}</span>
    </Button>
  );
}

function Mark({ isRunning, isHeld }: { isRunning: boolean; isHeld: boolean }) {
  if (isHeld) return <IconCloudOff size={16} aria-hidden />;
  return isRunning ? <Loader size={14} /> : <IconAlertTriangle size={16} aria-hidden />;
}
