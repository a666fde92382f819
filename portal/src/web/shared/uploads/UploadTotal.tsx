import { uploadMessages } from '@lienzo/schema/directory/upload-messages';
import { Progress, Text } from '@mantine/core';
import { countUploads } from './count-uploads';
import type { Upload, UploadHold } from './upload';

type UploadTotalProps = { uploads: readonly Upload[]; hold: UploadHold | null };

/** How many are done and how many are not, with a bar of the same truth; and why nothing is sent now. */
export function UploadTotal({ uploads, hold }: UploadTotalProps) {
  const count = countUploads(uploads);
  return (
    <div>
      <div role="status">
        <Text fw={550} mb={6} className="lienzo-figures">
          {uploadMessages.progress(count)}
        </Text>
        {hold !== null && (
          <Text size="sm" mb={6}>
            {uploadMessages.holds[hold]}
          </Text>
        )}
      </div>
      <Progress.Root size="md">
        <Progress.Section
          value={Math.round(count.share.done * 100)}
          aria-label={uploadMessages.progressLabel}
        />
        {/* The figures say it in words. */}
        <Progress.Section value={Math.round(count.share.failed * 100)} color="red" aria-hidden />
      </Progress.Root>
    </div>
  );
}
