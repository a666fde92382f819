import { type PayrollRun, RESULTS_PAGE } from '@lienzo/schema/runs/run-endpoints';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import { traceMessages } from '@lienzo/schema/runs/trace-messages';
import { Pagination, Skeleton, Text, Title, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchField } from '../../shared/lists/SearchField';
import { money } from '../../shared/payroll/money';
import { FailedState } from '../../shared/states/FailedState';
import classes from './runs.module.css';
import { sheetQuery } from './runs-queries';
import { TraceDrawer, type Traced } from './TraceDrawer';

const texts = runMessages.sheet;
/** Milliseconds after the last letter. */
const TYPING = 250;

/** People and concepts, with the totals of everybody, also while somebody is looked for. */
export function PayrollSheet({ run }: { run: PayrollRun }) {
  const { paysheet_id: paysheetId, period_id: periodId, version } = run;
  const [page, setPage] = useState(1);
  const [traced, setTraced] = useState<Traced | null>(null);
  const [typed, setTyped] = useState<string>();
  const [words] = useDebouncedValue(typed ?? '', TYPING);
  const sheet = useQuery(sheetQuery({ paysheetId, periodId, version }, { page, words }));
  if (sheet.isLoadingError)
    return <FailedState title={texts.failed} error={sheet.error} retry={() => void sheet.refetch()} />;
  const pages = Math.ceil((sheet.data?.total ?? 0) / RESULTS_PAGE);
  return (
    <section aria-label={texts.title} className={classes.part}>
      <div className={classes.bar}>
        <Title order={3} size="h5">
          {texts.title}
        </Title>
        <SearchField
          label={texts.search}
          clearLabel={texts.clearSearch}
          words={typed}
          change={(next) => {
            setTyped(next);
            setPage(1);
          }}
        />
      </div>
      {sheet.isPending && <Skeleton height={240} />}
      {sheet.data?.people.length === 0 && <Text c="dimmed">{words === '' ? texts.empty : texts.none}</Text>}
      {sheet.data !== undefined && sheet.data.people.length > 0 && (
        <SheetTable run={run} sheet={sheet.data} explain={setTraced} />
      )}
      <TraceDrawer of={{ paysheetId, periodId, version }} person={traced} close={() => setTraced(null)} />
      {pages > 1 && (
        <Pagination
          mt="sm"
          size="sm"
          total={pages}
          value={page}
          onChange={setPage}
          getControlProps={(control) => ({ 'aria-label': runMessages.findings.pages[control] })}
        />
      )}
    </section>
  );
}

type Sheet = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof sheetQuery>['queryFn']>>>>;

type SheetTableProps = { run: PayrollRun; sheet: Sheet; explain: (person: Traced) => void };

function SheetTable({ run, sheet: { concepts, people }, explain }: SheetTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
    <section className={classes.sheet} tabIndex={0} aria-label={texts.scrolls}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.number}</th>
            <th scope="col">{texts.person}</th>
            <th scope="col">{texts.days}</th>
            {concepts.map(({ id, key, description }) => (
              <th scope="col" key={id} title={key}>
                {description}
              </th>
            ))}
            <th scope="col">{runMessages.run.perceptions}</th>
            <th scope="col">{runMessages.run.deductions}</th>
            <th scope="col">{runMessages.run.net}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => {
            const byConcept = new Map(person.lines.map((line) => [line.concept_id, line]));
            return (
              <tr key={person.employee_id} className="lienzo-figures">
                <td>{person.human_id}</td>
                <th scope="row">
                  <UnstyledButton
                    className={classes.person ?? ''}
                    title={traceMessages.open(person.name)}
                    onClick={() => explain({ employeeId: person.employee_id, name: person.name })}
                  >
                    {person.name}
                  </UnstyledButton>
                </th>
                <td>{person.days_paid}</td>
                {concepts.map(({ id, kind }) => {
                  const line = byConcept.get(id);
                  return (
                    <td
                      key={id}
                      data-overridden={line?.overridden || undefined}
                      data-corrected={line?.corrected || undefined}
                      title={line?.corrected === true ? texts.corrected : undefined}
                    >
                      {line === undefined ? '' : kind === 'Incidencia' ? line.units : money(line.amount)}
                    </td>
                  );
                })}
                <td>{money(person.total_perceptions)}</td>
                <td>{money(person.total_deductions)}</td>
                <td>{money(person.net_pay)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr className="lienzo-figures">
            <td />
            <th scope="row">{texts.totals}</th>
            <td />
            {concepts.map(({ id, kind, total, units }) => (
              <td key={id}>{kind === 'Incidencia' ? units : money(total)}</td>
            ))}
            <td>{money(run.total_perceptions)}</td>
            <td>{money(run.total_deductions)}</td>
            <td>{money(run.net_pay)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
