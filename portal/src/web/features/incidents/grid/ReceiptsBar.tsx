import { Group } from '@mantine/core';
import { paysheetLabel } from '../../../shared/payroll/paysheet-label';
import type { CapturedPeriod } from '../captured-period';
import { CsvMenu } from '../receipts/CsvMenu';
import { ReceiptMenu } from '../receipts/ReceiptMenu';

type ReceiptsBarProps = { of: CapturedPeriod; paysheet: Paysheet | undefined };
type Paysheet = Parameters<typeof paysheetLabel>[0];

/** After finalising: the downloads by hand (specification 3 §4). */
export function ReceiptsBar({ of, paysheet }: ReceiptsBarProps) {
  const { paysheet_id, period_id, initial_date, end_date } = of;
  const nomina = paysheet === undefined ? undefined : paysheetLabel(paysheet);
  const id_humansite = paysheet?.id_humansite ?? '';
  const payrolls = [{ paysheet_id, period_id, initial_date, end_date, id_humansite, nomina }];
  return (
    <Group gap="xs" mb="md">
      <ReceiptMenu format="pdf" payrolls={payrolls} />
      <ReceiptMenu format="xlsx" payrolls={payrolls} />
      <CsvMenu payrolls={payrolls} />
    </Group>
  );
}
