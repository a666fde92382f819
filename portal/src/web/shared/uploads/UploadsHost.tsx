import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { DIRECTORY_KEY } from '../directory/directory-key';
import { UploadConflictDialog } from './UploadConflictDialog';
import { UploadDialog } from './UploadDialog';
import { UploadPanel } from './UploadPanel';
import { uploadQueue } from './upload-queue';

/** Many small files arrive in a row: folders are read anew once they pause. */
const PAUSE_MS = 400;

/** What the frame around the screens shows of the uploads, wherever the person is. */
export function UploadsHost() {
  const arrived = useStore(uploadQueue.store, (state) => state.arrived);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (arrived === 0) return;
    const timer = setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: [DIRECTORY_KEY] }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [arrived, queryClient]);
  return (
    <>
      <UploadDialog />
      <UploadPanel />
      <UploadConflictDialog />
    </>
  );
}
