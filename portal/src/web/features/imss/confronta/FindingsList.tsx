import { confrontaMessages } from '@lienzo/schema/imss/confronta-messages';
import { Badge, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import listClasses from '../../../shared/lists/ListTable.module.css';
import { FailedState } from '../../../shared/states/FailedState';
import { findingsByPerson } from '../group-findings';
import { requestFindingsQuery } from './confronta-queries';

const texts = confrontaMessages.findings;
const COLORS = { error: 'red', warning: 'yellow', info: 'gray' } as const;

/** What was listed in the files of a request, or about people who lack data: what to do beside each. */
export function FindingsList({ requestId }: { requestId: number }) {
  const listed = useQuery(requestFindingsQuery(requestId));
  if (listed.isLoadingError)
    return <FailedState title={texts.title} error={listed.error} retry={() => void listed.refetch()} />;
  const { findings = [], left_out = 0 } = listed.data ?? {};
  if (listed.data !== undefined && findings.length === 0) return <Text c="dimmed">{texts.none}</Text>;
  if (findings.length === 0) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section className={listClasses.frame} tabIndex={0} aria-label={texts.title}>
        <Table className={listClasses.table ?? ''} aria-label={texts.title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.who}</Table.Th>
              <Table.Th>{texts.what}</Table.Th>
              <Table.Th>{texts.fix}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {findingsByPerson(findings).map(([one, ...others], at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: findings have no other key and keep their order
              <Table.Tr key={at}>
                <Table.Td>
                  {[one.person_number, one.name ?? one.nss].filter((part) => part !== null).join(' ')}
                  <Text size="xs" c="dimmed">
                    {positionOf(one)}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <Badge color={COLORS[one.severity]} variant="light" tt="none" mr={8}>
                    {texts.severities[one.severity]}
                  </Badge>
                  {one.message}
                  {others.map(({ message }) => ` ${message}`)}
                </Table.Td>
                <Table.Td>{one.fix}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      {left_out > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {texts.leftOut(left_out)}
        </Text>
      )}
    </>
  );
}

/** File, sheet and line. */
const positionOf = ({
  file,
  sheet,
  line,
}: {
  file: string;
  sheet: string | null;
  line: number | null;
}): string =>
  [file, sheet ?? '', line === null ? '' : texts.line(line)].filter((part) => part !== '').join(' · ');
