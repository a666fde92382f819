import { formatMoment } from '@lienzo/schema/data/format';
import { formatBytes } from '@lienzo/schema/data/format-bytes';
import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FailedState } from '../../../shared/states/FailedState';
import { useDelayed } from '../../../shared/states/use-delayed';
import { extensionOf } from '../extension-of';
import type { DirectoryItem } from '../list/directory-rows';
import { detailQuery } from '../queries/directory-queries';
import classes from './DetailsPanel.module.css';
import { SubscriptionBox } from './SubscriptionBox';

/** 'Detalles': totals, location, dates and, of a folder, the subscription (specification 1 §2). */
export function DetailsTab({ item }: { item: DirectoryItem }) {
  const detail = useQuery(detailQuery(item.id));
  const isLate = useDelayed(detail.isPending);
  if (detail.isLoadingError)
    return (
      <FailedState
        title={directoryMessages.detailsFailed}
        error={detail.error}
        retry={() => void detail.refetch()}
      />
    );
  if (detail.data === undefined) return isLate ? <Waiting /> : null;
  const { data } = detail;
  const isFolder = data.fs_type === 'DIR';
  const facts: [label: string, value: string | null][] = [
    [directoryMessages.kind, kindOf(data)],
    [
      directoryMessages.contents,
      isFolder ? directoryMessages.contentsOf(data.total_folders, data.total_files) : null,
    ],
    [directoryMessages.size, formatBytes(data.total_size)],
    [directoryMessages.location, data.folder_path.join(' › ') || null],
    [directoryMessages.modifiedAt, formatMoment(data.modified_at)],
    [directoryMessages.createdAt, formatMoment(data.created_at)],
    [directoryMessages.createdBy, data.created_by],
    [directoryMessages.versions, isFolder ? null : String(data.total_versions)],
    [directoryMessages.scan, data.scan_status === null ? null : directoryMessages.scans[data.scan_status]],
  ];
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {isFolder && <SubscriptionBox folderId={data.id} subscribed={data.subscribed} />}
    </>
  );
}

function kindOf({ fs_type, name }: DirectoryItem): string {
  if (fs_type === 'DIR') return directoryMessages.folder;
  const extension = extensionOf(name).slice(1).toUpperCase();
  return extension === '' ? directoryMessages.file : `${directoryMessages.file} ${extension}`;
}

function Waiting() {
  return (
    <Stack gap="sm" aria-hidden>
      {[70, 55, 80, 60].map((width) => (
        <Skeleton key={width} height={14} width={`${width}%`} />
      ))}
    </Stack>
  );
}
