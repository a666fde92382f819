import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { downloadMessages } from '@lienzo/schema/reports/download-messages';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useStore } from 'zustand';
import { ABOVE_DIALOGS } from '../dialogs/above-dialogs';
import { DialogFooter } from '../dialogs/DialogFooter';
import { useLayer } from '../layers/use-layer';
import { type DownloadJob, downloadJobs } from './download-jobs';
import { JobProgress } from './JobProgress';

const TITLES: Record<DownloadJob['state'], string> = {
  running: downloadMessages.dialogTitle,
  failed: downloadMessages.failedTitle,
  noted: downloadMessages.notedTitle,
};

/** 'Descargando reporte': the progress of the download just ordered; closing it lets the work go on. */
export function DownloadDialog() {
  const { jobs, shown } = useStore(downloadJobs.store);
  const job = jobs.find((one) => one.id === shown);
  useLayer(job !== undefined, downloadJobs.hide);
  return (
    <Modal
      opened={job !== undefined}
      onClose={downloadJobs.hide}
      title={TITLES[job?.state ?? 'running']}
      size="sm"
      zIndex={ABOVE_DIALOGS}
      transitionProps={{ duration: 120, exitDuration: 0 }}
    >
      {job !== undefined && <JobInDialog job={job} />}
    </Modal>
  );
}

function JobInDialog({ job }: { job: DownloadJob }) {
  return (
    <Stack gap="md">
      <Text fw={550} lineClamp={2}>
        {job.name}
      </Text>
      <JobProgress job={job} />
      <DialogFooter>
        <Choices job={job} />
      </DialogFooter>
    </Stack>
  );
}

function Choices({ job: { id, state } }: { job: DownloadJob }) {
  if (state === 'noted')
    return (
      <>
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/app/descargas" {...props} />}
          onClick={downloadJobs.hide}
        >
          {downloadMessages.listTitle}
        </Button>
        <Button onClick={downloadJobs.hide} data-autofocus>
          {downloadMessages.understood}
        </Button>
      </>
    );
  return (
    <>
      <Button variant="default" onClick={() => downloadJobs.cancel(id)}>
        {shellMessages.cancel}
      </Button>
      {state === 'failed' ? (
        <Button onClick={() => downloadJobs.retry(id)}>{shellMessages.retry}</Button>
      ) : (
        <Button onClick={downloadJobs.hide} data-autofocus>
          {downloadMessages.hide}
        </Button>
      )}
    </>
  );
}
