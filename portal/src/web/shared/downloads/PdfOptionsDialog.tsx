import { downloadMessages } from '@lienzo/schema/messages/download-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Button, Input, Modal, SegmentedControl, Stack, Switch } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { DialogFooter } from '../dialogs/DialogFooter';
import { PasswordField } from '../forms/PasswordField';
import { useLayer } from '../layers/use-layer';
import type { ReportOrder } from './download-jobs';
import { NO_PDF_CHOICES, type PdfChoices, pdfOrder, withChoice } from './pdf-choices';

type PdfOptionsDialogProps = {
  opened: boolean;
  close: () => void;
  /** Orders the PDF. */
  download: (order: Pick<ReportOrder, 'format' | 'orientation' | 'pdf'>) => void;
};

/** What a PDF is beside its pages: orientation, bookmarks, accessibility, archive, password. */
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

const SWITCHES = [
  { choice: 'outline', label: downloadMessages.outline, help: downloadMessages.outlineHelp },
  { choice: 'accessible', label: downloadMessages.accessible, help: downloadMessages.accessibleHelp },
  { choice: 'archive', label: downloadMessages.archive, help: downloadMessages.archiveHelp },
  { choice: 'protect', label: downloadMessages.protect, help: downloadMessages.protectHelp },
] as const;

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
        <Input.Wrapper label={downloadMessages.orientation} labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label={downloadMessages.orientation}
            value={choices.orientation}
            onChange={(value) =>
              setChoices({ ...choices, orientation: value === 'horizontal' ? value : 'vertical' })
            }
            data={[
              { value: 'vertical', label: downloadMessages.vertical },
              { value: 'horizontal', label: downloadMessages.horizontal },
            ]}
          />
        </Input.Wrapper>
        {SWITCHES.map(({ choice, label, help }) => (
          <Switch
            key={choice}
            label={label}
            description={help}
            checked={choices[choice]}
            onChange={({ currentTarget }) => {
              setIsPasswordMissing(false);
              setChoices(withChoice(choices, choice, currentTarget.checked));
            }}
          />
        ))}
        {choices.protect && (
          <PasswordField
            label={downloadMessages.password}
            description={downloadMessages.passwordKept}
            autoComplete="new-password"
            maxLength={127}
            size="sm"
            value={choices.password}
            error={isPasswordMissing && downloadMessages.passwordMissing}
            onChange={({ currentTarget }) => {
              setIsPasswordMissing(false);
              setChoices({ ...choices, password: currentTarget.value });
            }}
          />
        )}
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
