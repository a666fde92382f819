import { homeMessages } from '@lienzo/schema/messages/home-messages';
import { Text } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clientChoicesQuery } from '../../shared/payroll/lookup-queries';
import classes from './home.module.css';

/** The first step of a new bureau; nothing once it has a client. */
export function FirstClientCard() {
  const clients = useQuery(clientChoicesQuery);
  if (clients.data?.length !== 0) return null;
  return (
    <Link to="/app/clientes" className={classes.create}>
      <span className={classes.plus}>
        <IconBriefcase size={22} stroke={1.8} aria-hidden />
      </span>
      <span>
        <Text span display="block" fw={620}>
          {homeMessages.firstClient}
        </Text>
        <Text span display="block" size="sm" c="dimmed">
          {homeMessages.firstClientText}
        </Text>
      </span>
    </Link>
  );
}
