import type { BulkFile } from '@lienzo/schema/bulk/bulk-endpoints';
import { bulkMessages as phrases } from '@lienzo/schema/bulk/bulk-messages';
import type { WorkbookFinding } from '@lienzo/schema/workbooks/workbook-finding';
import { Alert, List, ScrollArea } from '@mantine/core';

/** Findings that are listed; a file can have a thousand. */
const SHOWN = 50;

/** What was found about the file, and who in it is in no payroll. */
export function BulkFindings({ loaded }: { loaded: BulkFile }) {
  const { sin_nomina: strangers } = loaded;
  const rows = new Set(strangers.map(({ renglon }) => renglon));
  // People without a payroll have a list of their own.
  const findings = loaded.findings.filter(
    ({ row, severity }) => !(severity === 'error' && rows.has(row ?? 0)),
  );
  const isBlocked = findings.some(({ severity, row }) => severity === 'error' && row === null);
  return (
    <>
      {findings.length > 0 && (
        <Alert
          color={isBlocked ? 'red' : 'yellow'}
          title={phrases.findingsTitle}
          {...(isBlocked ? { role: 'alert' } : {})}
        >
          <Lines
            texts={findings.map((one) => phrases.finding(positionOf(one), one.message))}
            leftOut={loaded.left_out}
          />
        </Alert>
      )}
      {strangers.length > 0 && (
        <Alert color="orange" title={phrases.strangersTitle}>
          {phrases.strangersHelp}
          <Lines
            texts={strangers.map(({ renglon, 'NUM EMPLEADO': number, NOMBRE: name }) =>
              phrases.stranger(renglon, number, name),
            )}
            leftOut={0}
          />
        </Alert>
      )}
    </>
  );
}

function Lines({ texts, leftOut }: { texts: readonly string[]; leftOut: number }) {
  const more = Math.max(0, texts.length - SHOWN) + leftOut;
  return (
    <ScrollArea.Autosize mah={160} type="auto" viewportProps={{ tabIndex: 0 }}>
      <List size="sm">
        {texts.slice(0, SHOWN).map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
        {more > 0 && <List.Item>{phrases.more(more)}</List.Item>}
      </List>
    </ScrollArea.Autosize>
  );
}

const positionOf = ({ sheet, row, column }: WorkbookFinding): string =>
  [
    sheet === null ? null : phrases.sheet(sheet),
    row === null ? null : phrases.row(row),
    column === null ? null : phrases.column(column),
  ]
    .filter((part) => part !== null)
    .join(', ');
