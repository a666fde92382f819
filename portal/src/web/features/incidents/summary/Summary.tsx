import type { CaptureByPeriod } from '@lienzo/schema/capture/capture-endpoints';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { Badge, Button, Skeleton, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconChecklist, IconHistory, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchField } from '../../../shared/lists/SearchField';
import { paysheetLabel } from '../../../shared/payroll/paysheet-label';
import { FailedState } from '../../../shared/states/FailedState';
import { StatePanel } from '../../../shared/states/StatePanel';
import type { PayrollPeriod } from '../capture-queries';
import { HistoryDrawer } from '../history/HistoryDrawer';
import { CsvMenu } from '../receipts/CsvMenu';
import { ReceiptMenu } from '../receipts/ReceiptMenu';
import { SummaryActions } from './SummaryActions';
import { SummaryTable } from './SummaryTable';
import { SummaryTotals } from './SummaryTotals';
import classes from './summary.module.css';
import { summaryQuery } from './summary-query';

const { summaryScreen: texts } = captureMessages;
const SEARCH_PAUSE_MS = 300;

type SummaryProps = { paysheetIds: readonly number[]; periodId: number; costCenterId: number | undefined };

/** Facts, actions and the people of a period. */
export function Summary({ paysheetIds, periodId, costCenterId }: SummaryProps) {
  const [search, setSearch] = useState<string | undefined>();
  const [settled] = useDebouncedValue(search?.trim() ?? '', SEARCH_PAUSE_MS);
  const [trail, showTrail] = useState<PayrollPeriod | null>(null);
  const summary = useInfiniteQuery({
    ...summaryQuery({ paysheetIds, periodId, costCenterId }, settled),
    placeholderData: keepPreviousData,
  });
  if (summary.isLoadingError)
    return <FailedState title={texts.failed} error={summary.error} retry={() => void summary.refetch()} />;
  const [first] = summary.data?.pages ?? [];
  if (first === undefined) return <Skeleton height={320} />;
  const { initial_date, end_date } = first;
  const payrolls = first.paysheets.flatMap(({ paysheet_id, period_id, id_humansite, paysheet }) =>
    period_id === null
      ? []
      : [
          {
            ...{ paysheet_id, period_id, id_humansite, initial_date, end_date },
            cliente: first.client.name,
            nomina: paysheetLabel({ id_humansite, paysheet }),
          },
        ],
  );
  const employees = summary.data?.pages.flatMap((page) => page.employees) ?? [];
  return (
    <>
      <SummaryFacts summary={first} />
      {first.paysheets.some(({ status }) => status === 'Finalizada') && (
        <Text size="sm" c="dimmed" mb="md">
          {texts.storedFiles}
        </Text>
      )}
      <div className={classes.bar}>
        <SearchField
          label={texts.search}
          clearLabel={captureMessages.clearSearch}
          words={search}
          change={setSearch}
        />
        <div className={classes.actions}>
          {first.paysheets.map(({ paysheet_id, period_id, ...paysheet }) => (
            <Button
              key={paysheet_id}
              variant="subtle"
              color="gray"
              leftSection={<IconHistory size={18} stroke={1.7} aria-hidden />}
              disabled={period_id === null}
              onClick={() => showTrail(period_id === null ? null : { paysheet_id, period_id })}
            >
              {first.paysheets.length > 1
                ? `${captureMessages.trail.open} ${paysheet.id_humansite}`
                : captureMessages.trail.open}
            </Button>
          ))}
          {(['pdf', 'xlsx'] as const).map((format) => (
            <ReceiptMenu key={format} format={format} payrolls={payrolls} />
          ))}
          <CsvMenu payrolls={payrolls} />
          <SummaryActions paysheets={first.paysheets} />
        </div>
      </div>
      <SummaryTotals totals={first.totals} />
      {employees.length === 0 ? (
        <StatePanel
          icon={settled === '' ? IconChecklist : IconSearch}
          text={settled === '' ? texts.empty : texts.nothingFound(settled)}
        />
      ) : (
        <SummaryTable employees={employees} paysheets={first.paysheets} />
      )}
      {summary.hasNextPage && (
        <Button
          variant="default"
          mt="md"
          loading={summary.isFetchingNextPage}
          onClick={() => void summary.fetchNextPage()}
        >
          {texts.more(first.total - employees.length)}
        </Button>
      )}
      <HistoryDrawer of={trail} close={() => showTrail(null)} />
    </>
  );
}

const slashed = (day: string): string => day.split('-').toReversed().join('/');

function SummaryFacts({ summary }: { summary: CaptureByPeriod }) {
  const { client, process, initial_date, end_date, paysheets } = summary;
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{texts.facts.client}</dt>
        <dd>{client.name}</dd>
      </div>
      <div>
        <dt>{texts.facts.process}</dt>
        <dd>{process.description}</dd>
      </div>
      <div>
        <dt>{texts.facts.period}</dt>
        <dd className="lienzo-figures">{texts.period(slashed(initial_date), slashed(end_date))}</dd>
      </div>
      <div>
        <dt>{texts.facts.paysheets}</dt>
        {paysheets.map((paysheet) => (
          <dd key={paysheet.paysheet_id} className={classes.paysheet}>
            {paysheetLabel(paysheet)}
            <Badge color={paysheet.status === 'Finalizada' ? 'gray' : 'brand'} variant="light">
              {paysheet.period_id === null ? texts.noPeriod : paysheet.status}
            </Badge>
          </dd>
        ))}
      </div>
    </dl>
  );
}
