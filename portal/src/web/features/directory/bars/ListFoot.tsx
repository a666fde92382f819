import { formatBytes } from '@lienzo/schema/data/format-bytes';
import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { Progress, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { usageQuery } from '../queries/directory-queries';
import classes from './ListFoot.module.css';

/** The footer of the list: its item count, and the storage used by the organization, or by a client's files. */
export function ListFoot({ text, showsUsage }: { text: string; showsUsage: boolean }) {
  return (
    <footer className={classes.foot}>
      <Text size="sm" c="dimmed" role="status" className="lienzo-figures">
        {text}
      </Text>
      {showsUsage && <StorageUsage />}
    </footer>
  );
}

/** From this ratio on the bar shows a warning. */
const NEARLY_FULL = 0.9;

function StorageUsage() {
  const usage = useQuery(usageQuery);
  if (usage.data === undefined) return null;
  const { used, quota } = usage.data;
  if (quota === null)
    return (
      <Text size="sm" c="dimmed" className="lienzo-figures">
        {directoryMessages.storageUsed(formatBytes(used))}
      </Text>
    );
  const share = quota === 0 ? 1 : Math.min(1, used / quota);
  const text = directoryMessages.storage(formatBytes(used), formatBytes(quota));
  const isNearlyFull = share >= NEARLY_FULL;
  return (
    <div className={classes.usage} title={isNearlyFull ? directoryMessages.storageFull : text}>
      <Progress.Root size="sm" className={classes.bar ?? ''}>
        <Progress.Section
          value={share * 100}
          aria-label={directoryMessages.storageLabel}
          aria-valuetext={text}
          {...(isNearlyFull ? { color: 'red' } : {})}
        />
      </Progress.Root>
      <Text size="sm" c={isNearlyFull ? 'var(--mantine-color-error)' : 'dimmed'} className="lienzo-figures">
        {text}
      </Text>
    </div>
  );
}
