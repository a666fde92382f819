import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconFileTypePdf, IconFileTypeXls } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/message-of';
import { MessageDialog } from '../../../shared/dialogs/MessageDialog';
import { useMenuLayer } from '../../../shared/layers/use-menu-layer';
import {
  downloadAcknowledgements,
  downloadCaptured,
  downloadReceipts,
  type ReceiptPayroll,
} from './download-receipt';

const { receipts: texts } = captureMessages;
const ICONS = { pdf: IconFileTypePdf, xlsx: IconFileTypeXls };

type Choice = {
  label: string;
  run: (payrolls: readonly ReceiptPayroll[]) => Promise<void> | void;
  /** The title of the dialog that says a failure; without it a toast does (specification 3 §8). */
  failure?: string;
};

/** A receipt of each kind; everything together as PDF, and as Excel what bulk load takes (specification 3 §7, §9). */
const CHOICES: Record<'pdf' | 'xlsx', readonly Choice[]> = {
  pdf: [
    ...receiptsAs('pdf'),
    { label: captureMessages.acknowledgement.title, run: downloadAcknowledgements },
  ],
  xlsx: [
    ...receiptsAs('xlsx'),
    { label: texts.bulk.I, run: (payrolls) => downloadCaptured('I', payrolls) },
    {
      label: texts.bulk.IN,
      run: (payrolls) => downloadCaptured('IN', payrolls),
      failure: texts.disabilitiesFailed,
    },
  ],
};

function receiptsAs(format: 'pdf' | 'xlsx'): Choice[] {
  return (['I', 'E', 'IN'] as const).map((kind) => ({
    label: texts.kinds[kind],
    run: (payrolls) => downloadReceipts(kind, format, payrolls),
  }));
}

type ReceiptMenuProps = { format: 'pdf' | 'xlsx'; payrolls: readonly ReceiptPayroll[] };

/** 'PDF' or 'Excel' with Incidencias, Horas extra and Incapacidades (specification 3 §2.2). */
export function ReceiptMenu({ format, payrolls }: ReceiptMenuProps) {
  const menu = useMenuLayer();
  const FormatIcon = ICONS[format];
  const [said, say] = useState<{ title: string; text: string } | null>(null);
  const download = useMutation({
    mutationFn: async ({ run, failure }: Choice) => {
      try {
        await run(payrolls);
      } catch (error) {
        if (failure === undefined) throw error;
        say({ title: failure, text: messageOf(error) });
      }
    },
  });
  return (
    <>
      <Menu {...menu} position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            loading={download.isPending}
            leftSection={<FormatIcon size={18} stroke={1.6} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {texts.formats[format]}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {CHOICES[format].map((choice) => (
            <Menu.Item key={choice.label} onClick={() => download.mutate(choice)}>
              {choice.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <MessageDialog isError message={said} close={() => say(null)} />
    </>
  );
}
