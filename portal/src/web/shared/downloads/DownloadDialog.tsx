import { downloadMessages } from '@lienzo/schema/messages/download-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { useStore } from 'zustand';
import { DialogFooter } from '../dialogs/DialogFooter';
import { useLayer } from '../layers/use-layer';
import { type DownloadJob, downloadJobs } from './download-jobs';
import { JobProgress } from './JobProgress';

/** 'Descargando reporte': the progress of the download just ordered; closing it lets the work go on. */
export function DownloadDialog() {
  const { jobs, shown } = useStore(downloadJobs.store);
  const job = jobs.find((one) => one.id === shown);
  useLayer(job !== undefined, downloadJobs.hide);
  return (
    <Modal
      opened={job !== undefined}
      onClose={downloadJobs.hide}
      title={job?.state === 'failed' ? downloadMessages.failedTitle : downloadMessages.dialogTitle}
      size="sm"
      transitionProps={{ duration: 120, exitDuration: 0 }}
    >
      {job !== undefined && <JobInDialog job={job} />}
    </Modal>
  );
}

function JobInDialog({ job }: { job: DownloadJob }) {
  const failed = job.state === 'failed';
  return (
    <Stack gap="md">
      <Text fw={550} lineClamp={2}>
        {job.name}
      </Text>
      <JobProgress job={job} />
      <DialogFooter>
        <Button variant="default" onClick={() => downloadJobs.cancel(job.id)}>
          {shellMessages.cancel}
        </Button>
        {failed ? (
          <Button onClick={() => downloadJobs.retry(job.id)}>{shellMessages.retry}</Button>
        ) : (
          <Button onClick={downloadJobs.hide} data-autofocus>
            {downloadMessages.hide}
          </Button>
        )}
      </DialogFooter>
    </Stack>
  );
}
