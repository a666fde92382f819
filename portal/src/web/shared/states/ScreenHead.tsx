import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle';
import classes from './ScreenHead.module.css';

type ScreenHeadProps = {
  title: string;
  lead: string;
  /** What is done here most often. */
  children?: ReactNode;
};

/** The head of a screen: what it is, and its main action. */
export function ScreenHead({ title, lead, children }: ScreenHeadProps) {
  return (
    <header className={classes.head}>
      <div className={classes.heading}>
        <PageTitle>{title}</PageTitle>
        <Text c="dimmed">{lead}</Text>
      </div>
      {children}
    </header>
  );
}
