import type { AppliedDifference, PendingDifference } from '@lienzo/schema/runs/correction-endpoints';
import { correctionMessages as texts } from '@lienzo/schema/runs/correction-messages';
import { Badge, Button, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import listClasses from '../../../shared/lists/ListTable.module.css';
import { money } from '../../../shared/payroll/money';

type DifferencesTableProps = {
  pending: readonly PendingDifference[];
  applied: readonly AppliedDifference[];
  mayEdit: boolean;
  apply: (one: PendingDifference) => void;
  remove: (one: AppliedDifference) => void;
};

/** What may be applied first, then what is. */
export function DifferencesTable({ pending, applied, mayEdit, apply, remove }: DifferencesTableProps) {
  return (
    <div className={listClasses.frame}>
      <Table className={listClasses.table ?? ''} aria-label={texts.title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.person}</Table.Th>
            <Table.Th>{texts.source}</Table.Th>
            <Table.Th>{texts.concept}</Table.Th>
            <Table.Th>{texts.what}</Table.Th>
            <Table.Th className={listClasses.number ?? ''}>{texts.amount}</Table.Th>
            <Table.Th>{texts.action}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {pending.map((one) => (
            <Row key={`pending ${keyOf(one)}`} of={one} cause={one.cause}>
              {!one.is_here && (
                <Text size="xs" c="dimmed">
                  {texts.notHere}
                </Text>
              )}
              {one.is_here && mayEdit && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  aria-label={texts.applyOf(one.name, one.concept)}
                  onClick={() => apply(one)}
                >
                  {texts.apply}
                </Button>
              )}
            </Row>
          ))}
          {applied.map((one) => (
            <Row key={`applied ${keyOf(one)}`} of={one} cause={one.reason}>
              <Badge variant="light" color="green" tt="none">
                {texts.applied(one.author)}
              </Badge>
              {mayEdit && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  color="red"
                  aria-label={texts.removeOf(one.name, one.concept)}
                  onClick={() => remove(one)}
                >
                  {texts.remove}
                </Button>
              )}
            </Row>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

type RowProps = { of: PendingDifference | AppliedDifference; cause: string; children: ReactNode };

const Row = ({ of: { human_id, name, source, concept, amount }, cause, children }: RowProps) => (
  <Table.Tr className="lienzo-figures">
    <Table.Td>{`${human_id ?? ''} ${name}`.trim()}</Table.Td>
    <Table.Td>{source}</Table.Td>
    <Table.Td>{concept}</Table.Td>
    <Table.Td>{cause}</Table.Td>
    <Table.Td className={listClasses.number ?? ''}>{money(amount)}</Table.Td>
    <Table.Td>{children}</Table.Td>
  </Table.Tr>
);

const keyOf = ({ employee_id, concept_id, source_period_id }: PendingDifference | AppliedDifference) =>
  `${employee_id} ${concept_id} ${source_period_id}`;
