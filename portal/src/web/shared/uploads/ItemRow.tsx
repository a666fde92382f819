import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ItemList.module.css';
import type { ToSend } from './upload';

type ItemRowProps = {
  thing: Pick<ToSend, 'name' | 'path'>;
  /** What is said of it, when there is no `problem`. */
  text: string;
  problem: string | null;
  bar?: ReactNode;
  /** What is done with it. */
  children: ReactNode;
};

/** A file or an empty folder, with where it goes below the target, and what is to be known of it. */
export function ItemRow({ thing: { name, path }, text, problem, bar, children }: ItemRowProps) {
  const shown = path === '' ? name : `${path}/${name}`;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text size="sm" truncate title={shown}>
          {shown}
        </Text>
        <Text size="xs" c={problem === null ? 'dimmed' : 'var(--mantine-color-error)'}>
          {problem ?? text}
        </Text>
        {bar}
      </div>
      {children}
    </li>
  );
}
