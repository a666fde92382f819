import { uploadMessages } from '@lienzo/schema/directory/upload-messages';
import { ActionIcon, Group, ScrollArea, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId } from 'react';
import { useStore } from 'zustand';
import { focusList } from '../directory/focus-list';
import { UPLOAD_PANEL } from './focus-panel';
import { UploadActions } from './UploadActions';
import { UploadList } from './UploadList';
import classes from './UploadPanel.module.css';
import { UploadTotal } from './UploadTotal';
import { isOpen } from './upload';
import { uploadQueue } from './upload-queue';
import { useFocusAfterwards } from './use-focus-afterwards';

/** The uploads in a corner, so that they do not cover the work; by keyboard it is reached from the top bar. */
export function UploadPanel() {
  const { uploads, view, isCollapsed, hold } = useStore(uploadQueue.store);
  const listId = useId();
  const isShown = view === 'panel' && uploads.length > 0;
  useFocusAfterwards(isShown);
  if (!isShown) return null;
  const isRunning = uploads.some(isOpen);
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    uploadQueue.collapse(true);
    focusList();
  };
  return (
    <section
      id={UPLOAD_PANEL}
      aria-label={uploadMessages.title}
      className={classes.panel}
      onKeyDown={leave}
      tabIndex={-1}
      data-uploads
      data-uploads-panel
    >
      <Group justify="space-between" wrap="nowrap" gap="xs" mb={4}>
        <Text component="h2" size="sm" fw={620}>
          {uploadMessages.title}
        </Text>
        <Group gap={2} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-expanded={!isCollapsed}
            aria-controls={listId}
            aria-label={isCollapsed ? uploadMessages.expand : uploadMessages.collapse}
            onClick={() => uploadQueue.collapse(!isCollapsed)}
          >
            {isCollapsed ? <IconChevronUp size={18} /> : <IconChevronDown size={18} />}
          </ActionIcon>
          {!isRunning && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={uploadMessages.closePanel}
              onClick={uploadQueue.hide}
            >
              <IconX size={18} />
            </ActionIcon>
          )}
        </Group>
      </Group>
      <UploadTotal uploads={uploads} hold={hold} />
      <div id={listId} hidden={isCollapsed}>
        <ScrollArea.Autosize mah="min(40dvh, 320px)" type="auto" my="xs">
          <UploadList uploads={uploads} hold={hold} />
        </ScrollArea.Autosize>
        <Group justify="flex-end">
          <UploadActions uploads={uploads} size="xs" />
        </Group>
      </div>
    </section>
  );
}
