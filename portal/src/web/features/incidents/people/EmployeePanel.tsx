import type { PayrollPerson } from '@lienzo/schema/api/master-endpoints';
import { captureMessages } from '@lienzo/schema/messages/capture-messages';
import { Button, Skeleton, Tabs, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { clientChoicesQuery } from '../../../shared/payroll/lookup-queries';
import { FailedState } from '../../../shared/states/FailedState';
import { employeeCaptureQuery } from '../capture-queries';
import { CAPTURE_TABS, type CaptureSearch, type CaptureTab } from '../capture-search';
import { DisabilitiesTab } from '../disabilities/DisabilitiesTab';
import { evidencePath } from '../disabilities/evidence-path';
import type { SharedPeriod } from '../filters/shared-periods';
import { IncidentsTab } from '../incidents/IncidentsTab';
import { OvertimeTab } from '../overtime/OvertimeTab';
import type { CapturedPayroll } from '../use-captured-payrolls';
import classes from './EmployeePanel.module.css';

type EmployeePanelProps = {
  clientId: string;
  person: PayrollPerson;
  payroll: CapturedPayroll;
  period: SharedPeriod;
  tab: CaptureTab;
  choose: (next: Pick<CaptureSearch, 'empleado' | 'vista'>) => void;
};

/** One person's capture in three tabs. */
export function EmployeePanel(props: EmployeePanelProps) {
  const { clientId, person, payroll, period, tab, choose } = props;
  const { paysheet_id, period_id, overview, concepts } = payroll;
  const { initial_date, end_date, can } = overview;
  const of = { paysheet_id, period_id, initial_date, end_date, canSave: can.save };
  const capture = useQuery(employeeCaptureQuery(of, person.id));
  const folder = useQuery(clientChoicesQuery).data?.find(({ id }) => id === clientId)?.id_directory;
  return (
    <section className={classes.panel} aria-label={person.name}>
      <Button
        className={classes.back ?? ''}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
        onClick={() => choose({ empleado: undefined })}
      >
        {captureMessages.backToList}
      </Button>
      <div className={classes.head}>
        <Text component="h2" fw={550}>
          {person.name}
        </Text>
        <Text size="sm" c="dimmed" className="lienzo-figures">
          {[captureMessages.numbers(person.id, person.human_id), person.centro_de_costos].join(' · ')}
        </Text>
      </div>
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(next) => choose({ vista: CAPTURE_TABS.find((one) => one === next) })}
      >
        <Tabs.List mb="md">
          {CAPTURE_TABS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {captureMessages.tabs[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {capture.isLoadingError && (
          <FailedState
            title={captureMessages.failed}
            error={capture.error}
            retry={() => void capture.refetch()}
          />
        )}
        {capture.isPending && <Skeleton height={240} />}
        {capture.data !== undefined && (
          <>
            <Tabs.Panel value="incidencias">
              <IncidentsTab of={of} capture={capture.data} concepts={concepts} />
            </Tabs.Panel>
            <Tabs.Panel value="horas">
              <OvertimeTab of={of} capture={capture.data} />
            </Tabs.Panel>
            <Tabs.Panel value="incapacidades">
              <DisabilitiesTab
                of={of}
                capture={capture.data}
                evidence={
                  folder === undefined || folder === null ? null : { folder, path: evidencePath(period) }
                }
              />
            </Tabs.Panel>
          </>
        )}
      </Tabs>
    </section>
  );
}
