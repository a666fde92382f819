import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { Skeleton, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FailedState } from '../../shared/states/FailedState';
import { CalendarTab } from './calendar/CalendarTab';
import { EmployeesTab } from './employees/EmployeesTab';
import { paysheetQuery } from './master-queries';
import { MASTER_TABS, type MastersSearch } from './masters-search';
import { PaysheetTab } from './PaysheetTab';
import { RegistersTab } from './registers/RegistersTab';
import { SettingsTab } from './settings/SettingsTab';

type PaysheetViewProps = {
  paysheetId: number;
  search: MastersSearch;
  change: (next: MastersSearch) => void;
};

/** A payroll and its parts, one tab each. */
export function PaysheetView({ paysheetId, search, change }: PaysheetViewProps) {
  const paysheet = useQuery(paysheetQuery(paysheetId));
  if (paysheet.isPending) return <Skeleton height={280} />;
  if (paysheet.data === undefined)
    return (
      <FailedState
        title={masterMessages.paysheetFailed}
        error={paysheet.error}
        retry={() => void paysheet.refetch()}
      />
    );
  return (
    <Tabs
      value={search.vista ?? 'datos'}
      keepMounted={false}
      onChange={(chosen) => change({ vista: MASTER_TABS.find((tab) => tab === chosen) })}
    >
      <Tabs.List mb="lg" aria-label={masterMessages.tabsLabel}>
        {MASTER_TABS.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {masterMessages.tabs[tab]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="datos">
        <PaysheetTab paysheet={paysheet.data} gone={() => change({ nomina: undefined, vista: undefined })} />
      </Tabs.Panel>
      <Tabs.Panel value="calendario">
        <CalendarTab paysheet={paysheet.data} search={search} change={change} />
      </Tabs.Panel>
      <Tabs.Panel value="empleados">
        <EmployeesTab paysheet={paysheet.data} search={search} change={change} />
      </Tabs.Panel>
      <Tabs.Panel value="registros">
        <RegistersTab paysheet={paysheet.data} />
      </Tabs.Panel>
      <Tabs.Panel value="convenios">
        <SettingsTab paysheetId={paysheetId} />
      </Tabs.Panel>
    </Tabs>
  );
}
