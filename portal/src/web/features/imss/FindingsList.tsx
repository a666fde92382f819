import type { ImssFinding } from '@lienzo/schema/imss/finding/imss-finding';
import { imssMessages as texts } from '@lienzo/schema/imss/imss-messages';
import { Badge, Text, Title } from '@mantine/core';
import classes from './imss.module.css';

const COLORS = { error: 'red', warning: 'yellow', info: 'gray' } as const;
const ORDER = ['error', 'warning', 'info'];

type FindingsListProps = {
  title: string;
  findings: readonly ImssFinding[];
  /** Those that are counted and not listed. */
  more?: number;
};

/** What is wrong about whom, and what to do; errors first. */
export function FindingsList({ title, findings, more = 0 }: FindingsListProps) {
  if (findings.length === 0) return null;
  const sorted = findings.toSorted(
    (one, other) => ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity),
  );
  return (
    <section aria-label={title}>
      <Title order={3} size="h5" mb="xs">
        {title}
      </Title>
      <ul className={classes.findings}>
        {sorted.map(({ code, severity, line, nss, person_number, name, message, value, fix }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: findings have no identity, and the list is replaced as a whole
          <li key={`${at} ${code} ${nss}`}>
            <Badge color={COLORS[severity]} variant="light" tt="none" mr={8}>
              {texts.severities[severity]}
            </Badge>
            <Text span size="sm" fw={550}>
              {[line === null ? '' : texts.line(line), person_number, name || nss].filter(Boolean).join(' ')}
            </Text>
            <Text size="sm">
              {message} {fix}
              {value === null || value === '' ? '' : ` ${texts.value(value)}`}
            </Text>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Text size="sm" c="dimmed">
          {texts.more(more)}
        </Text>
      )}
    </section>
  );
}
