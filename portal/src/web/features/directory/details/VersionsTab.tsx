import { formatMoment } from '@lienzo/schema/data/format';
import { formatBytes } from '@lienzo/schema/data/format-bytes';
import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { type FileVersion, restore_version } from '@lienzo/schema/directory/file-endpoints';
import { ActionIcon, Badge, Loader, Text, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconDownload, IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { notify } from '../../../shared/notices/notify';
import { FailedState } from '../../../shared/states/FailedState';
import { useDelayed } from '../../../shared/states/use-delayed';
import { useChange } from '../actions/use-change';
import { useItemActions } from '../actions/use-item-actions';
import type { DirectoryItem } from '../list/directory-rows';
import { versionsQuery } from '../queries/directory-queries';
import classes from './DetailsPanel.module.css';

/** 'Versiones' of a file, newest first: each can be downloaded, and an earlier one made current again. */
export function VersionsTab({ item }: { item: DirectoryItem }) {
  const versions = useQuery(versionsQuery(item.id));
  const isLate = useDelayed(versions.isPending);
  if (versions.isLoadingError)
    return (
      <FailedState
        title={directoryMessages.versionsFailed}
        error={versions.error}
        retry={() => void versions.refetch()}
      />
    );
  if (versions.data === undefined) return isLate ? <Loader size="sm" mx="auto" display="block" /> : null;
  return (
    <ul className={classes.entries}>
      {versions.data.map((version) => (
        <VersionEntry key={version.id} item={item} version={version} />
      ))}
    </ul>
  );
}

function VersionEntry({ item, version }: { item: DirectoryItem; version: FileVersion }) {
  const change = useChange();
  const { download } = useItemActions();
  const { number, current } = version;
  const restore = (): Promise<void> =>
    change(async () => {
      await call(restore_version, { body: { file_id: item.id, version_id: version.id } });
      notify.success(directoryMessages.versionRestored(number));
    });
  return (
    <li className={classes.entry}>
      <IconHistory size={18} stroke={1.6} aria-hidden />
      <div className={classes.words}>
        <div>
          {directoryMessages.version(number)}
          {current && (
            <Badge size="sm" variant="light" ms={8}>
              {directoryMessages.currentVersion}
            </Badge>
          )}
        </div>
        <Text size="xs" c="dimmed">
          {directoryMessages.versionBy(formatMoment(version.created_at), version.created_by ?? '—')}
        </Text>
        <Text size="xs" c="dimmed">
          {formatBytes(version.size)}
        </Text>
      </div>
      <div className={classes.actions}>
        {item.can.download && version.scan_status !== 'infected' && (
          <Tooltip label={directoryMessages.download}>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={directoryMessages.downloadVersion(number)}
              onClick={() => void download([item], version.id)}
            >
              <IconDownload size={18} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        )}
        {!current && item.can.update && (
          <Tooltip label={directoryMessages.restoreVersionShort}>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={directoryMessages.restoreVersion(number)}
              onClick={() => void restore()}
            >
              <IconArrowBackUp size={18} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
    </li>
  );
}
