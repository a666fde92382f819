import { Group } from '@mantine/core';
import type { CapturedPeriod } from '../captured-period';
import { CsvMenu } from '../receipts/CsvMenu';
import { ReceiptMenu } from '../receipts/ReceiptMenu';

/** After finalising: the downloads by hand (specification 3 §4). */
export function ReceiptsBar({ of }: { of: CapturedPeriod }) {
  const payrolls = [of];
  return (
    <Group gap="xs" mb="md">
      <ReceiptMenu format="pdf" payrolls={payrolls} />
      <ReceiptMenu format="xlsx" payrolls={payrolls} />
      <CsvMenu payrolls={payrolls} />
    </Group>
  );
}
