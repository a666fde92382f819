import type { CaptureOverview } from '@lienzo/schema/api/capture-endpoints';
import type { PayrollPerson } from '@lienzo/schema/api/master-endpoints';
import { captureMessages } from '@lienzo/schema/messages/capture-messages';
import { Skeleton } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paysheetConceptsQuery, paysheetsQuery } from '../../shared/payroll/lookup-queries';
import { paysheetLabel } from '../../shared/payroll/paysheet-label';
import { FailedState } from '../../shared/states/FailedState';
import { StatePanel } from '../../shared/states/StatePanel';
import classes from './CaptureDesk.module.css';
import { CaptureNotices, type NotedPaysheet } from './CaptureNotices';
import { overviewQuery, type PayrollPeriod, peopleQuery } from './capture-queries';
import type { CaptureSearch, CaptureTab } from './capture-search';
import type { SharedPeriod } from './filters/shared-periods';
import { EmployeeList } from './people/EmployeeList';
import { EmployeePanel } from './people/EmployeePanel';

type CaptureDeskProps = {
  clientId: string;
  costCenterId: number | undefined;
  period: SharedPeriod;
  chosen: number | undefined;
  tab: CaptureTab;
  choose: (next: Pick<CaptureSearch, 'empleado' | 'vista'>) => void;
};

/** The people of the chosen payrolls, and the capture of one of them. Closed payrolls show their notice and no people. */
export function CaptureDesk({ clientId, costCenterId, period, chosen, tab, choose }: CaptureDeskProps) {
  const pairs: PayrollPeriod[] = [...period.ids].map(([paysheet_id, period_id]) => ({
    paysheet_id,
    period_id,
  }));
  const overviews = useQueries({ queries: pairs.map(overviewQuery) });
  const people = useQueries({
    queries: pairs.map((of, at) => ({
      ...peopleQuery(of, clientId, costCenterId),
      enabled: overviews[at]?.data?.can.save === true,
    })),
  });
  const concepts = useQueries({
    queries: pairs.map(({ paysheet_id }) => paysheetConceptsQuery(clientId, paysheet_id)),
  });
  const paysheets = useQuery(paysheetsQuery(clientId)).data;
  const everybody = useTogether(people.map(({ data }) => data));
  const has = useHas(overviews.map(({ data }) => data));
  const failed = [...overviews, ...people, ...concepts].find(({ isLoadingError }) => isLoadingError);
  if (failed !== undefined)
    return (
      <FailedState title={captureMessages.failed} error={failed.error} retry={() => void failed.refetch()} />
    );
  if (overviews.some(({ data }) => data === undefined) || people.some(({ isLoading }) => isLoading))
    return <Skeleton height={420} />;
  const noted = pairs.flatMap(({ paysheet_id }, at): NotedPaysheet[] => {
    const overview = overviews[at]?.data;
    const paysheet = paysheets?.find(({ id }) => id === paysheet_id);
    return overview === undefined
      ? []
      : [
          {
            paysheetId: paysheet_id,
            name: paysheet === undefined ? `${paysheet_id}` : paysheetLabel(paysheet),
            overview,
            hasConcepts: concepts[at]?.data === undefined || concepts[at].data.length > 0,
          },
        ];
  });
  const person = everybody.find(({ id }) => id === chosen);
  const at = pairs.findIndex(({ paysheet_id }) => paysheet_id === person?.paysheet_id);
  const [pair, overview] = [pairs[at], overviews[at]?.data];
  return (
    <>
      <CaptureNotices clientId={clientId} paysheets={noted} />
      {overviews.some(({ data }) => data?.can.save === true) && (
        <div className={classes.desk} data-person={person === undefined ? undefined : true}>
          <EmployeeList
            people={everybody}
            has={has}
            chosen={chosen}
            choose={(empleado) => choose({ empleado })}
          />
          <div className={classes.panel}>
            {person === undefined || pair === undefined || overview === undefined ? (
              <StatePanel icon={IconUserSearch} text={captureMessages.choosePerson} />
            ) : (
              <EmployeePanel
                key={person.id}
                clientId={clientId}
                person={person}
                of={{
                  ...pair,
                  initial_date: overview.initial_date,
                  end_date: overview.end_date,
                  canSave: overview.can.save,
                }}
                period={period}
                concepts={concepts[at]?.data ?? []}
                tab={tab}
                choose={choose}
              />
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** The people of several payrolls in one list, by name. */
function useTogether(lists: readonly (readonly PayrollPerson[] | undefined)[]): readonly PayrollPerson[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists themselves, whose array is another at every render
  return useMemo(() => {
    const collator = new Intl.Collator('es-MX');
    const all = lists.flatMap((list) => list ?? []);
    return lists.length > 1 ? all.toSorted((one, other) => collator.compare(one.name, other.name)) : all;
  }, lists);
}

function useHas(overviews: readonly (CaptureOverview | undefined)[]) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the overviews themselves, as above
  return useMemo(
    () =>
      new Map(
        overviews.flatMap((overview) =>
          (overview?.employees ?? []).map((one) => [one.employee_id, one] as const),
        ),
      ),
    overviews,
  );
}
