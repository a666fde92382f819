import { downloadMessages } from '@lienzo/schema/reports/download-messages';
import { Progress, Text } from '@mantine/core';
import { FormProblem } from '../forms/FormProblem';
import type { DownloadJob } from './download-jobs';
import { progressPercent, progressText } from './progress-text';
import { RenderNotes } from './RenderNotes';

/** The bar and the figures of one download, or what it ended with. */
export function JobProgress({ job }: { job: DownloadJob }) {
  if (job.state === 'failed') return <FormProblem text={job.problem} />;
  if (job.state === 'noted') return <RenderNotes notes={job.notes} of={job.name} />;
  const percent = progressPercent(job.progress);
  return (
    <div>
      <Progress.Root size="sm" mb={6}>
        <Progress.Section
          value={percent ?? 100}
          animated={percent === null}
          striped={percent === null}
          aria-label={downloadMessages.progressLabel(job.name)}
          {...(percent === null ? {} : { 'aria-valuetext': progressText(job.progress) })}
        />
      </Progress.Root>
      <Text size="sm" c="dimmed" className="lienzo-figures">
        {progressText(job.progress)}
      </Text>
    </div>
  );
}
