import { payrollMessages } from '@lienzo/schema/masters/payroll-messages';
import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '../session/use-session';
import { StatePanel } from '../states/StatePanel';
import { clientChoicesQuery } from './lookup-queries';

type ChooseFirstProps = {
  icon: Icon;
  /** What is to be chosen. */
  text: string;
};

/** What a payroll screen shows until its filters are chosen; without any client, how to get the first one. */
export function ChooseFirst({ icon, text }: ChooseFirstProps) {
  const session = useSession();
  const clients = useQuery(clientChoicesQuery);
  if (clients.data?.length !== 0) return <StatePanel icon={icon} text={text} />;
  // An Ejecutivo opens the screen of clients and creates none.
  if (session?.roleName !== 'Admin')
    return <StatePanel icon={icon} text={payrollMessages.noClientsAnywhere} />;
  return (
    <StatePanel icon={icon} text={payrollMessages.firstClient}>
      <Button variant="default" renderRoot={(props) => <Link to="/app/clientes" {...props} />}>
        {payrollMessages.toClients}
      </Button>
    </StatePanel>
  );
}
