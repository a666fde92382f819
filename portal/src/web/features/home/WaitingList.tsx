import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './home.module.css';

type WaitingListProps = { title: string; children: readonly ReactNode[]; footer?: ReactNode };

/** A list with a title; renders nothing when it is empty. */
export function WaitingList({ title, children, footer }: WaitingListProps) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <div className={classes.panel}>
      <Title order={3} id={id} className={classes.panelTitle ?? ''}>
        {title}
      </Title>
      <ul className={classes.waiting} aria-labelledby={id}>
        {children}
      </ul>
      {footer}
    </div>
  );
}
