import { captureGridMessages } from '@lienzo/schema/capture/capture-grid-messages';
import { previousDaysOf } from '@lienzo/schema/capture/overtime-lines';
import { endpoints } from '@lienzo/schema/endpoints';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { call } from '../../../shared/api/call';
import { askFirst } from '../../../shared/dialogs/ask-first';
import { SheetGrid } from '../../../shared/grid/SheetGrid';
import { periodsQuery } from '../../../shared/payroll/lookup-queries';
import { refusedFields } from '../people/refused-rows';
import type { GridPayroll } from './grid-payroll';
import { absentDaysQuery, blockedDaysQuery, hoursQuery } from './grid-queries';
import { daysOf } from './incident-sheet';
import { OvertimeResults } from './OvertimeResults';
import { overtimeColumns } from './overtime-columns';
import {
  type OvertimeSheet as OvertimeFacts,
  type OvertimeSheetRow,
  overtimeProblems,
  overtimeSheetRows,
  refusedHours,
  sentHours,
  totalHours,
} from './overtime-sheet';
import { PeopleFilter } from './PeopleFilter';
import { SheetAlerts } from './SheetAlerts';
import { SheetBar } from './SheetBar';
import { SheetState } from './SheetState';
import classes from './sheet.module.css';
import { useRefusedRows } from './use-refused-rows';
import { useRowProblems } from './use-row-problems';
import { useSettled } from './use-settled';
import { useSheetDraft } from './use-sheet-draft';
import { useShownRows } from './use-shown-rows';

const { overtime: texts } = captureGridMessages;

type OvertimeSheetProps = { payroll: GridPayroll; processId: number; year: number; modeField: ReactNode };

/** Captura 1: the hours of everybody by day, with those of the previous period beside them. */
export function OvertimeSheet({ payroll, processId, year, modeField }: OvertimeSheetProps) {
  const { of } = payroll;
  const hours = useQuery(hoursQuery(of));
  const blocked = useQuery(blockedDaysQuery(of));
  const absences = useQuery(absentDaysQuery(of));
  const previous = usePreviousPeriod(payroll, processId, year);
  const before = useQuery({
    ...hoursQuery({ paysheet_id: of.paysheet_id, period_id: previous.id ?? 0 }),
    enabled: previous.id !== null,
  });
  const present = useMemo(() => {
    if (hours.data === undefined || blocked.data === undefined || absences.data === undefined) return null;
    if (before.isLoading || previous.isPending) return null;
    const sheet: OvertimeFacts = {
      period: of,
      days: daysOf(of),
      daysBefore: previousDaysOf(of),
      rule: payroll.rule,
      disabled: new Set(
        blocked.data
          .filter(({ reason }) => reason === 'disability')
          .map(({ employee_id, date }) => `${employee_id} ${date}`),
      ),
      absent: new Set([
        ...blocked.data
          .filter(({ reason }) => reason === 'incident')
          .map(({ employee_id, date }) => `${employee_id} ${date}`),
        ...absences.data,
      ]),
    };
    const stored = [...hours.data, ...(before.data ?? [])];
    return { sheet, rows: overtimeSheetRows(sheet, payroll.people, stored, payroll.versions.E) };
  }, [
    hours.data,
    blocked.data,
    absences.data,
    before.isLoading,
    before.data,
    previous.isPending,
    payroll,
    of,
  ]);
  const base = useSettled(present, [hours, blocked, absences, before, payroll]);
  if (base === null) return <SheetState queries={[hours, blocked, absences, before]} />;
  return <Sheet payroll={payroll} modeField={modeField} {...base} />;
}

/** The period that ends the day before this one begins, of this year or the year before; id null: there is none. */
function usePreviousPeriod({ of }: GridPayroll, processId: number, year: number) {
  const eve = addDays(of.initial_date, -1);
  const own = useQuery(periodsQuery(of.paysheet_id, processId, year));
  const last = useQuery(periodsQuery(of.paysheet_id, processId, year - 1));
  const matches = [...(own.data ?? []), ...(last.data ?? [])].find(({ end_date }) => end_date === eve);
  return { id: matches?.id ?? null, isPending: own.isLoading || last.isLoading };
}

type SheetProps = {
  payroll: GridPayroll;
  sheet: OvertimeFacts;
  rows: readonly OvertimeSheetRow[];
  modeField: ReactNode;
};

function Sheet({ payroll, sheet, rows: base, modeField }: SheetProps) {
  const { of, isNarrow } = payroll;
  const [isCalculated, setCalculated] = useState(false);
  const ruled = useRowProblems(useCallback((row: OvertimeSheetRow) => overtimeProblems(sheet, row), [sheet]));
  const { problems, refuse, isRefused } = useRefusedRows(ruled);
  const draft = useSheetDraft<OvertimeSheetRow>({
    of,
    kind: 'E',
    base,
    problemsOf: useCallback((row) => ruled(row).size, [ruled]),
    save: async (rows) => {
      const { paysheet_id, period_id } = of;
      const only = rows.map(({ person, version }) => ({ employee_id: person.id, version }));
      const body = { paysheet_id, period_id, dias: sentHours(sheet, rows), p_anterior: 0, only };
      const saved = askFirst((confirmado) => call(endpoints.horas_create, { body: { ...body, confirmado } }));
      return (
        await saved.catch((error: unknown) => {
          refuse(refusedHours(sheet, rows, refusedFields(error)));
          throw error;
        })
      ).result;
    },
  });
  const columns = useMemo(() => overtimeColumns(sheet, problems, isNarrow), [sheet, problems, isNarrow]);
  const filter = useShownRows(draft.rows, payroll.surnames);
  const bar = (
    <SheetBar draft={draft} canSave={of.canSave} actions={['sendHours']}>
      <Button variant="default" onClick={() => setCalculated(true)}>
        {texts.calculate}
      </Button>
    </SheetBar>
  );
  return (
    <div className={classes.sheet}>
      <div className={classes.tools}>
        {modeField}
        <PeopleFilter filter={filter} count={filter.rows.length} all={draft.rows.length} />
      </div>
      <SheetAlerts draft={draft} describe={totalHours} />
      {filter.rows.length === 0 ? (
        bar
      ) : (
        <SheetGrid
          label={captureGridMessages.modes[1]}
          rows={filter.rows}
          columns={columns}
          keyOf={({ person }) => person.id}
          nameOf={({ person }) => person.name}
          baseOf={draft.baseOf}
          isReadOnly={!of.canSave}
          problems={draft.problems + draft.rows.filter(isRefused).length}
          change={draft.change}
          undo={draft.undo}
          redo={draft.redo}
          rowOf={filter.rowOf}
          isNarrow={isNarrow}
          actions={bar}
        />
      )}
      {isCalculated && <OvertimeResults sheet={sheet} rows={draft.rows} />}
    </div>
  );
}
