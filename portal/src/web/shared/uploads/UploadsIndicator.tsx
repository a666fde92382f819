import { uploadMessages } from '@lienzo/schema/messages/upload-messages';
import { Anchor, Button, Group, Loader, Popover, ScrollArea, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { UploadList } from './UploadList';
import { isOpen } from './upload';
import { uploadQueue } from './upload-queue';

/** The uploads that go on while the person works elsewhere; nothing is shown when there are none. */
export function UploadsIndicator() {
  const { uploads, isShown } = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.state);
  if (uploads.length === 0 || isShown) return null;
  const isRunning = uploads.some(isOpen);
  const done = uploads.filter((upload) => !isOpen(upload)).length;
  const label = isRunning ? uploadMessages.indicator(done, uploads.length) : uploadMessages.indicatorEnded;
  return (
    <Popover position="bottom-end" width={340} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="light"
          size="compact-md"
          aria-label={label}
          leftSection={isRunning ? <Loader size={14} /> : <IconAlertTriangle size={16} aria-hidden />}
        >
          <span className="lienzo-figures">{uploadMessages.progress(done, uploads.length)}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Group justify="space-between" mb="xs">
          <Text component="h2" size="sm" fw={620}>
            {uploadMessages.title}
          </Text>
          <Anchor component="button" size="sm" onClick={uploadQueue.show}>
            {uploadMessages.showDialog}
          </Anchor>
        </Group>
        <ScrollArea.Autosize mah={320} type="auto">
          <UploadList uploads={uploads} />
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}
