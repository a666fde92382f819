import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import classes from './data.module.css';

type Props = { title: string; add?: string; onAdd?: () => void; children?: ReactNode };

/** The heading of a list in "Datos" with its add button; a new entry takes the focus. */
export function FieldHead({ title, add, onAdd, children }: Props) {
  return (
    <div className={classes.head} data-lz-field-head>
      <h4>{title}</h4>
      {children}
      {add === undefined ? null : (
        <Tooltip label={add} openDelay={400}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={24}
            aria-label={add}
            onClick={(event) => {
              const list = event.currentTarget.closest('[data-lz-field-head]')?.parentElement;
              flushSync(() => onAdd?.());
              list?.lastElementChild?.querySelector<HTMLElement>('input')?.focus();
            }}
          >
            <IconPlus size={16} stroke={1.8} />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  );
}
