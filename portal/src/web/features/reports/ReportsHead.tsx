import { apiTokenMessages } from '@lienzo/schema/accounts/api-token-messages';
import { reportAuditMessages } from '@lienzo/schema/reports/report-audit-messages';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { Button, Group, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconCalendarClock,
  IconFiles,
  IconHistory,
  IconPlugConnected,
  IconPlus,
  IconX,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { RowMenu } from '../../shared/lists/RowMenu';
import { ScreenHead } from '../../shared/states/ScreenHead';
import type { useCombination } from './combining/use-combination';
import classes from './ReportsScreen.module.css';

type ReportsHeadProps = { canCombine: boolean; combination: ReturnType<typeof useCombination> };

/** The title and actions of the list; on phones all but the main one are in the menu. */
export function ReportsHead({ canCombine, combination }: ReportsHeadProps) {
  const isPhone = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const isOn = combination.combining !== null;
  // What ends the mode stays in sight.
  const hasButton = canCombine && (!isPhone || isOn);
  const menuButton = useRef<HTMLButtonElement>(null);
  const cancel = (): void => {
    combination.cancel();
    // The button goes, and where the mode was begun is what it leaves.
    if (isPhone) menuButton.current?.focus();
  };
  return (
    <ScreenHead title={reportMessages.title} lead={reportMessages.lead}>
      <Group
        gap="xs"
        wrap={isPhone ? 'nowrap' : 'wrap'}
        className={classes.actions ?? ''}
        data-phone={isPhone || undefined}
      >
        {hasButton && <CombineButton {...combination} cancel={cancel} />}
        {!isPhone && (
          <Button
            variant="default"
            leftSection={<IconHistory size={18} stroke={1.7} aria-hidden />}
            renderRoot={(props) => <Link to="/app/reports/audit" {...props} />}
          >
            {reportAuditMessages.open}
          </Button>
        )}
        {isPhone && !isOn && <CreateButton />}
        <RowMenu label={reportMessages.more} buttonRef={menuButton}>
          {isPhone && canCombine && !isOn && (
            <Menu.Item
              leftSection={<IconFiles size={16} stroke={1.7} aria-hidden />}
              onClick={combination.start}
            >
              {reportMessages.combined.start}
            </Menu.Item>
          )}
          {isPhone && (
            <Menu.Item
              leftSection={<IconHistory size={16} stroke={1.7} aria-hidden />}
              renderRoot={(props) => <Link to="/app/reports/audit" {...props} />}
            >
              {reportAuditMessages.open}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconCalendarClock size={16} stroke={1.7} aria-hidden />}
            renderRoot={(props) => <Link to="/app/reports/schedules" {...props} />}
          >
            {scheduleMessages.screen.open}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconPlugConnected size={16} stroke={1.7} aria-hidden />}
            renderRoot={(props) => <Link to="/app/reports/tokens" {...props} />}
          >
            {apiTokenMessages.open}
          </Menu.Item>
        </RowMenu>
        {!isPhone && <CreateButton />}
      </Group>
    </ScreenHead>
  );
}

/** One button turns the combined download on and off, so that the focus stays where it is. */
function CombineButton({ combining, start, cancel }: ReportsHeadProps['combination']) {
  const isOn = combining !== null;
  const Icon = isOn ? IconX : IconFiles;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={18} aria-hidden />}
      onClick={isOn ? cancel : start}
      className={classes.mainAction ?? ''}
    >
      {isOn ? reportMessages.combined.cancel : reportMessages.combined.start}
    </Button>
  );
}

function CreateButton() {
  return (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      renderRoot={(props) => <Link to="/app/reports/gallery" {...props} />}
      className={classes.mainAction ?? ''}
    >
      {reportMessages.create}
    </Button>
  );
}
