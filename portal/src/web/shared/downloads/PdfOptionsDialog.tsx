import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { downloadMessages } from '@lienzo/schema/reports/download-messages';
import { Button, Modal, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { DialogFooter } from '../dialogs/DialogFooter';
import { useLayer } from '../layers/use-layer';
import type { ReportOrder } from './download-jobs';
import { PdfOptionFields } from './PdfOptionFields';
import { NO_PDF_CHOICES, type PdfChoices, pdfOrder } from './pdf-choices';

type PdfOptionsDialogProps = {
  opened: boolean;
  close: () => void;
  /** Orders the PDF. */
  download: (order: Pick<ReportOrder, 'format' | 'orientation' | 'pdf'>) => void;
};

/** Asks for a PDF with options. */
export function PdfOptionsDialog({ opened, close, download }: PdfOptionsDialogProps) {
  useLayer(opened, close);
  return (
    <Modal opened={opened} onClose={close} title={downloadMessages.pdfOptionsTitle} size={460}>
      <PdfOptionsForm
        close={close}
        download={(order) => {
          close();
          download(order);
        }}
      />
    </Modal>
  );
}

function PdfOptionsForm({ close, download }: Omit<PdfOptionsDialogProps, 'opened'>) {
  const [choices, setChoices] = useState<PdfChoices>(NO_PDF_CHOICES);
  const [isPasswordMissing, setIsPasswordMissing] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const order = pdfOrder(choices);
    if (order === null) setIsPasswordMissing(true);
    else download(order);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <PdfOptionFields
          choices={choices}
          isPasswordMissing={isPasswordMissing}
          change={(next) => {
            setIsPasswordMissing(false);
            setChoices(next);
          }}
        />
        <DialogFooter>
          <Button variant="default" onClick={close}>
            {shellMessages.cancel}
          </Button>
          <Button type="submit">{downloadMessages.menu}</Button>
        </DialogFooter>
      </Stack>
    </form>
  );
}
