import '@mantine/dates/styles.css';
import 'dayjs/locale/es';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { IconCalendarEvent, IconFilter, IconListCheck } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ChooseFirst } from '../../shared/payroll/ChooseFirst';
import { PayrollHead } from '../../shared/payroll/filters/PayrollHead';
import { useRememberedFilters } from '../../shared/payroll/filters/use-remembered-filters';
import { useSharedPeriods } from '../../shared/payroll/filters/use-shared-periods';
import { BulkMenu } from './bulk/BulkMenu';
import { CaptureDesk } from './CaptureDesk';
import type { CaptureSearch } from './capture-search';
import { PresentPeople } from './presence/PresentPeople';

/** 'Captura de incidencias' (specification 3 §2.1): filters, the people of the payrolls, and one person's capture. */
export function CaptureScreen() {
  const { empleado, vista, ...filters } = useSearch({ from: '/app/incidents_new' });
  const navigate = useNavigate({ from: '/app/incidents_new' });
  const go = (search: CaptureSearch): void => void navigate({ search, replace: true, resetScroll: false });
  useRememberedFilters(filters, go);
  const { periods } = useSharedPeriods(filters);
  const period = periods?.find(({ id }) => id === filters.periodo);
  const { cliente } = filters;
  return (
    <div>
      <PayrollHead
        takesDue
        title={captureMessages.title}
        lead={captureMessages.lead}
        filters={filters}
        hasPerson={empleado !== undefined}
        choose={go}
      >
        {period !== undefined && <PresentPeople pairs={[...period.ids]} />}
        <ClosingsLink isShort={period !== undefined} />
        <BulkMenu clientId={cliente} period={period} />
        {period !== undefined && (
          <Button
            variant="default"
            leftSection={<IconListCheck size={18} aria-hidden />}
            renderRoot={(props) => <Link to="/app/summary_incidents" search={filters} {...props} />}
          >
            {captureMessages.summary}
          </Button>
        )}
      </PayrollHead>
      {cliente === undefined || filters.periodo === undefined || period === undefined ? (
        <ChooseFirst icon={IconFilter} text={captureMessages.chooseAll} />
      ) : (
        <DatesProvider settings={{ locale: 'es', firstDayOfWeek: 1 }}>
          <CaptureDesk
            key={JSON.stringify([...period.ids])}
            clientId={cliente}
            costCenterId={filters.centro}
            period={period}
            chosen={empleado}
            tab={vista ?? 'incidencias'}
            choose={(next) => go({ ...filters, empleado, vista, ...next })}
          />
        </DatesProvider>
      )}
    </div>
  );
}

/** Beside what is chosen there is room for its icon alone. */
function ClosingsLink({ isShort }: { isShort: boolean }) {
  const icon = <IconCalendarEvent size={18} aria-hidden />;
  const link = (props: object) => <Link to="/app/incidents_new/cierres" {...props} />;
  return isShort ? (
    <Tooltip label={captureMessages.closings.open}>
      <ActionIcon variant="default" size={36} aria-label={captureMessages.closings.open} renderRoot={link}>
        {icon}
      </ActionIcon>
    </Tooltip>
  ) : (
    <Button variant="default" leftSection={icon} renderRoot={link}>
      {captureMessages.closings.open}
    </Button>
  );
}
