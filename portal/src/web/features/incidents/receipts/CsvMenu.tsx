import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconFileTypeCsv } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useMenuLayer } from '../../../shared/layers/use-menu-layer';
import type { PayrollPeriod } from '../capture-queries';
import { CSV_CHOICES, downloadCsv } from './download-csv';

const { receipts: texts } = captureMessages;

type CsvMenuProps = { payrolls: readonly (PayrollPeriod & { id_humansite: string })[] };

/** 'CSV' of each payroll. */
export function CsvMenu({ payrolls }: CsvMenuProps) {
  const menu = useMenuLayer();
  const download = useMutation({
    mutationFn: (choice: (typeof CSV_CHOICES)[number]) => downloadCsv(choice, payrolls),
  });
  return (
    <Menu {...menu} position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          loading={download.isPending}
          leftSection={<IconFileTypeCsv size={18} stroke={1.6} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {texts.formats.csv}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {CSV_CHOICES.map((choice) => (
          <Menu.Item key={choice.name} onClick={() => download.mutate(choice)}>
            {choice.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
