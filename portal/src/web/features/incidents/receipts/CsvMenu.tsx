import { endpoints } from '@lienzo/schema/api/endpoints';
import { captureMessages } from '@lienzo/schema/messages/capture-messages';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconFileTypeCsv } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { callFile } from '../../../shared/api/call';
import { saveFile } from '../../../shared/downloads/save-file';
import { useMenuLayer } from '../../../shared/layers/use-menu-layer';
import type { PayrollPeriod } from '../capture-queries';

const { receipts: words } = captureMessages;

/** What is written: by row, as another payroll system loads it, or as bulk files have it (specification 3 §7). */
const CHOICES = [
  { label: words.csv.incidents, type: 'I', masiva: 'false', name: 'incidencias' },
  { label: words.csv.bulk, type: 'I', masiva: 'true', name: 'incidencias_carga_masiva' },
  { label: words.csv.overtime, type: 'E', masiva: 'false', name: 'horas_extra' },
] as const;

type CsvMenuProps = { payrolls: readonly (PayrollPeriod & { id_humansite: string })[] };

/** 'CSV' of each payroll. */
export function CsvMenu({ payrolls }: CsvMenuProps) {
  const menu = useMenuLayer();
  const download = useMutation({
    async mutationFn({ type, masiva, name }: (typeof CHOICES)[number]) {
      for (const { paysheet_id, period_id, id_humansite } of payrolls) {
        const query = { paysheet_id, period_id, type, masiva };
        const file = payrolls.length > 1 ? `${name}_${id_humansite}` : name;
        await saveFile(await callFile(endpoints.get_csv_incident, { query }), `${file}.csv`);
      }
    },
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
          {words.formats.csv}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {CHOICES.map((choice) => (
          <Menu.Item key={choice.name} onClick={() => download.mutate(choice)}>
            {choice.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
