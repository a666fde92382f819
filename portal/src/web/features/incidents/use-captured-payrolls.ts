import type { CaptureOverview } from '@lienzo/schema/capture/capture-endpoints';
import type { PayrollPerson, PaysheetConcept } from '@lienzo/schema/masters/master-endpoints';
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import type { SharedPeriod } from '../../shared/payroll/filters/shared-periods';
import { paysheetConceptsQuery, paysheetsQuery } from '../../shared/payroll/lookup-queries';
import { paysheetLabel } from '../../shared/payroll/paysheet-label';
import { overviewQuery, type PayrollPeriod, peopleQuery } from './capture-queries';

/** A chosen payroll with its period. */
export type CapturedPayroll = PayrollPeriod & {
  name: string;
  overview: CaptureOverview;
  concepts: readonly PaysheetConcept[];
};

type CapturedPayrolls = {
  isPending: boolean;
  failure: { error: Error | null; retry: () => void } | null;
  payrolls: readonly CapturedPayroll[];
  /** Everybody of those that can be captured, by name. */
  people: readonly PayrollPerson[];
  /** What each has captured, by the employee's id. */
  has: ReadonlyMap<number, CaptureOverview['employees'][number]>;
};

type ChosenPeriod = { clientId: string; costCenterId: number | undefined; period: SharedPeriod };

/** Everything that the screen of capture needs of the chosen payrolls. People of closed ones are not asked for. */
export function useCapturedPayrolls({ clientId, costCenterId, period }: ChosenPeriod): CapturedPayrolls {
  const pairs: PayrollPeriod[] = [...period.ids].map(([paysheet_id, period_id]) => ({
    paysheet_id,
    period_id,
  }));
  const overviews = useQueries({ queries: pairs.map(overviewQuery), combine: overviewsOf });
  const people = useQueries({
    queries: pairs.map((source, at) => ({
      ...peopleQuery(source, clientId, costCenterId),
      enabled: overviews.data[at]?.notice === null,
    })),
    combine: peopleOf,
  });
  const concepts = useQueries({
    queries: pairs.map(({ paysheet_id }) => paysheetConceptsQuery(clientId, paysheet_id)),
  });
  const paysheets = useQuery(paysheetsQuery(clientId)).data;
  const failed = [overviews.failed, people.failed, ...concepts].find((one) => one?.isLoadingError);
  return {
    isPending: overviews.isPending || people.isPending || concepts.some(({ isPending }) => isPending),
    failure: failed === undefined ? null : { error: failed.error, retry: () => void failed.refetch() },
    payrolls: pairs.flatMap((subject, at) => {
      const overview = overviews.data[at];
      if (overview === undefined) return [];
      const paysheet = paysheets?.find(({ id }) => id === subject.paysheet_id);
      const name = paysheet === undefined ? `${subject.paysheet_id}` : paysheetLabel(paysheet);
      return [{ ...subject, name, overview, concepts: concepts[at]?.data ?? [] }];
    }),
    people: people.data,
    has: overviews.has,
  };
}

const overviewsOf = (results: UseQueryResult<CaptureOverview>[]) => ({
  data: results.map(({ data }) => data),
  isPending: results.some(({ isPending }) => isPending),
  failed: results.find(({ isLoadingError }) => isLoadingError),
  has: new Map(
    results.flatMap(({ data }) => (data?.employees ?? []).map((one) => [one.employee_id, one] as const)),
  ),
});

function peopleOf(results: UseQueryResult<PayrollPerson[]>[]) {
  const collator = new Intl.Collator('es-MX');
  const all = results.flatMap(({ data }) => data ?? []);
  return {
    data: results.length > 1 ? all.toSorted((one, other) => collator.compare(one.name, other.name)) : all,
    // One that is not asked for is not waited for.
    isPending: results.some(({ isLoading }) => isLoading),
    failed: results.find(({ isLoadingError }) => isLoadingError),
  };
}
