import { homeMessages } from '@lienzo/schema/messages/home-messages';
import { Text } from '@mantine/core';
import { useSession } from '../../shared/session/use-session';
import { PageTitle } from '../../shared/states/PageTitle';
import { CreateReportCard } from './CreateReportCard';
import { RecentReports } from './RecentReports';

/** Home: what the person most likely came for. */
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
      {!isClient && <CreateReportCard />}
      <RecentReports isClient={isClient} />
    </div>
  );
}

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;
