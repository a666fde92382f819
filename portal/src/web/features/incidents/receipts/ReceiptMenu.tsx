import { captureMessages } from '@lienzo/schema/messages/capture-messages';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconFileTypePdf, IconFileTypeXls } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useMenuLayer } from '../../../shared/layers/use-menu-layer';
import { downloadReceipts, type ReceiptPayroll } from './download-receipt';

const { receipts: words } = captureMessages;
const ICONS = { pdf: IconFileTypePdf, xlsx: IconFileTypeXls };
const KINDS = ['incidents', 'overtime', 'disabilities'] as const;

type ReceiptMenuProps = { format: 'pdf' | 'xlsx'; payrolls: readonly ReceiptPayroll[] };

/** 'PDF' or 'Excel' with Incidencias, Horas extra and Incapacidades (specification 3 §2.2). */
export function ReceiptMenu({ format, payrolls }: ReceiptMenuProps) {
  const menu = useMenuLayer();
  const FormatIcon = ICONS[format];
  const download = useMutation({
    mutationFn: (kind: (typeof KINDS)[number]) => downloadReceipts(kind, format, payrolls),
  });
  return (
    <Menu {...menu} position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<FormatIcon size={18} stroke={1.6} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {words.formats[format]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {KINDS.map((kind) => (
          <Menu.Item key={kind} onClick={() => download.mutate(kind)}>
            {words.kinds[kind]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
