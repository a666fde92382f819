import { formatCell } from '@lienzo/schema/data/format';
import type { DifferingPerson, StoredDifference } from '@lienzo/schema/imss/confronta-endpoints';
import { confrontaMessages } from '@lienzo/schema/imss/confronta-messages';
import { Group, Table, Text } from '@mantine/core';
import listClasses from '../../../shared/lists/ListTable.module.css';
import { branchName } from './branch-name';
import { CauseComment } from './CauseComment';
import classes from './confronta.module.css';

const texts = confrontaMessages.differences;
const money = (amount: string): string => formatCell(amount, 'numeric', 'moneda');

/** A person who differs: by how much, in what, and what was noted about each cause. */
export function PersonCard({ person }: { person: DifferingPerson }) {
  const { against, nss, name, amount, differences, comments } = person;
  const title = name ?? nss;
  return (
    <section className={classes.person} aria-label={title}>
      <Group justify="space-between" align="baseline" gap="xs">
        <div>
          <Text fw={600} component="h2" size="sm">
            {title}
          </Text>
          <Text size="xs" c="dimmed">
            {nss} · {texts.against[against]}
          </Text>
        </div>
        <Text fw={600} className={classes.amount ?? ''}>
          {money(amount)}
        </Text>
      </Group>
      <details className={classes.details}>
        <summary>{texts.counted(differences.length)}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
        <section className={listClasses.frame} tabIndex={0} aria-label={`${texts.what}: ${title}`}>
          <Table className={listClasses.table ?? ''} aria-label={`${texts.what}: ${title}`}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{texts.what}</Table.Th>
                <Table.Th className={listClasses.number ?? ''}>{texts.ours}</Table.Th>
                <Table.Th className={listClasses.number ?? ''}>{texts.theirs}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {differences.map((one, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two movements of a person may be alike
                <Table.Tr key={at}>
                  <Table.Td>{subjectOf(one)}</Table.Td>
                  <Table.Td className={listClasses.number ?? ''}>{sideOf(one, one.ours)}</Table.Td>
                  <Table.Td className={listClasses.number ?? ''}>{sideOf(one, one.theirs)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </section>
      </details>
      {comments.map((comment) => (
        <CauseComment key={`${comment.cause} ${comment.comment}`} person={person} comment={comment} />
      ))}
    </section>
  );
}

const subjectOf = ({ subject, branch }: StoredDifference): string =>
  branch === null ? texts.subjects[subject] : `${texts.subjects[subject]}: ${branchName(branch)}`;

function sideOf({ subject }: StoredDifference, value: string | null): string {
  if (value === null) return texts.absent;
  return subject === 'sbc' || subject === 'cuota' ? money(value) : value;
}
