import { captureGridMessages as texts } from '@lienzo/schema/capture/capture-grid-messages';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { SegmentedControl } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ChooseFirst } from '../../../shared/payroll/ChooseFirst';
import { PayrollHead } from '../../../shared/payroll/filters/PayrollHead';
import { type PayrollFilters, paysheetIdsOf } from '../../../shared/payroll/filters/payroll-filters';
import { useRememberedFilters } from '../../../shared/payroll/filters/use-remembered-filters';
import { useSharedPeriods } from '../../../shared/payroll/filters/use-shared-periods';
import { CaptureLink } from '../CaptureLink';
import { PresentPeople } from '../presence/PresentPeople';
import { CaptureGrid } from './CaptureGrid';
import { GRID_MODES, type GridMode } from './grid-search';

/** The single-payroll variant of capture (specification 3 §2.1): everybody in a grid, in one of three kinds. */
export function CaptureGridScreen() {
  const { captura = 0, ...several } = useSearch({ from: '/app/incidents' });
  const navigate = useNavigate({ from: '/app/incidents' });
  const go = (filters: PayrollFilters, mode: GridMode): void =>
    void navigate({ search: { ...ofOne(filters), captura: mode }, replace: true, resetScroll: false });
  const filters = ofOne(several);
  useRememberedFilters(filters, (before) => go(before, captura));
  const { periods } = useSharedPeriods(filters);
  const period = periods?.find(({ id }) => id === filters.periodo);
  const { cliente, proceso } = filters;
  return (
    <div>
      <PayrollHead
        isSingle
        takesDue
        title={texts.title}
        lead={texts.lead}
        filters={filters}
        choose={(next) => go(next, captura)}
      >
        {period !== undefined && <PresentPeople pairs={[...period.ids]} />}
        <CaptureLink filters={filters}>{captureMessages.title}</CaptureLink>
      </PayrollHead>
      {cliente === undefined || proceso === undefined || period === undefined ? (
        <ChooseFirst icon={IconFilter} text={texts.chooseAll} />
      ) : (
        <CaptureGrid
          key={JSON.stringify([captura, filters.centro, ...period.ids])}
          clientId={cliente}
          costCenterId={filters.centro}
          processId={proceso}
          period={period}
          mode={captura}
          modeField={<ModeField mode={captura} choose={(mode) => go(filters, mode)} />}
        />
      )}
    </div>
  );
}

/** Filters that are shared with the other screens may name several payrolls: here the first counts. */
const ofOne = (filters: PayrollFilters): PayrollFilters => {
  const [first] = paysheetIdsOf(filters);
  return { ...filters, nominas: first === undefined ? undefined : `${first}` };
};

function ModeField({ mode, choose }: { mode: GridMode; choose: (mode: GridMode) => void }) {
  return (
    <SegmentedControl
      h={36}
      style={{ flex: '0 0 auto' }}
      aria-label={texts.mode}
      value={`${mode}`}
      onChange={(value) => choose(GRID_MODES.find((one) => `${one}` === value) ?? 0)}
      data={GRID_MODES.map((one) => ({ value: `${one}`, label: texts.modes[one] }))}
    />
  );
}
