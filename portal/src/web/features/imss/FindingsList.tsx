import type { ImssFinding } from '@lienzo/schema/imss/finding/imss-finding';
import { imssMessages as texts } from '@lienzo/schema/imss/imss-messages';
import { Badge, Text, Title } from '@mantine/core';
import { findingsByMessage } from './group-findings';
import classes from './imss.module.css';

const COLORS = { error: 'red', warning: 'yellow', info: 'gray' } as const;

type FindingsListProps = {
  title: string;
  findings: readonly ImssFinding[];
  /** Those that are counted and not listed. */
  more?: number;
};

const whoOf = ({ line, person_number, name, nss }: ImssFinding): string =>
  [line === null ? '' : texts.line(line), person_number, name || nss].filter(Boolean).join(' ');

/** What is wrong about whom, and what to do; errors first, and what is the same of several people once. */
export function FindingsList({ title, findings, more = 0 }: FindingsListProps) {
  if (findings.length === 0) return null;
  return (
    <section aria-label={title}>
      <Title order={3} size="h5" mb="xs">
        {title}
      </Title>
      <ul className={classes.findings}>
        {findingsByMessage(findings).map((group) => {
          const [{ severity, message, fix, value }] = group;
          const people = group.map(whoOf).filter((who) => who !== '');
          return (
            <li key={`${severity} ${message} ${fix} ${value}`}>
              <Badge color={COLORS[severity]} variant="light" tt="none" mr={8}>
                {texts.severities[severity]}
              </Badge>
              {people.length === 1 && (
                <Text span size="sm" fw={550}>
                  {people[0]}
                </Text>
              )}
              {people.length > 1 && (
                <Text span size="sm" fw={550}>
                  {texts.people(people.length)}
                </Text>
              )}
              <Text size="sm">
                {message} {fix}
                {value === null || value === '' ? '' : ` ${texts.value(value)}`}
              </Text>
              {people.length > 1 && (
                <Text size="xs" c="dimmed">
                  {people.join(' · ')}
                </Text>
              )}
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <Text size="sm" c="dimmed">
          {texts.more(more)}
        </Text>
      )}
    </section>
  );
}
