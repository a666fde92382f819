import { ActionIcon, Tooltip } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import classes from './BarButton.module.css';

type Props = {
  label: string;
  icon: TablerIcon;
  onClick: () => void;
  disabled?: boolean;
  pressed?: boolean;
  danger?: boolean;
};

/** A small icon button with its name in a tooltip. It leaves the focus where it is. */
export function BarButton({ label, icon: Icon, onClick, disabled, pressed, danger }: Props) {
  return (
    <Tooltip label={label} openDelay={400}>
      <ActionIcon
        variant={pressed ? 'light' : 'subtle'}
        color={danger ? 'red' : pressed ? 'var(--lz-accent)' : 'gray'}
        size={28}
        className={classes.button}
        aria-label={label}
        aria-pressed={pressed}
        disabled={disabled ?? false}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        <Icon size={17} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
