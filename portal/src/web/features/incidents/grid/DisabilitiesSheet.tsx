import '@mantine/dates/styles.css';
import 'dayjs/locale/es';
import type { CaptureOverview, EmployeeCapture } from '@lienzo/schema/capture/capture-endpoints';
import { captureGridMessages } from '@lienzo/schema/capture/capture-grid-messages';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { formatMediumDate } from '@lienzo/schema/data/format';
import { DatesProvider } from '@mantine/dates';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { employeeCaptureQuery } from '../capture-queries';
import { saveCertificates } from '../disabilities/save-certificates';
import { sendEvidence } from '../disabilities/send-evidence';
import { FocusedAlert } from '../people/FocusedAlert';
import { DisabilityTable } from './DisabilityTable';
import {
  type DisabilitySheetRow,
  disabilitySheetRows,
  linesWithFiles,
  sentDays,
  tableProblems,
} from './disability-sheet';
import type { GridPayroll } from './grid-payroll';
import { PeopleFilter } from './PeopleFilter';
import { SheetAlerts } from './SheetAlerts';
import { SheetBar } from './SheetBar';
import { SheetState } from './SheetState';
import classes from './sheet.module.css';
import { useSettled } from './use-settled';
import { useSheetDraft } from './use-sheet-draft';
import { useShownRows } from './use-shown-rows';

type DisabilitiesSheetProps = {
  payroll: GridPayroll;
  has: CaptureOverview['employees'];
  modeField: ReactNode;
};

/** Captura 2: a line for each certificate of everybody. */
export function DisabilitiesSheet({ payroll, has, modeField }: DisabilitiesSheetProps) {
  const { of } = payroll;
  // The lists of the period have no evidence: it is read of those who have certificates.
  const ids = has.filter(({ disability_days }) => disability_days > 0).map(({ employee_id }) => employee_id);
  const captures = useQueries({
    queries: ids.map((id) => employeeCaptureQuery(of, id)),
    combine: capturesOf,
  });
  const present = useMemo(
    () =>
      captures.isPending
        ? null
        : disabilitySheetRows(
            payroll.people,
            new Map(captures.data.map(({ employee, certificates }) => [employee.id, certificates])),
            payroll.versions.IN,
          ),
    [captures.isPending, captures.data, payroll],
  );
  const base = useSettled(present, [captures, payroll]);
  if (base === null) return <SheetState queries={captures.failed} />;
  return <Sheet payroll={payroll} base={base} modeField={modeField} />;
}

const capturesOf = (results: UseQueryResult<EmployeeCapture>[]) => ({
  failed: results.filter(({ isLoadingError }) => isLoadingError),
  isPending: results.some(({ isPending }) => isPending),
  isFetching: results.some(({ isFetching }) => isFetching),
  data: results.flatMap(({ data }) => data ?? []),
});

type SheetProps = {
  payroll: GridPayroll;
  base: readonly DisabilitySheetRow[];
  modeField: ReactNode;
};

/** Problems are told when a save is tried, not while a line is being filled. */
const noProblems = (): number => 0;

function Sheet({ payroll, base, modeField }: SheetProps) {
  const { of } = payroll;
  const [shows, setShows] = useState(false);
  const draft = useSheetDraft<DisabilitySheetRow>({
    of,
    kind: 'IN',
    base,
    problemsOf: noProblems,
    save: async (rows) => {
      const { paysheet_id, period_id } = of;
      const employees = sentDays(rows, await sendEvidence(linesWithFiles(rows), of));
      const only = rows.map(({ person, version }) => ({ employee_id: person.id, version }));
      const body = { paysheet_id, period_id, employees, only };
      const { result } = await saveCertificates(body);
      setShows(false);
      return result;
    },
  });
  const filter = useShownRows(draft.rows, payroll.surnames);
  const problems = shows ? tableProblems(draft.rows) : [];
  return (
    <DatesProvider settings={{ locale: 'es', firstDayOfWeek: 1 }}>
      <div className={classes.sheet}>
        <div className={classes.tools}>
          {modeField}
          <PeopleFilter filter={filter} count={filter.rows.length} all={draft.rows.length} />
        </div>
        <SheetAlerts draft={draft} describe={describe} />
        {filter.rows.length > 0 && (
          <DisabilityTable
            rows={filter.rows}
            of={of}
            shows={shows}
            change={(row, merge) => draft.change([[row.person.id, row]], merge)}
          />
        )}
        {problems.length > 0 && (
          <FocusedAlert color="red" about={problems.join()} title={captureMessages.fixFirst}>
            {problems.map((problem) => (
              <div key={problem}>{problem}</div>
            ))}
          </FocusedAlert>
        )}
        <SheetBar
          draft={draft}
          canSave={of.canSave}
          actions={['save']}
          check={() => {
            const isRight = tableProblems(draft.rows).length === 0;
            setShows(!isRight);
            return isRight;
          }}
        />
      </div>
    </DatesProvider>
  );
}

const describe = ({ lines }: DisabilitySheetRow): string =>
  lines
    .flatMap(({ incapacidad, folio, fecha_incapacidad, dias }) =>
      incapacidad === null
        ? []
        : [
            [
              captureMessages.disabilities.kinds[incapacidad],
              folio,
              formatMediumDate(fecha_incapacidad ?? ''),
              captureGridMessages.disabilities.dayCount(dias),
            ].join(' · '),
          ],
    )
    .join('; ');
