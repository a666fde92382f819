import { formatMediumDate, formatMoment } from '@lienzo/schema/data/format';
import { formatBytes } from '@lienzo/schema/data/format-bytes';
import { downloadMessages } from '@lienzo/schema/reports/download-messages';
import { partsMessages } from '@lienzo/schema/reports/parts-messages';
import type { Render } from '@lienzo/schema/reports/render-endpoints';
import { Badge, Progress, Table, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { progressPercent, progressText } from '../../shared/downloads/progress-text';
import { RenderNotes } from '../../shared/downloads/RenderNotes';
import { isDivided, isPending } from '../../shared/downloads/render-kinds';
import list from '../../shared/lists/ListTable.module.css';
import { DownloadActions } from './DownloadActions';
import classes from './downloads.module.css';
import { useDownloadChanges } from './use-download-changes';

const COLORS = {
  queued: 'gray',
  running: 'yellow',
  done: 'brand',
  failed: 'red',
  cancelled: 'gray',
} satisfies Record<Render['state'], string>;

/** The person's files, newest first; the name of one that is ready downloads it. */
export function DownloadsTable({ renders }: { renders: readonly Render[] }) {
  const { columns } = downloadMessages;
  return (
    <div className={list.frame}>
      <Table className={list.table ?? ''} aria-label={downloadMessages.listTitle} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{columns.name}</Table.Th>
            <Table.Th className={list.wide ?? ''}>{columns.state}</Table.Th>
            <Table.Th className={`${list.wide} ${list.number}`}>{columns.size}</Table.Th>
            <Table.Th className={list.wide ?? ''}>{columns.created}</Table.Th>
            <Table.Th className={list.wide ?? ''}>{columns.expires}</Table.Th>
            <Table.Th>
              <VisuallyHidden>{downloadMessages.actions}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {renders.map((render) => (
            <DownloadRow key={render.id} render={render} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function DownloadRow({ render }: { render: Render }) {
  const { save } = useDownloadChanges(render);
  const fileName = `${render.name}.${render.format}`;
  return (
    <Table.Tr>
      <Table.Td>
        {render.state === 'done' ? (
          <UnstyledButton className={list.name ?? ''} onClick={save}>
            {fileName}
          </UnstyledButton>
        ) : (
          fileName
        )}
        {/* The state, size and date stand here where the table is too narrow for their columns. */}
        <div className={list.narrow}>
          <DownloadState render={render} />
        </div>
        {isDivided(render) && (
          <Text size="sm">
            <Link className={list.name} to="/app/descargas/$renderId" params={{ renderId: render.id }}>
              {partsMessages.list.open}
            </Link>
          </Text>
        )}
        <Facts facts={render.facts} of={fileName} />
        <RenderNotes notes={render.notes} of={fileName} />
        <Text size="sm" c="dimmed" className={list.narrow ?? ''}>
          {formatMoment(render.created_at)} · {askedBy(render)}
          {render.size !== null && ` · ${formatBytes(render.size)}`}
        </Text>
      </Table.Td>
      <Table.Td className={list.wide ?? ''}>
        <DownloadState render={render} />
      </Table.Td>
      <Table.Td className={`${list.wide} ${list.number} lienzo-figures`}>
        {render.size !== null && formatBytes(render.size)}
      </Table.Td>
      <Table.Td className={list.wide ?? ''}>
        {formatMoment(render.created_at)}
        <Text size="sm" c="dimmed" className={classes.asker ?? ''}>
          {askedBy(render)}
        </Text>
      </Table.Td>
      <Table.Td className={list.wide ?? ''}>
        {render.state === 'done' && formatMediumDate(render.expires_at)}
      </Table.Td>
      <Table.Td className={list.actionsCell ?? ''}>
        <DownloadActions render={render} />
      </Table.Td>
    </Table.Tr>
  );
}

const askedBy = ({ asked_by: { kind, name } }: Render): string =>
  kind === 'schedule' ? downloadMessages.askedBySchedule(name) : (name ?? '');

/** What it was made of. */
function Facts({ facts, of }: { facts: Render['facts']; of: string }) {
  if (facts.length === 0) return null;
  return (
    <dl className={classes.facts} aria-label={downloadMessages.factsOf(of)}>
      {facts.map(({ label, value }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}:</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function DownloadState({ render }: { render: Render }) {
  const { state, progress, problems, name } = render;
  const percent = progressPercent(progress);
  return (
    <div className={classes.state}>
      <Badge variant="light" color={COLORS[state]}>
        {downloadMessages.states[state]}
      </Badge>
      {problems.length > 0 && (
        <Text size="sm" c="dimmed">
          {problems.map(({ message }) => message).join(' ')}
        </Text>
      )}
      {isPending(render) && progress !== null && (
        <div className={classes.progress}>
          {percent !== null && (
            <Progress size="xs" mb={4} value={percent} aria-label={downloadMessages.progressLabel(name)} />
          )}
          <Text size="sm" c="dimmed" className="lienzo-figures">
            {progressText(progress)}
          </Text>
        </div>
      )}
    </div>
  );
}
