import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { Button } from '@mantine/core';
import { IconBrowser } from '@tabler/icons-react';
import classes from './TabBar.module.css';
import type { ReportTab } from './use-report-tab';

/** Tells that the report is edited in another tab of this browser, and takes it over here. */
export function TabBar({ tab: { place, isTaking, takeOver } }: { tab: ReportTab }) {
  if (place === 'here' || place === 'asking') return null;
  return (
    <div className={classes.bar} role="status">
      <IconBrowser size={17} stroke={1.6} aria-hidden />
      <span>{isTaking ? reportMessages.tabs.taking : reportMessages.tabs[place]}</span>
      <Button size="compact-sm" variant="light" onClick={() => void takeOver()} loading={isTaking}>
        {reportMessages.tabs.take}
      </Button>
    </div>
  );
}
