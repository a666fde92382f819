import { formatBytes } from '@lienzo/schema/data/format-bytes';
import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { ActionIcon, Modal, Text, Tooltip } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type Icon, IconChevronLeft, IconChevronRight, IconDownload, IconX } from '@tabler/icons-react';
import { useLayer } from '../../../shared/layers/use-layer';
import type { DirectoryItem } from '../list/directory-rows';
import { ItemIcon } from '../list/ItemIcon';
import { PreviewBody } from './PreviewBody';
import classes from './preview.module.css';
import type { Preview } from './use-preview';

type PreviewDialogProps = { preview: Preview; download: (item: DirectoryItem) => void };

/** A full-window preview; the arrow keys go to the previous and next file of the list. */
export function PreviewDialog({ preview: { item, place, go, close }, download }: PreviewDialogProps) {
  useLayer(item !== null, close);
  useWindowEvent('keydown', (event) => {
    if (item === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // The tabs of sheets handle their own arrow keys.
    if (event.target instanceof Element && event.target.closest('[role="tablist"]') !== null) return;
    if (event.key === 'ArrowRight') go(1);
    else if (event.key === 'ArrowLeft') go(-1);
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
                <Neighbours place={place} go={go} />
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

/** Links to the previous and next file, and the position among them. */
function Neighbours({ place, go }: Pick<Preview, 'place' | 'go'>) {
  if (place === null) return null;
  return (
    <div className={classes.neighbours}>
      <Tool
        icon={IconChevronLeft}
        label={directoryMessages.previewPrevious}
        run={() => go(-1)}
        isAtEnd={place.number === 1}
      />
      <Text size="sm" c="dimmed" role="status" className="lienzo-figures">
        {directoryMessages.previewPlace(place.number, place.total)}
      </Text>
      <Tool
        icon={IconChevronRight}
        label={directoryMessages.previewNext}
        run={() => go(1)}
        isAtEnd={place.number === place.total}
      />
    </div>
  );
}

type ToolProps = { icon: Icon; label: string; run: () => void; isFirst?: boolean; isAtEnd?: boolean };

function Tool({ icon: ToolIcon, label, run, isFirst = false, isAtEnd = false }: ToolProps) {
  return (
    <Tooltip label={label} withinPortal={false}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        onClick={run}
        // It keeps the focus when it is pressed.
        aria-disabled={isAtEnd}
        data-disabled={isAtEnd}
        {...(isFirst ? { 'data-autofocus': true } : {})}
      >
        <ToolIcon size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
