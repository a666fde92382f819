import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { downloadMessages } from '@lienzo/schema/reports/download-messages';
import {
  ActionIcon,
  Button,
  CloseButton,
  Group,
  Loader,
  Popover,
  Stack,
  Text,
  UnstyledButton,
} from '@mantine/core';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useStore } from 'zustand';
import { useMenuLayer } from '../layers/use-menu-layer';
import { type DownloadJob, downloadJobs } from './download-jobs';
import { JobProgress } from './JobProgress';

/** The downloads that go on while the person works elsewhere, and the way to all of them. */
export function JobsIndicator() {
  const { jobs } = useStore(downloadJobs.store);
  const { opened, onChange } = useMenuLayer();
  const running = jobs.filter((job) => job.state === 'running').length;
  return (
    <Popover opened={opened} onChange={onChange} position="bottom-end" width={300} trapFocus returnFocus>
      <Popover.Target>
        {jobs.length === 0 ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={downloadMessages.jobsTitle}
            onClick={() => onChange(!opened)}
          >
            <IconDownload size={18} stroke={1.7} />
          </ActionIcon>
        ) : (
          <Button
            variant="light"
            size="compact-md"
            aria-label={labelOf(jobs)}
            onClick={() => onChange(!opened)}
            leftSection={running > 0 ? <Loader size={14} /> : <IconAlertTriangle size={16} aria-hidden />}
          >
            <span className="lienzo-figures">{jobs.length}</span>
          </Button>
        )}
      </Popover.Target>
      <Popover.Dropdown>
        <Text component="h2" size="sm" fw={620} mb="xs">
          {downloadMessages.jobsTitle}
        </Text>
        <Stack gap="md">
          {jobs.map((job) => (
            <JobInList key={job.id} job={job} />
          ))}
          {jobs.length === 0 && (
            <Text size="sm" c="dimmed">
              {downloadMessages.noJobs}
            </Text>
          )}
          <Link to="/app/descargas" onClick={() => onChange(false)}>
            {downloadMessages.listTitle}
          </Link>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function labelOf(jobs: readonly DownloadJob[]): string {
  const count = (state: DownloadJob['state']): number => jobs.filter((job) => job.state === state).length;
  if (count('running') > 0) return downloadMessages.running(count('running'));
  return count('failed') > 0 ? downloadMessages.failedTitle : downloadMessages.noted(count('noted'));
}

function JobInList({ job }: { job: DownloadJob }) {
  return (
    <div>
      <Group justify="space-between" wrap="nowrap" gap="xs" mb={6}>
        <UnstyledButton onClick={() => downloadJobs.show(job.id)} style={{ minWidth: 0 }}>
          <Text size="sm" fw={550} truncate>
            {job.name}
          </Text>
        </UnstyledButton>
        <CloseButton
          size="sm"
          aria-label={`${job.state === 'running' ? shellMessages.cancel : downloadMessages.dismiss}: ${job.name}`}
          onClick={() => downloadJobs.cancel(job.id)}
        />
      </Group>
      <JobProgress job={job} />
    </div>
  );
}
