import { formatCell } from '@lienzo/schema/data/format';
import { layoutMessages as texts } from '@lienzo/schema/runs/layout-messages';
import type { PaymentLayout } from '@lienzo/schema/runs/payment-layout';
import { Alert, Code, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/message-of';
import { PayrollFilterBar } from '../../../shared/payroll/filters/PayrollFilterBar';
import { type PayrollFilters, paysheetIdsOf } from '../../../shared/payroll/filters/payroll-filters';
import { previewQuery } from './layout-queries';

/** Milliseconds that typing rests before the preview follows. */
const REST = 400;
const pesos = (amount: string): string => formatCell(amount, 'numeric', 'moneda');

/** The first lines of the file over the payments of a period, whom it pays, and who has no account of it. */
export function LayoutPreview({ layout }: { layout: PaymentLayout }) {
  const [filters, choose] = useState<PayrollFilters>({});
  const [shown] = useDebouncedValue(layout, REST);
  const [paysheet] = paysheetIdsOf(filters);
  const isChosen = paysheet !== undefined && filters.periodo !== undefined;
  const preview = useQuery({
    ...previewQuery(shown, paysheet ?? 0, filters.periodo ?? 0),
    placeholderData: keepPreviousData,
    enabled: isChosen,
  });
  const { data } = preview;
  return (
    <section aria-label={texts.preview}>
      <Title order={2} size="h5">
        {texts.preview}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {texts.previewHelp}
      </Text>
      <PayrollFilterBar filters={filters} isSingle isWhole choose={choose} />
      {preview.isError && (
        <Alert color="red" title={texts.previewFailed}>
          {messageOf(preview.error)}
        </Alert>
      )}
      {isChosen && data !== undefined && (
        <>
          {data.problems.map((one) => (
            <Text key={one} size="sm" c="red">
              {one}
            </Text>
          ))}
          {data.lines.length > 0 && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
            <Code block tabIndex={0} aria-label={texts.lines} role="region">
              {data.lines.join('\n')}
            </Code>
          )}
          <Text size="sm" mt="xs">
            {data.people + data.left.people === 0
              ? texts.noPayments
              : texts.pays(data.people, pesos(data.total))}
          </Text>
          {data.left.people > 0 && (
            <Text size="sm" c="dimmed">
              {texts.left(data.left.people, pesos(data.left.total), data.left.names.join(', '))}
            </Text>
          )}
        </>
      )}
    </section>
  );
}
