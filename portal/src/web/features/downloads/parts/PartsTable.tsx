import { formatMediumDate } from '@lienzo/schema/data/format';
import { formatBytes } from '@lienzo/schema/data/format-bytes';
import type { PartOfReport, PartsManifest } from '@lienzo/schema/reports/parts-endpoints';
import { partsMessages } from '@lienzo/schema/reports/parts-messages';
import { deliveryMessages } from '@lienzo/schema/schedules/delivery-messages';
import { Badge, Table, Text, UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { messageOf } from '../../../shared/api/message-of';
import { openTicket } from '../../../shared/downloads/open-ticket';
import { RenderNotes } from '../../../shared/downloads/RenderNotes';
import list from '../../../shared/lists/ListTable.module.css';
import { notify } from '../../../shared/notices/notify';
import classes from '../downloads.module.css';

const { list: texts } = partsMessages;
const COLORS = { made: 'gray', delivered: 'brand', failed: 'red' } as const;

/** A page of the files; the name of one downloads it. */
export function PartsTable({ manifest }: { manifest: PartsManifest }) {
  const { parts, column, render, target } = manifest;
  return (
    <div className={list.frame}>
      <Table className={list.table ?? ''} aria-label={texts.files} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.file}</Table.Th>
            <Table.Th className={list.wide ?? ''}>{column}</Table.Th>
            <Table.Th className={`${list.wide} ${list.number}`}>{texts.rows}</Table.Th>
            <Table.Th className={list.wide ?? ''}>{texts.destination}</Table.Th>
            <Table.Th>{texts.state}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {parts.map((part) => (
            <Table.Tr key={part.key}>
              <Table.Td>
                <UnstyledButton
                  className={list.name ?? ''}
                  aria-label={texts.download(part.name)}
                  onClick={() => void save(render.id, part)}
                >
                  {part.name}
                </UnstyledButton>
                <RenderNotes notes={part.notes} of={part.name} />
                {/* What the narrow table has no columns for. */}
                <Text size="sm" c="dimmed" className={list.narrow ?? ''}>
                  {texts.rowCount(part.rows)} · {formatBytes(part.size)}
                </Text>
                <Text component="div" size="sm" className={list.narrow ?? ''}>
                  <Destination manifest={manifest} part={part} />
                </Text>
              </Table.Td>
              <Table.Td className={list.wide ?? ''}>{part.value}</Table.Td>
              <Table.Td className={`${list.wide} ${list.number} lienzo-figures`}>
                {part.rows.toLocaleString('es-MX')}
              </Table.Td>
              <Table.Td className={list.wide ?? ''}>
                <Destination manifest={manifest} part={part} />
              </Table.Td>
              <Table.Td>
                <div className={classes.outcome}>
                  <Badge variant="light" color={COLORS[part.state]}>
                    {texts.states[target][part.state]}
                  </Badge>
                  {part.link !== null && (
                    <Text size="sm" c="dimmed">
                      {deliveryMessages.downloads(
                        part.link.downloads,
                        formatMediumDate(part.link.expires_at),
                      )}
                    </Text>
                  )}
                  {part.problem !== null && (
                    <Text size="sm" c="dimmed">
                      {part.problem}
                    </Text>
                  )}
                </div>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

type DestinationProps = { manifest: PartsManifest; part: PartOfReport };

/** Where the file went: the archive, its folder, or a mail address. */
function Destination({ manifest: { target, folder }, part: { placed, recipient } }: DestinationProps) {
  switch (target) {
    case 'zip':
      return texts.toZip;
    case 'mail':
      return <span className={classes.address}>{recipient === '' ? texts.noAddress : recipient}</span>;
    case 'folder':
      if (folder === null) return texts.folderGone;
      return (
        <Link
          to="/app/directorio/$id"
          params={{ id: folder.id }}
          search={placed === null ? {} : { elegidos: [placed.file_id] }}
        >
          {folder.name}
        </Link>
      );
  }
}

async function save(render_id: string, { key, name }: PartOfReport): Promise<void> {
  try {
    await openTicket({ render_id, part_key: key });
  } catch (cause) {
    notify.danger(messageOf(cause), `part ${name}`);
  }
}
