import { documentImportMessages as texts } from '@lienzo/schema/reports/document-import-messages';
import type { ImportLoss } from '@lienzo/schema/reports/imported-document';
import { Button, Group, ScrollArea, Text, Title } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { notify } from '../../../../shared/notices/notify';
import classes from './review-list.module.css';

type LossListProps = { losses: readonly ImportLoss[]; more: number };

/** What the report does not have of the document: where it was, and why. */
export function LossList({ losses, more }: LossListProps) {
  const copy = async (): Promise<void> => {
    const lines = losses.map(({ position, reason }) => `${position}\t${reason}`);
    await navigator.clipboard.writeText([...lines, ...(more > 0 ? [texts.moreLosses(more)] : [])].join('\n'));
    notify.success(texts.lossesCopied);
  };
  if (losses.length === 0)
    return (
      <Text size="sm" role="status">
        {texts.noLosses}
      </Text>
    );
  return (
    <section aria-label={texts.losses}>
      <Group justify="space-between" gap="xs" mb={4}>
        <Title order={3} size="h5">
          {texts.losses}
        </Title>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconCopy size={14} aria-hidden />}
          onClick={() => void copy().catch(() => notify.danger(texts.copyRefused))}
        >
          {texts.copyLosses}
        </Button>
      </Group>
      <ScrollArea.Autosize mah={220} type="auto" viewportProps={{ tabIndex: 0 }}>
        <ul className={classes.list}>
          {losses.map(({ position, reason }) => (
            <li key={`${position} ${reason}`}>
              <b>{position}:</b> {reason}
            </li>
          ))}
        </ul>
      </ScrollArea.Autosize>
      {more > 0 && (
        <Text size="sm" c="dimmed">
          {texts.moreLosses(more)}
        </Text>
      )}
    </section>
  );
}
