import { FINDINGS_PAGE, type Finding, type PayrollRun } from '@lienzo/schema/runs/run-endpoints';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import { Badge, Pagination, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import listClasses from '../../shared/lists/ListTable.module.css';
import { FailedState } from '../../shared/states/FailedState';
import { FindingFix } from './FindingFix';
import classes from './runs.module.css';
import { findingsQuery } from './runs-queries';
import { TraceDrawer, type Traced } from './TraceDrawer';

const texts = runMessages.findings;
const COLORS = { error: 'red', warning: 'yellow', info: 'gray' } as const;

/** What the calculation found, errors first. */
export function FindingsTable({ runId, run }: { runId: number; run: PayrollRun }) {
  const { version } = run;
  const [page, setPage] = useState(1);
  const [traced, setTraced] = useState<Traced | null>(null);
  const findings = useQuery(findingsQuery(runId, version, page));
  if (findings.isLoadingError)
    return <FailedState title={texts.failed} error={findings.error} retry={() => void findings.refetch()} />;
  const { total, findings: shown } = findings.data ?? { total: 0, findings: [] };
  return (
    <section aria-label={texts.title} className={classes.part}>
      <Title order={3} size="h5" mb="xs">
        {total === 0 ? texts.title : texts.counted(total)}
      </Title>
      {findings.data !== undefined && total === 0 && <Text c="dimmed">{texts.none}</Text>}
      {shown.length > 0 && (
        <div className={listClasses.frame}>
          <Table className={listClasses.table ?? ''} aria-label={texts.title}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{texts.person}</Table.Th>
                <Table.Th>{texts.what}</Table.Th>
                <Table.Th>{texts.fix}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {shown.map((finding) => (
                <Table.Tr key={finding.id}>
                  <Table.Td>{personOf(finding)}</Table.Td>
                  <Table.Td>
                    <Badge color={COLORS[finding.severity]} variant="light" tt="none" mr={8}>
                      {texts.severities[finding.severity]}
                    </Badge>
                    {finding.message}
                  </Table.Td>
                  <Table.Td className={classes.fix ?? ''}>
                    <FindingFix finding={finding} run={run} showLines={setTraced} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      {total > FINDINGS_PAGE && (
        <Pagination
          mt="sm"
          size="sm"
          total={Math.ceil(total / FINDINGS_PAGE)}
          value={page}
          onChange={setPage}
          getControlProps={(control) => ({ 'aria-label': texts.pages[control] })}
        />
      )}
      <TraceDrawer
        of={{ paysheetId: run.paysheet_id, periodId: run.period_id, version }}
        person={traced}
        close={() => setTraced(null)}
      />
    </section>
  );
}

const personOf = ({ name, human_id }: Finding): string =>
  name === null ? texts.everybody : `${human_id ?? ''} ${name}`.trim();
