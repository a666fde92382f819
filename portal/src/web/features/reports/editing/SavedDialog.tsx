import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { DialogFooter } from '../../../shared/dialogs/DialogFooter';
import { DownloadMenu } from '../../../shared/downloads/DownloadMenu';
import { useLayer } from '../../../shared/layers/use-layer';

type SavedDialogProps = {
  /** null: the dialog is closed. */
  saved: { id: number; name: string } | null;
  /** The answers that the report is shown with: the form of its download begins with them. */
  shownWith: () => ParameterValues;
  close: () => void;
};

/** The download's menu reaches beyond the dialog. */
const OPEN = { content: { overflow: 'visible' } };

/** 'Reporte guardado' (specification 3 §2.4): offers the download of what was just saved. */
export function SavedDialog({ saved, shownWith, close }: SavedDialogProps) {
  useLayer(saved !== null, close);
  // While the dialog fades out, it keeps its content.
  const [last, setLast] = useState(saved);
  if (saved !== null && saved !== last) setLast(saved);
  const shown = saved ?? last;
  return (
    <Modal opened={saved !== null} onClose={close} title={reportMessages.savedTitle} size={440} styles={OPEN}>
      <Stack gap="md">
        <Group wrap="nowrap" gap="sm">
          <IconCircleCheck size={22} color="var(--mantine-color-teal-7)" aria-hidden />
          <Text role="status">{reportMessages.savedText}</Text>
        </Group>
        <DialogFooter>
          <Button variant="default" onClick={close} data-autofocus>
            {shellMessages.unsavedStay}
          </Button>
          {shown !== null && (
            <DownloadMenu
              what={() => ({ name: shown.name, report: { report_id: shown.id, parametros: shownWith() } })}
            />
          )}
        </DialogFooter>
      </Stack>
    </Modal>
  );
}
