import { captureGridMessages as texts } from '@lienzo/schema/capture/capture-grid-messages';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { SheetGrid } from '../../../shared/grid/SheetGrid';
import { paysheetConceptsQuery } from '../../../shared/payroll/lookup-queries';
import { saveIncidents } from '../incidents/save-incidents';
import { refusedRows } from '../people/refused-rows';
import type { GridPayroll } from './grid-payroll';
import { blockedDaysQuery, capturedConceptsQuery, incidentRecordsQuery } from './grid-queries';
import { conceptColumns, dayColumns } from './incident-columns';
import {
  daysOf,
  type IncidentSheet,
  type IncidentSheetRow,
  incidentSheetRows,
  problemsOfRow,
  refusedPositions,
  sentRows,
  totalOf,
} from './incident-sheet';
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

const ALL = 'todos';

type IncidentsSheetProps = { payroll: GridPayroll; clientId: string; modeField: ReactNode };

/** Captura 0: the days of one concept, or a total for each of them. */
export function IncidentsSheet({ payroll, clientId, modeField }: IncidentsSheetProps) {
  const records = useQuery(incidentRecordsQuery(payroll.of));
  const blocked = useQuery(blockedDaysQuery(payroll.of));
  const concepts = useQuery(paysheetConceptsQuery(clientId, payroll.of.paysheet_id));
  const captured = useQuery(capturedConceptsQuery(payroll.of));
  const present = useMemo(() => {
    if (records.data === undefined || blocked.data === undefined) return null;
    if (concepts.data === undefined || captured.data === undefined) return null;
    const { of, people, versions } = payroll;
    const sheet: IncidentSheet = {
      paysheet_id: of.paysheet_id,
      period: of,
      days: daysOf(of),
      concepts: [
        ...new Map([...captured.data, ...concepts.data].map((one) => [one.concept_id, one])).values(),
      ].toSorted((one, other) => (one.key < other.key ? -1 : 1)),
      blocked: new Map(
        blocked.data.map(({ employee_id, date, reason }) => [`${employee_id} ${date}`, reason]),
      ),
    };
    return { sheet, rows: incidentSheetRows(sheet, people, records.data, versions.I) };
  }, [records.data, blocked.data, concepts.data, captured.data, payroll]);
  const base = useSettled(present, [records, blocked, captured, payroll]);
  if (base === null) return <SheetState queries={[records, blocked, concepts, captured]} />;
  return <Sheet payroll={payroll} modeField={modeField} {...base} />;
}

type SheetProps = {
  payroll: GridPayroll;
  sheet: IncidentSheet;
  rows: readonly IncidentSheetRow[];
  modeField: ReactNode;
};

function Sheet({ payroll, sheet, rows: base, modeField }: SheetProps) {
  const { of, isNarrow } = payroll;
  const [concept, setConcept] = useState(ALL);
  // How often another view was opened to show a problem since the concept was chosen.
  const [search, setSearch] = useState(0);
  const ruled = useRowProblems(useCallback((row: IncidentSheetRow) => problemsOfRow(sheet, row), [sheet]));
  const { problems, refuse, isRefused } = useRefusedRows(ruled);
  const draft = useSheetDraft<IncidentSheetRow>({
    of,
    kind: 'I',
    base,
    problemsOf: useCallback((row) => ruled(row).size, [ruled]),
    save: (rows) =>
      saveIncidents(
        of,
        rows.flatMap((row) => sentRows(sheet, row)),
        rows.map(({ person, version }) => ({ employee_id: person.id, version })),
      ).catch((error: unknown) => {
        refuse(refusedPositions(sheet, rows, refusedRows(error)));
        throw error;
      }),
  });
  const at = sheet.concepts.findIndex(({ concept_id }) => `${concept_id}` === concept);
  const chosen = sheet.concepts[at];
  const columns = useMemo(
    () => (at < 0 ? conceptColumns(sheet, problems, isNarrow) : dayColumns(sheet, at, problems, isNarrow)),
    [sheet, at, problems, isNarrow],
  );
  const filter = useShownRows(draft.rows, payroll.surnames);
  const goElsewhere = (): boolean => {
    const next = nextElsewhere(sheet, draft.rows, { problems, shown: new Set(filter.rows), concept: at });
    if (next === null) return false;
    filter.search(undefined);
    setConcept(`${sheet.concepts[next]?.concept_id}`);
    setSearch(search + 1);
    return true;
  };
  const bar = (
    <SheetBar draft={draft} canSave={of.canSave} actions={payroll.canSend ? ['save', 'send'] : ['save']} />
  );
  return (
    <div className={classes.sheet}>
      <div className={classes.tools}>
        {modeField}
        <Select
          aria-label={texts.concept}
          searchable
          allowDeselect={false}
          value={at < 0 ? ALL : concept}
          onChange={(id) => {
            setSearch(0);
            setConcept(id ?? ALL);
          }}
          data={[
            { value: ALL, label: texts.allConcepts },
            ...sheet.concepts.map(({ concept_id, key, description }) => ({
              value: `${concept_id}`,
              label: `${description} ${key}`,
            })),
          ]}
        />
        <PeopleFilter filter={filter} count={filter.rows.length} all={draft.rows.length} />
      </div>
      <SheetAlerts draft={draft} describe={(row) => describe(sheet, row)} />
      {filter.rows.length === 0 ? (
        bar
      ) : (
        <SheetGrid
          key={`${concept} ${search}`}
          goElsewhere={goElsewhere}
          startsAtProblem={search > 0}
          label={texts.grid(texts.modes[0], chosen?.description ?? texts.allConcepts)}
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
    </div>
  );
}

/** The next concept with a problem that is not shown, from the chosen one on; null: all are shown. */
function nextElsewhere(
  sheet: IncidentSheet,
  rows: readonly IncidentSheetRow[],
  {
    problems,
    shown,
    concept,
  }: {
    problems: (row: IncidentSheetRow) => ReadonlyMap<number, string>;
    shown: ReadonlySet<IncidentSheetRow>;
    /** -1: all concepts. */
    concept: number;
  },
): number | null {
  const hidden = new Set(
    rows.flatMap((row) =>
      [...problems(row).keys()]
        .map((position) => Math.floor(position / sheet.days.length))
        .filter((at) => !shown.has(row) || (concept >= 0 && at !== concept)),
    ),
  );
  const order = sheet.concepts.map((_, at) => (Math.max(concept, 0) + at) % sheet.concepts.length);
  return order.find((at) => at !== concept && hidden.has(at)) ?? order.find((at) => hidden.has(at)) ?? null;
}

/** A person's incidents in words. */
const describe = (sheet: IncidentSheet, row: IncidentSheetRow): string =>
  sheet.concepts
    .flatMap(({ description }, concept) => {
      const total = totalOf(sheet, row, concept);
      return total === '' ? [] : [`${description}: ${total}`];
    })
    .join(', ');
