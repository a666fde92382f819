import { formatMomentWithSeconds } from '@lienzo/schema/data/format';
import type { AccountEvent } from '@lienzo/schema/notices/audit-endpoints';
import { auditMessages } from '@lienzo/schema/notices/audit-messages';
import { Table, Text } from '@mantine/core';
import classes from './audit.module.css';

type AuditTableProps = { events: readonly AccountEvent[]; showsOrganization: boolean };

/** What happened, the newest first; a narrow window shows each entry as a few lines. */
export function AuditTable({ events, showsOrganization }: AuditTableProps) {
  const { columns } = auditMessages;
  return (
    <div className={classes.frame}>
      <Table className={classes.table ?? ''} aria-label={auditMessages.tableLabel}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{columns.at}</Table.Th>
            <Table.Th>{columns.what}</Table.Th>
            <Table.Th>{columns.person}</Table.Th>
            <Table.Th>{columns.actor}</Table.Th>
            <Table.Th>{columns.origin}</Table.Th>
            {showsOrganization && <Table.Th>{columns.organization}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {events.map((event) => (
            <Table.Tr key={event.id}>
              <Table.Td className={`${classes.at} lienzo-figures`}>
                {formatMomentWithSeconds(event.at)}
              </Table.Td>
              <Table.Td className={classes.what ?? ''}>{auditMessages.sentence(event.kind, event)}</Table.Td>
              <Table.Td>{event.person !== null && <Person {...event.person} />}</Table.Td>
              <Table.Td>{actorText(event)}</Table.Td>
              <Table.Td>
                <Origin event={event} />
              </Table.Td>
              {showsOrganization && <Table.Td>{event.organization}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Person({ name, mail }: NonNullable<AccountEvent['person']>) {
  return (
    <>
      <span className={classes.name}>{name}</span>
      <Text span display="block" size="xs" c="dimmed" className={classes.mail ?? ''}>
        {mail}
      </Text>
    </>
  );
}

/** A refused login, a mailed link: nobody who was signed in. */
function actorText({ actor, person }: AccountEvent): string {
  if (actor === null) return auditMessages.nobody;
  return actor.id === person?.id ? auditMessages.own : actor.name;
}

function Origin({ event: { address, device } }: { event: AccountEvent }) {
  if (address === null) return null;
  return (
    <>
      <span>{device ?? auditMessages.unknownDevice}</span>
      <Text span display="block" size="xs" c="dimmed" className="lienzo-figures">
        {address}
      </Text>
    </>
  );
}
