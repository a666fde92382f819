import { BULK_KINDS, type BulkKind } from '@lienzo/schema/bulk/bulk-line';
import { bulkMessages } from '@lienzo/schema/bulk/bulk-messages';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconFileSpreadsheet } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMenuLayer } from '../../../shared/layers/use-menu-layer';
import { notify } from '../../../shared/notices/notify';
import type { SharedPeriod } from '../../../shared/payroll/filters/shared-periods';
import { paysheetsQuery } from '../../../shared/payroll/lookup-queries';
import { paysheetLabel } from '../../../shared/payroll/paysheet-label';
import { overviewQuery } from '../capture-queries';
import { capturedPeriod } from '../captured-period';
import { BulkDialog } from './BulkDialog';
import type { BulkPayroll } from './bulk-payroll';

type BulkMenuProps = { clientId: string | undefined; period: SharedPeriod | undefined };

/** 'Carga masiva' of each kind (specification 3 §2.1); hidden when nothing can be saved. */
export function BulkMenu({ clientId, period }: BulkMenuProps) {
  const menu = useMenuLayer();
  const [kind, setKind] = useState<BulkKind | null>(null);
  const pairs = [...(period?.ids ?? [])].map(([paysheet_id, period_id]) => ({ paysheet_id, period_id }));
  const overviews = useQueries({ queries: pairs.map(overviewQuery) });
  const paysheets = useQuery({ ...paysheetsQuery(clientId ?? ''), enabled: clientId !== undefined }).data;
  const payrolls = pairs.flatMap((source, at): BulkPayroll[] => {
    const overview = overviews[at]?.data;
    if (overview === undefined || !overview.can.save) return [];
    const paysheet = paysheets?.find(({ id }) => id === source.paysheet_id);
    const name = paysheet === undefined ? `${source.paysheet_id}` : paysheetLabel(paysheet);
    return [{ ...capturedPeriod(source, overview), name }];
  });
  const isReady = clientId !== undefined && period !== undefined;
  if (isReady && payrolls.length === 0 && kind === null) return null;
  return (
    <>
      <Menu {...menu} position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconFileSpreadsheet size={18} stroke={1.6} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {bulkMessages.title}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {BULK_KINDS.map((one) => (
            <Menu.Item
              key={one}
              onClick={() => (isReady ? setKind(one) : notify.danger(bulkMessages.chooseFilters))}
            >
              {bulkMessages.kinds[one]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {isReady && kind !== null && <BulkDialog kind={kind} payrolls={payrolls} close={() => setKind(null)} />}
    </>
  );
}
