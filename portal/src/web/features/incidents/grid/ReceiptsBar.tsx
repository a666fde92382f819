import { Group } from '@mantine/core';
import type { CapturedPeriod } from '../captured-period';
import { CsvMenu } from '../receipts/CsvMenu';
import { ReceiptMenu } from '../receipts/ReceiptMenu';

type ReceiptsBarProps = { of: CapturedPeriod; idHumansite: string };

/** After finalising: the downloads by hand (specification 3 §4). */
export function ReceiptsBar({ of, idHumansite }: ReceiptsBarProps) {
  const { paysheet_id, period_id, initial_date, end_date } = of;
  const payrolls = [{ paysheet_id, period_id, initial_date, end_date, id_humansite: idHumansite }];
  return (
    <Group gap="xs" mb="md">
      <ReceiptMenu format="pdf" payrolls={payrolls} />
      <ReceiptMenu format="xlsx" payrolls={payrolls} />
      <CsvMenu payrolls={payrolls} />
    </Group>
  );
}
