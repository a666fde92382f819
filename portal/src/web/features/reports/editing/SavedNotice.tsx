import { reportMessages } from '@lienzo/schema/messages/report-messages';
import { CloseButton, Dialog, Group, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { DownloadMenu } from '../../../shared/downloads/DownloadMenu';

type SavedNoticeProps = { saved: { id: number; name: string } | null; close: () => void };

/** 'Reporte guardado': a non-modal notice that offers the download; the next change hides it. */
export function SavedNotice({ saved, close }: SavedNoticeProps) {
  return (
    <Dialog opened={saved !== null} position={{ bottom: 56, right: 24 }} size={360} shadow="lg" withBorder>
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
