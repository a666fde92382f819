import { givenNames } from '@lienzo/schema/data/given-names';
import { homeMessages } from '@lienzo/schema/messages/home-messages';
import { Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { mayOpen } from '../../shared/session/screen-roles';
import { useSession } from '../../shared/session/use-session';
import { PageTitle } from '../../shared/states/PageTitle';
import { CreateReportCard } from './CreateReportCard';
import { FirstClientCard } from './FirstClientCard';
import classes from './home.module.css';
import { OperatorShortcuts } from './OperatorShortcuts';
import { RecentReports } from './RecentReports';
import { Waiting } from './Waiting';

/** Single column, as in `home.module.css`: pending work comes first. */
const ONE_COLUMN = '(width < 68em)';

/** Home: pending work, and the most likely next actions. */
export function HomeScreen() {
  const session = useSession();
  const isNarrow = useMediaQuery(ONE_COLUMN, false, { getInitialValueInEffect: false });
  if (session === null) return null;
  const isClient = session.roleName === 'client';
  const hasReports = mayOpen(session.roleName, 'reports');
  const reports = (
    <div key="reports">
      {mayOpen(session.roleName, 'providers') && <OperatorShortcuts />}
      {session.roleName === 'Admin' && <FirstClientCard />}
      {hasReports && <CreateReportCard />}
      <RecentReports isClient={isClient} />
    </div>
  );
  const waiting = (
    <Waiting
      key="waiting"
      hasDirectory={mayOpen(session.roleName, 'directory')}
      hasReports={hasReports}
      hasPayroll={mayOpen(session.roleName, 'payroll')}
    />
  );
  return (
    <div>
      <PageTitle screen={homeMessages.title}>{homeMessages.greeting(givenNames(session.userName))}</PageTitle>
      <Text c="dimmed" mb="lg">
        {isClient ? homeMessages.clientLead : homeMessages.staffLead}
      </Text>
      <div className={classes.columns}>{isNarrow ? [waiting, reports] : [reports, waiting]}</div>
    </div>
  );
}
