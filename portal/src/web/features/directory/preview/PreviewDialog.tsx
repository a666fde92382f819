import { formatBytes } from '@lienzo/schema/data/format-bytes';
import { directoryMessages } from '@lienzo/schema/messages/directory-messages';
import { ActionIcon, Modal, Text, Tooltip } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type Icon, IconChevronLeft, IconChevronRight, IconDownload, IconX } from '@tabler/icons-react';
import { messageOf } from '../../../shared/api/message-of';
import { useLayer } from '../../../shared/layers/use-layer';
import { notify } from '../../../shared/notices/notify';
import type { DirectoryItem, DirectoryRows } from '../list/directory-rows';
import { ItemIcon } from '../list/ItemIcon';
import { neighbourFile } from './neighbour-file';
import { PreviewBody } from './PreviewBody';
import classes from './preview.module.css';

type PreviewDialogProps = {
  /** null: nothing is previewed. */
  item: DirectoryItem | null;
  rows: DirectoryRows;
  show: (item: DirectoryItem) => void;
  close: () => void;
  download: (item: DirectoryItem) => void;
};

/** A file over the whole window; the arrows go to the one before and after it in the list. */
export function PreviewDialog({ item, rows, show, close, download }: PreviewDialogProps) {
  useLayer(item !== null, close);
  async function go(step: 1 | -1): Promise<void> {
    if (item === null) return;
    try {
      const next = await neighbourFile(rows, item.id, step);
      if (next !== null) show(next);
    } catch (cause) {
      notify.danger(messageOf(cause));
    }
  }
  useWindowEvent('keydown', (event) => {
    if (item === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // The tabs of sheets have their own arrows.
    if (event.target instanceof Element && event.target.closest('[role="tablist"]') !== null) return;
    if (event.key === 'ArrowRight') void go(1);
    else if (event.key === 'ArrowLeft') void go(-1);
  });
  return (
    <Modal.Root opened={item !== null} onClose={close} fullScreen transitionProps={{ duration: 0 }}>
      <Modal.Content
        className={classes.content}
        aria-label={item === null ? '' : directoryMessages.previewOf(item.name)}
      >
        <Modal.Body className={classes.bodyBox}>
          {item !== null && (
            <>
              <div className={classes.bar}>
                <ItemIcon name={item.name} fsType={item.fs_type} />
                <div className={classes.name}>
                  <Text component="h2" fw={600} truncate title={item.name}>
                    {item.name}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {item.size !== null && formatBytes(item.size)}
                  </Text>
                </div>
                <Tool
                  icon={IconChevronLeft}
                  label={directoryMessages.previewPrevious}
                  run={() => void go(-1)}
                />
                <Tool icon={IconChevronRight} label={directoryMessages.previewNext} run={() => void go(1)} />
                {item.can.download && (
                  <Tool icon={IconDownload} label={directoryMessages.download} run={() => download(item)} />
                )}
                <Tool icon={IconX} label={directoryMessages.previewClose} run={close} isFirst />
              </div>
              <div className={classes.stage}>
                <PreviewBody key={item.id} item={item} download={() => download(item)} />
              </div>
            </>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

type ToolProps = { icon: Icon; label: string; run: () => void; isFirst?: boolean };

function Tool({ icon: ToolIcon, label, run, isFirst = false }: ToolProps) {
  return (
    <Tooltip label={label} withinPortal={false}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        onClick={run}
        {...(isFirst ? { 'data-autofocus': true } : {})}
      >
        <ToolIcon size={20} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
