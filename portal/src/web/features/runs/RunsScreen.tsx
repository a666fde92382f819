import { figureScreenMessages } from '@lienzo/schema/runs/figure-screen-messages';
import { CALCULATION, CLOSING, type RunProduct } from '@lienzo/schema/runs/products';
import type { PayrollRun } from '@lienzo/schema/runs/run-endpoints';
import { runMessages as texts } from '@lienzo/schema/runs/run-messages';
import { Button } from '@mantine/core';
import { IconCalculator } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ChooseFirst } from '../../shared/payroll/ChooseFirst';
import { PayrollHead } from '../../shared/payroll/filters/PayrollHead';
import { paysheetIdsOf } from '../../shared/payroll/filters/payroll-filters';
import { useRememberedFilters } from '../../shared/payroll/filters/use-remembered-filters';
import { RequestsTable } from '../../shared/payroll/requests/RequestsTable';
import { requestsQuery } from '../../shared/payroll/requests/requests-queries';
import { FailedState } from '../../shared/states/FailedState';
import { RequestBar } from './RequestBar';
import { RunDetails } from './RunDetails';
import { RunsTable } from './RunsTable';
import { runsQuery } from './runs-queries';
import type { RunsSearch } from './runs-search';

/** 'Cálculo y cierre de nómina' (specification 2 §2): asks for a calculation or a closing, and shows how far each is. */
export function RunsScreen() {
  const search = useSearch({ from: '/app/cierre' });
  const navigate = useNavigate({ from: '/app/cierre' });
  const choose = (next: RunsSearch): void =>
    void navigate({ search: next, replace: true, resetScroll: false });
  const filter = (filters: Omit<RunsSearch, 'solicitud' | 'nomina'>): void =>
    choose({ ...filters, solicitud: search.solicitud });
  useRememberedFilters(search, filter);
  const paysheets = paysheetIdsOf(search);
  const requests = useQuery(requestsQuery(paysheets, 'Proceso'));
  const runs = useRuns(paysheets, search.periodo);
  return (
    <div>
      <PayrollHead title={texts.title} lead={texts.lead} filters={search} isWhole choose={filter}>
        <Button variant="default" component={Link} to="/app/cierre/cifras">
          {figureScreenMessages.link}
        </Button>
      </PayrollHead>
      <RequestBar search={search} suggested={suggestion(runs.data)} choose={choose} />
      {search.periodo === undefined || paysheets.length === 0 ? (
        <ChooseFirst icon={IconCalculator} text={texts.run.nothing} />
      ) : (
        <Runs runs={runs} opened={search.nomina} open={(nomina) => choose({ ...search, nomina })} />
      )}
      <RequestsTable requests={requests} />
    </div>
  );
}

/** The runs of the chosen payrolls, read again whenever one of their requests has moved. */
function useRuns(paysheetIds: readonly number[], periodId: number | undefined) {
  const requests = useQuery(requestsQuery(paysheetIds, 'Proceso')).data ?? [];
  const moved = requests.map(({ id, state }) => `${id} ${state}`).join();
  const isChosen = periodId !== undefined && paysheetIds.length > 0;
  return useQuery({ ...runsQuery(paysheetIds, periodId ?? 0, moved), enabled: isChosen });
}

/** The closing once every run is authorised; else the calculation, while something can still be calculated. */
function suggestion(runs: readonly PayrollRun[] | undefined): RunProduct | undefined {
  const open = runs?.filter(({ state }) => state !== 'cerrada') ?? [];
  if (open.length === 0) return undefined;
  return open.every(({ state }) => state === 'autorizada') ? CLOSING : CALCULATION;
}

type RunsProps = {
  runs: ReturnType<typeof useRuns>;
  opened: number | undefined;
  open: (paysheetId: number | undefined) => void;
};

/** How far each payroll is in the period, and the results of one of them. */
function Runs({ runs, opened, open }: RunsProps) {
  if (runs.isLoadingError)
    return <FailedState title={texts.run.failed} error={runs.error} retry={() => void runs.refetch()} />;
  const all = runs.data ?? [];
  const run = all.length === 1 ? all[0] : all.find(({ paysheet_id }) => paysheet_id === opened);
  return (
    <>
      {all.length > 1 && <RunsTable runs={all} opened={opened} open={open} />}
      {run !== undefined && <RunDetails key={run.period_id} run={run} />}
    </>
  );
}
