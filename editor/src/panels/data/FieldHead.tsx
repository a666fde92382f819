import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './data.module.css';

type Props = { title: string; add?: string; onAdd?: () => void; children?: ReactNode };

/** The head of a list in "Datos": what it is, and the button that adds to it. */
export function FieldHead({ title, add, onAdd, children }: Props) {
  return (
    <div className={classes.head}>
      <h4>{title}</h4>
      {children}
      {add === undefined ? null : (
        <Tooltip label={add} openDelay={400}>
          <ActionIcon variant="subtle" color="gray" size={24} aria-label={add} onClick={onAdd}>
            <IconPlus size={16} stroke={1.8} />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  );
}
