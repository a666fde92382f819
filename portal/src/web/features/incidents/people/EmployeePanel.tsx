import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import type { PayrollPerson } from '@lienzo/schema/masters/master-endpoints';
import { ActionIcon, Button, Group, Skeleton, Tabs, Text, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowLeft, IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { FailedState } from '../../../shared/states/FailedState';
import { employeeCaptureQuery } from '../capture-queries';
import { CAPTURE_TABS, type CaptureSearch, type CaptureTab } from '../capture-search';
import { capturedPeriod } from '../captured-period';
import { DisabilitiesTab } from '../disabilities/DisabilitiesTab';
import { HistoryDrawer } from '../history/HistoryDrawer';
import { IncidentsTab, type Repetition } from '../incidents/IncidentsTab';
import { OvertimeTab } from '../overtime/OvertimeTab';
import type { CapturedPayroll } from '../use-captured-payrolls';
import classes from './EmployeePanel.module.css';

type EmployeePanelProps = {
  person: PayrollPerson;
  payroll: CapturedPayroll;
  tab: CaptureTab;
  /** Who stands below in the list; undefined: nobody. */
  nextPerson: number | undefined;
  choose: (next: Pick<CaptureSearch, 'empleado' | 'vista'>) => void;
  repetition: Repetition;
};

/** One person's capture in three tabs. */
export function EmployeePanel(props: EmployeePanelProps) {
  const { person, payroll, tab, nextPerson, choose, repetition } = props;
  const next = nextPerson === undefined ? undefined : () => choose({ empleado: nextPerson });
  const { overview, concepts } = payroll;
  const source = capturedPeriod(payroll, overview);
  const [isTrailOpen, trail] = useDisclosure(false);
  const capture = useQuery(employeeCaptureQuery(source, person.id));
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
        <Group gap="xs">
          <Text size="sm" c="dimmed" className="lienzo-figures">
            {[captureMessages.numbers(person.id, person.human_id), person.centro_de_costos].join(' · ')}
          </Text>
          <Tooltip label={captureMessages.trail.open}>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={captureMessages.trail.open}
              onClick={trail.open}
            >
              <IconHistory size={18} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
        </Group>
      </div>
      <HistoryDrawer of={isTrailOpen ? source : null} employeeId={person.id} close={trail.close} />
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
              <IncidentsTab {...{ of: source, next, concepts, repetition }} capture={capture.data} />
            </Tabs.Panel>
            <Tabs.Panel value="horas">
              <OvertimeTab of={source} capture={capture.data} next={next} />
            </Tabs.Panel>
            <Tabs.Panel value="incapacidades">
              <DisabilitiesTab of={source} capture={capture.data} next={next} />
            </Tabs.Panel>
          </>
        )}
      </Tabs>
    </section>
  );
}
