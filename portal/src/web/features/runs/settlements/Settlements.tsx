import { masterCodes } from '@lienzo/schema/masters/master-codes';
import type { PayrollRun } from '@lienzo/schema/runs/run-endpoints';
import type { Leaver, SettlementRecord } from '@lienzo/schema/runs/settlement-endpoints';
import { settlementMessages as texts } from '@lienzo/schema/runs/settlement-messages';
import { Badge, Button, Skeleton, Table, Text, Title, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import listClasses from '../../../shared/lists/ListTable.module.css';
import { FailedState } from '../../../shared/states/FailedState';
import classes from '../runs.module.css';
import { settlementsQuery } from '../runs-queries';
import { SettlementDialog } from './SettlementDialog';

/** Where findings lead to. */
export const SETTLEMENTS_ANCHOR = 'finiquitos';

/** Who leaves in the period of a finiquito, and what is due to them. */
export function Settlements({ run }: { run: PayrollRun }) {
  const settlements = useQuery(settlementsQuery(run.paysheet_id, run.period_id));
  const [opened, open] = useState<Leaver | null>(null);
  const { cliente } = useSearch({ from: '/app/cierre' });
  if (settlements.isLoadingError)
    return (
      <FailedState title={texts.failed} error={settlements.error} retry={() => void settlements.refetch()} />
    );
  if (settlements.data === undefined) return <Skeleton height={120} />;
  const { people, can } = settlements.data;
  return (
    <section id={SETTLEMENTS_ANCHOR} aria-label={texts.title} className={classes.part}>
      <div className={classes.bar}>
        <Title order={3} size="h5">
          {texts.title}
        </Title>
        <Button
          variant="default"
          size="compact-sm"
          renderRoot={(props) => (
            <Link
              to="/app/nomina"
              search={{ cliente, nomina: run.paysheet_id, vista: 'empleados' }}
              {...props}
            />
          )}
        >
          {texts.employees}
        </Button>
      </div>
      <Text size="sm" c="dimmed" mb="xs">
        {people.length === 0 ? texts.none : texts.lead}
      </Text>
      {people.length > 0 && (
        <div className={listClasses.frame}>
          <Table className={listClasses.table ?? ''} aria-label={texts.title}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{texts.person}</Table.Th>
                <Table.Th>{texts.leaving}</Table.Th>
                <Table.Th>{texts.due}</Table.Th>
                <Table.Th>
                  <VisuallyHidden>{texts.capture}</VisuallyHidden>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {people.map((person) => (
                <Table.Tr key={person.employee_id}>
                  <Table.Td>{`${person.human_id ?? ''} ${person.name}`.trim()}</Table.Td>
                  <Table.Td>{leavingOf(person)}</Table.Td>
                  <Table.Td>
                    {person.facts === null ? (
                      <Badge color="red" variant="light" tt="none">
                        {texts.missing}
                      </Badge>
                    ) : (
                      textOf(person.facts)
                    )}
                  </Table.Td>
                  <Table.Td>
                    {can.edit && (
                      <Button
                        size="compact-xs"
                        variant="subtle"
                        aria-label={texts.captureOf(person.name)}
                        onClick={() => open(person)}
                      >
                        {texts.capture}
                      </Button>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      <SettlementDialog
        position={{ nomina_id: run.paysheet_id, period: run.period_id }}
        leaver={opened}
        close={() => open(null)}
      />
    </section>
  );
}

const leavingOf = ({ termination_date, causa_baja }: Leaver): string =>
  texts.leavingOf(
    termination_date,
    causa_baja === null ? texts.noCause : masterCodes.leavingCauses[causa_baja],
  );

const PARTS = ['pays_salary', 'pays_indemnity', 'pays_twenty_days', 'pays_seniority'] as const;

const textOf = (facts: SettlementRecord): string =>
  texts.words(
    facts.pending_vacation_days,
    PARTS.filter((part) => facts[part]).map((part) => texts.parts[part]),
  );
