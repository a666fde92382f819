import type { ResultImport } from '@lienzo/schema/runs/result-import-endpoints';
import { resultImportMessages as texts } from '@lienzo/schema/runs/result-import-messages';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import { Badge, ScrollArea, Text } from '@mantine/core';
import classes from './file-findings.module.css';

const COLORS = { error: 'red', warning: 'yellow', info: 'gray' } as const;

type FileFindingsProps = { findings: ResultImport['findings']; leftOut: number };

/** What is wrong with a file, by row. */
export function FileFindings({ findings, leftOut }: FileFindingsProps) {
  return (
    <section aria-label={texts.findings}>
      <ScrollArea.Autosize mah={280} type="auto">
        <ul className={classes.list}>
          {findings.map(({ row, column, severity, message, value }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the findings of an answer never change
            <li key={at}>
              <Badge color={COLORS[severity]} variant="light" tt="none">
                {runMessages.findings.severities[severity]}
              </Badge>{' '}
              <b>{texts.place(row, column)}</b>
              {value !== null && ` (${value})`}: {message}
            </li>
          ))}
        </ul>
      </ScrollArea.Autosize>
      {leftOut > 0 && (
        <Text size="sm" c="dimmed">
          {texts.leftOut(leftOut)}
        </Text>
      )}
    </section>
  );
}
