import { homeMessages } from '@lienzo/schema/messages/home-messages';
import { Text } from '@mantine/core';
import { useSession } from '../../shared/session/use-session';
import { PageTitle } from '../../shared/states/PageTitle';
import { CreateReportCard } from './CreateReportCard';
import classes from './home.module.css';
import { OperatorShortcuts } from './OperatorShortcuts';
import { RecentReports } from './RecentReports';
import { Waiting } from './Waiting';

/** Home: what waits for the person, and what they most likely came for. */
export function HomeScreen() {
  const session = useSession();
  if (session === null) return null;
  const isClient = session.roleName === 'client';
  return (
    <div>
      <PageTitle screen={homeMessages.title}>{homeMessages.greeting(firstName(session.userName))}</PageTitle>
      <Text c="dimmed" mb="lg">
        {isClient ? homeMessages.clientLead : homeMessages.staffLead}
      </Text>
      <div className={classes.columns}>
        <div className={classes.main}>
          {session.roleName === 'SuperAdmin' && <OperatorShortcuts />}
          {!isClient && <CreateReportCard />}
          <RecentReports isClient={isClient} />
        </div>
        <Waiting hasDirectory={session.roleName !== 'SuperAdmin'} hasReports={!isClient} />
      </div>
    </div>
  );
}

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;
