import type { Combination } from '@lienzo/schema/reports/render-endpoints';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload, IconFileTypeDocx, IconFileTypePdf } from '@tabler/icons-react';
import { parameterQuestion } from '../../../shared/downloads/parameter-question';
import { useMenuLayer } from '../../../shared/layers/use-menu-layer';
import type { Combining } from './use-combination';

const { combined } = reportMessages;
const FORMATS = [
  { format: 'pdf', label: combined.pdf, Icon: IconFileTypePdf },
  { format: 'docx', label: combined.docx, Icon: IconFileTypeDocx },
] as const;

/** 'Descargar reporte': the chosen reports as one PDF or Word file. */
export function CombinedDownload({ combining }: { combining: Combining }) {
  const menu = useMenuLayer();
  const download = (format: Combination['format']): void => {
    const order = combining.order(format);
    if (order !== null) void parameterQuestion.startCombination(order);
  };
  return (
    <Menu {...menu} position="top-end" width={190} withinPortal={false}>
      <Menu.Target>
        <Button
          disabled={combining.order('pdf') === null}
          leftSection={<IconDownload size={16} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {combined.download}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map(({ format, label, Icon }) => (
          <Menu.Item
            key={format}
            leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
            onClick={() => download(format)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
