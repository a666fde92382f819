import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHistory } from '@tabler/icons-react';
import { HistoryDrawer } from '../HistoryDrawer';
import classes from '../masters.module.css';

/** Opens the history of a payroll's periods, of all years. */
export function CalendarHistory({ paysheetId }: { paysheetId: number }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        className={classes.act ?? ''}
        variant="subtle"
        leftSection={<IconHistory size={18} aria-hidden />}
        onClick={open}
      >
        {masterMessages.history}
      </Button>
      <HistoryDrawer
        paysheetId={paysheetId}
        told={isOpen ? { entity: 'calendar', id: paysheetId, name: masterMessages.theCalendar } : null}
        close={close}
      />
    </>
  );
}
