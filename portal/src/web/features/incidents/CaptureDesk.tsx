import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { Skeleton } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { SharedPeriod } from '../../shared/payroll/filters/shared-periods';
import { FailedState } from '../../shared/states/FailedState';
import { StatePanel } from '../../shared/states/StatePanel';
import classes from './CaptureDesk.module.css';
import { CaptureNotices } from './CaptureNotices';
import type { CaptureSearch, CaptureTab } from './capture-search';
import type { RepeatedCard } from './incidents/incident-cards';
import { EmployeeList } from './people/EmployeeList';
import { EmployeePanel } from './people/EmployeePanel';
import { useCapturedPayrolls } from './use-captured-payrolls';

type CaptureDeskProps = {
  clientId: string;
  costCenterId: number | undefined;
  period: SharedPeriod;
  chosen: number | undefined;
  tab: CaptureTab;
  choose: (next: Pick<CaptureSearch, 'empleado' | 'vista'>) => void;
};

/** The people of the chosen payrolls, and the capture of one of them. Closed payrolls show their notice and no people. */
export function CaptureDesk({ clientId, costCenterId, period, chosen, tab, choose }: CaptureDeskProps) {
  const { isPending, failure, payrolls, people, has } = useCapturedPayrolls({
    clientId,
    costCenterId,
    period,
  });
  const [repeated, repeat] = useState<{ card: RepeatedCard | undefined; to: number | undefined }>();
  if (failure !== null)
    return <FailedState title={captureMessages.failed} error={failure.error} retry={failure.retry} />;
  if (isPending) return <Skeleton height={420} />;
  const person = people.find(({ id }) => id === chosen);
  const payroll = payrolls.find(({ paysheet_id }) => paysheet_id === person?.paysheet_id);
  const nextPerson = person === undefined ? undefined : people[people.indexOf(person) + 1]?.id;
  return (
    <>
      <CaptureNotices clientId={clientId} payrolls={payrolls} />
      {payrolls.some(({ overview }) => overview.notice === null) && (
        <div className={classes.desk} data-person={person === undefined ? undefined : true}>
          <EmployeeList
            people={people}
            has={has}
            payrolls={new Map(payrolls.map(({ paysheet_id, name }) => [paysheet_id, name]))}
            chosen={chosen}
            choose={(empleado) => choose({ empleado })}
          />
          <div className={classes.panel}>
            {person === undefined || payroll === undefined ? (
              <StatePanel icon={IconUserSearch} text={captureMessages.choosePerson} />
            ) : (
              <EmployeePanel
                key={person.id}
                {...{ person, payroll, tab, choose }}
                nextPerson={nextPerson}
                repetition={{
                  card: repeated?.card,
                  isArrival: repeated?.to === person.id,
                  keep: (card) => repeat({ card, to: nextPerson }),
                }}
              />
            )}
          </div>
        </div>
      )}
    </>
  );
}
