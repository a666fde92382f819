import { ActionIcon, Tooltip } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import classes from './BarButton.module.css';

type Props = ComponentPropsWithRef<'button'> & {
  label: string;
  icon: TablerIcon;
  pressed?: boolean;
  danger?: boolean;
};

/** A small icon button with a tooltip, optionally with a menu. It does not take the focus. */
export function BarButton({ label, icon: Icon, pressed, danger, disabled = false, ...button }: Props) {
  return (
    <Tooltip label={label} openDelay={400}>
      <ActionIcon
        {...button}
        variant={pressed ? 'light' : 'subtle'}
        color={danger ? 'red' : pressed ? 'var(--lz-accent)' : 'gray'}
        size={28}
        className={classes.button}
        aria-label={label}
        aria-pressed={pressed}
        disabled={disabled}
        onMouseDown={(event) => event.preventDefault()}
      >
        <Icon size={17} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
