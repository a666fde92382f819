import '@mantine/dates/styles.css';
import 'dayjs/locale/es';
import { captureMessages } from '@lienzo/schema/messages/capture-messages';
import { DatesProvider } from '@mantine/dates';
import { IconFilter } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ScreenHead } from '../../shared/states/ScreenHead';
import { StatePanel } from '../../shared/states/StatePanel';
import { CaptureDesk } from './CaptureDesk';
import type { CaptureSearch } from './capture-search';
import { CaptureFilterBar } from './filters/CaptureFilterBar';
import { useRememberedFilters } from './filters/use-remembered-filters';
import { useSharedPeriods } from './filters/use-shared-periods';

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
      <ScreenHead title={captureMessages.title} lead={captureMessages.lead} />
      <CaptureFilterBar filters={filters} choose={go} />
      {cliente === undefined || filters.periodo === undefined || period === undefined ? (
        <StatePanel icon={IconFilter} text={captureMessages.chooseAll} />
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
