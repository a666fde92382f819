import { reportMessages } from '@lienzo/schema/messages/report-messages';
import { CloseButton, Dialog, Group, Text } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { DownloadMenu } from '../../../shared/downloads/DownloadMenu';

type SavedNoticeProps = { saved: { id: number; name: string } | null; close: () => void };

/** How long the notice may cover the properties when nobody uses it, in milliseconds. */
const SHOWN_MS = 5000;

/**
 * 'Reporte guardado': a non-modal notice that offers the download; the next change hides it, and so does time, because
 * it lies over the properties. It stays while the pointer or the focus is in it.
 */
export function SavedNotice({ saved, close }: SavedNoticeProps) {
  const [held, setHeld] = useState(false);
  const { start, clear } = useTimeout(close, SHOWN_MS);
  useEffect(() => {
    // The close button goes without the pointer or the focus leaving.
    if (saved === null) setHeld(false);
    if (saved === null || held) return clear;
    start();
    return clear;
  }, [saved, held, start, clear]);
  return (
    <Dialog
      opened={saved !== null}
      position={{ bottom: 56, right: 24 }}
      size={360}
      shadow="lg"
      withBorder
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {saved !== null && (
        <div role="status">
          <Group wrap="nowrap" align="flex-start" gap="sm" mb="sm">
            <IconCircleCheck size={22} color="var(--mantine-color-teal-7)" aria-hidden />
            <div style={{ flex: 1 }}>
              <Text fw={620}>{reportMessages.savedTitle}</Text>
              <Text size="sm" c="dimmed">
                {reportMessages.savedText}
              </Text>
            </div>
            <CloseButton aria-label={reportMessages.closeSaved} onClick={close} />
          </Group>
          <DownloadMenu
            what={() => ({ name: saved.name, report: { report_id: saved.id } })}
            variant="light"
          />
        </div>
      )}
    </Dialog>
  );
}
