import { Text } from '@mantine/core';
import { useId } from 'react';
import classes from './versions.module.css';

type ChangeListProps = {
  title: string;
  sentences: readonly string[];
  /** Said where there are none. */
  none: string;
};

/** What differs between two versions, in words. */
export function ChangeList({ title, sentences, none }: ChangeListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.changes}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {sentences.length === 0 ? (
        <Text size="sm">{none}</Text>
      ) : (
        <ul>
          {sentences.map((sentence, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two equal sentences may stand in a list that never changes
            <li key={at}>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
