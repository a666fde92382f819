import { homeMessages } from '@lienzo/schema/messages/home-messages';
import { Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './home.module.css';

/** Link to a new report. */
export function CreateReportCard() {
  return (
    <Link to="/app/reports/gallery" className={classes.create}>
      <span className={classes.plus}>
        <IconPlus size={22} stroke={1.8} aria-hidden />
      </span>
      <span>
        <Text span display="block" fw={620}>
          {homeMessages.create}
        </Text>
        <Text span display="block" size="sm" c="dimmed">
          {homeMessages.createText}
        </Text>
      </span>
    </Link>
  );
}
