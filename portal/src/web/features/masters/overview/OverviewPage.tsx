import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { OVERVIEW_PAGE } from '@lienzo/schema/runs/overview-endpoints';
import { overviewMessages as texts } from '@lienzo/schema/runs/overview-messages';
import { Pagination, Skeleton, Text } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ChooseFirst } from '../../../shared/payroll/ChooseFirst';
import { FailedState } from '../../../shared/states/FailedState';
import { StatePanel } from '../../../shared/states/StatePanel';
import { overviewQuery } from '../master-queries';
import classes from '../masters.module.css';
import { OverviewTable } from './OverviewTable';

type OverviewPageProps = {
  /** Undefined: all that the person sees. */
  clientId: string | undefined;
  page: number;
  turn: (page: number) => void;
  mayEdit: boolean;
  /** The button that makes the first payroll of a client. */
  add: ReactNode;
};

/** How far payrolls are and what comes next, of a client or of all; or why there are none. */
export function OverviewPage({ clientId, page, turn, mayEdit, add }: OverviewPageProps) {
  const overview = useQuery(overviewQuery(clientId, page));
  if (overview.isLoadingError)
    return <FailedState title={texts.failed} error={overview.error} retry={() => void overview.refetch()} />;
  if (overview.data === undefined) return <Skeleton height={160} />;
  const { total, payrolls } = overview.data;
  if (total === 0 && clientId === undefined)
    return <ChooseFirst icon={IconCash} text={mayEdit ? texts.empty : texts.emptyReadOnly} />;
  if (total === 0)
    return (
      <StatePanel
        icon={IconCash}
        text={mayEdit ? masterMessages.noPaysheets : masterMessages.noPaysheetsReadOnly}
      >
        {add}
      </StatePanel>
    );
  return (
    <>
      <OverviewTable payrolls={payrolls} isOfOne={clientId !== undefined} />
      {total > OVERVIEW_PAGE && (
        <div className={classes.foot}>
          <Text size="sm" c="dimmed">
            {texts.counted(total)}
          </Text>
          <Pagination
            size="sm"
            total={Math.ceil(total / OVERVIEW_PAGE)}
            value={page}
            onChange={turn}
            aria-label={texts.pages}
            getItemProps={(number) => ({ 'aria-label': masterMessages.pageOf(number) })}
            getControlProps={(control) => ({
              'aria-label': control === 'next' ? masterMessages.nextPage : masterMessages.previousPage,
            })}
          />
        </div>
      )}
    </>
  );
}
