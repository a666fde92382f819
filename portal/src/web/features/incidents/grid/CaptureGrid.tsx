import type { CAPTURE_KINDS, CaptureKind } from '@lienzo/schema/capture/capture-rows';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { SharedPeriod } from '../../../shared/payroll/filters/shared-periods';
import { paysheetConceptsQuery, paysheetsQuery } from '../../../shared/payroll/lookup-queries';
import { paysheetLabel } from '../../../shared/payroll/paysheet-label';
import { CaptureNotices } from '../CaptureNotices';
import { overviewQuery, peopleQuery } from '../capture-queries';
import { capturedPeriod } from '../captured-period';
import { DisabilitiesSheet } from './DisabilitiesSheet';
import type { GridPayroll } from './grid-payroll';
import type { GridMode } from './grid-search';
import { IncidentsSheet } from './IncidentsSheet';
import { OvertimeSheet } from './OvertimeSheet';
import { ReceiptsBar } from './ReceiptsBar';
import { SheetState } from './SheetState';

type CaptureGridProps = {
  clientId: string;
  costCenterId: number | undefined;
  processId: number;
  period: SharedPeriod;
  mode: GridMode;
  /** 'Captura', which stands among the fields of each grid. */
  modeField: ReactNode;
};

/** The chosen kind of a payroll's capture, for everybody at once. A closed payroll is only read. */
export function CaptureGrid(props: CaptureGridProps) {
  const { clientId, costCenterId, processId, period, mode, modeField } = props;
  const [[paysheet_id, period_id] = [0, 0]] = period.ids;
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const overview = useQuery(overviewQuery({ paysheet_id, period_id }));
  const people = useQuery(peopleQuery({ paysheet_id, period_id }, clientId, costCenterId));
  const concepts = useQuery(paysheetConceptsQuery(clientId, paysheet_id));
  const paysheet = useQuery(paysheetsQuery(clientId)).data?.find(({ id }) => id === paysheet_id);
  const isFetching = overview.isFetching || people.isFetching;
  const payroll = useMemo((): GridPayroll | null => {
    if (overview.data === undefined || people.data === undefined) return null;
    const { can, versions, overtime_rule, surnames } = overview.data;
    return {
      of: capturedPeriod({ paysheet_id, period_id }, overview.data),
      people: people.data,
      surnames: new Map(
        surnames.map(({ employee_id, paterno, materno }) => [employee_id, [paterno, materno] as const]),
      ),
      versions: byKind(versions),
      rule: overtime_rule,
      isFetching,
      canSend: can.close,
      isNarrow,
    };
  }, [overview.data, people.data, isFetching, paysheet_id, period_id, isNarrow]);
  if (payroll === null || overview.data === undefined || concepts.data === undefined)
    return <SheetState queries={[overview, people, concepts]} />;
  const name = paysheet === undefined ? `${paysheet_id}` : paysheetLabel(paysheet);
  return (
    <>
      <CaptureNotices
        clientId={clientId}
        payrolls={[{ paysheet_id, period_id, name, overview: overview.data, concepts: concepts.data }]}
      />
      {overview.data.notice?.code === 'closed' && <ReceiptsBar of={payroll.of} />}
      {mode === 0 && <IncidentsSheet payroll={payroll} clientId={clientId} modeField={modeField} />}
      {mode === 1 && (
        <OvertimeSheet payroll={payroll} processId={processId} year={period.calendar} modeField={modeField} />
      )}
      {mode === 2 && (
        <DisabilitiesSheet payroll={payroll} has={overview.data.employees} modeField={modeField} />
      )}
    </>
  );
}

function byKind(
  versions: readonly { employee_id: number; kind: CaptureKind; version: number }[],
): GridPayroll['versions'] {
  const maps = { I: new Map<number, number>(), IN: new Map<number, number>(), E: new Map<number, number>() };
  for (const { employee_id, kind, version } of versions) maps[kind].set(employee_id, version);
  return maps satisfies Record<(typeof CAPTURE_KINDS)[number], Map<number, number>>;
}
