import { formatMoment } from '@lienzo/schema/data/format';
import { downloadMessages } from '@lienzo/schema/reports/download-messages';
import type { DraftSummary } from '@lienzo/schema/reports/report-draft-endpoints';
import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { Badge, Checkbox, Text, Tooltip } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { DownloadMenu } from '../../shared/downloads/DownloadMenu';
import { ReportOptions } from './changes/ReportOptions';
import type { ReportChange } from './changes/report-change';
import type { Combining } from './combining/use-combination';
import { FiltersMenu } from './filters/FiltersMenu';
import { ProofBadge } from './proof/ProofBadge';
import classes from './ReportCard.module.css';
import { ReportThumbnail } from './thumbnails/ReportThumbnail';

type ReportCardProps = {
  report: ReportSummary;
  /** The user's own draft of it. */
  draft: DraftSummary | undefined;
  ask: (change: ReportChange) => void;
  /** Opens 'Descargar por partes'. */
  split: () => void;
  /** The mode 'Descarga combinada'; null while it is off. */
  combining: Combining | null;
};

/** A report of the list with its options, filter and download menus. */
export function ReportCard({ report, draft, ask, split, combining }: ReportCardProps) {
  const { id, nombre, can } = report;
  const isChosen = combining?.chosen.some((one) => one.id === id) ?? false;
  return (
    <article className={classes.card} aria-label={nombre} data-chosen={isChosen || undefined}>
      <div className={classes.top}>
        {combining !== null && can.combine && (
          <Checkbox
            size="md"
            aria-label={reportMessages.combined.tick(nombre)}
            checked={isChosen}
            disabled={combining.isFull && !isChosen}
            onChange={() => combining.toggle(id)}
          />
        )}
        <div className={classes.words}>
          <Text component="h2" className={classes.name ?? ''} lineClamp={2} title={nombre}>
            {can.edit ? (
              <Link to="/app/reports/create" search={{ report_id: id }}>
                {nombre}
              </Link>
            ) : (
              nombre
            )}
          </Text>
          <Badges report={report} draft={draft} />
        </div>
        <ReportOptions report={report} ask={ask} split={split} />
      </div>
      <div className={classes.facts}>
        <Text size="sm" c="dimmed" truncate>
          {reportMessages.orientationAndAuthor(reportMessages[report.orientation], report.usuario_nombre)}
        </Text>
        <Text size="sm" c="dimmed">
          {report.es_estatico
            ? reportMessages.staticOrigin
            : reportMessages.updated(formatMoment(report.updated_at))}
        </Text>
      </div>
      <div className={classes.actions}>
        {report.producto === undefined ? <FiltersMenu report={report} /> : <span />}
        <DownloadMenu
          label={downloadMessages.menuOf(nombre)}
          orientation={report.orientation}
          what={() => ({
            name: nombre,
            report: { report_id: id },
            // A product asks by its parameters.
            ...(report.es_estatico && report.producto === undefined && { staticId: id }),
          })}
        />
      </div>
      <div className={classes.picture}>
        <ReportThumbnail report={report} />
      </div>
    </article>
  );
}

function Badges({ report, draft }: Pick<ReportCardProps, 'report' | 'draft'>) {
  const { proof, own_filters } = report;
  const isPlain = report.habilitado && !report.es_estatico;
  if (isPlain && draft === undefined && proof === undefined && own_filters === undefined) return null;
  return (
    <div className={classes.badges}>
      {draft !== undefined && (
        <Tooltip label={reportMessages.draftHelp(formatMoment(draft.updated_at))}>
          <Badge variant="light" color="yellow" size="md">
            {reportMessages.draft}
          </Badge>
        </Tooltip>
      )}
      {report.es_estatico && (
        <Tooltip
          label={report.producto === undefined ? reportMessages.staticHelp : reportMessages.productHelp}
        >
          <Badge variant="light" size="md">
            {report.producto === undefined ? reportMessages.static : reportMessages.product}
          </Badge>
        </Tooltip>
      )}
      {!report.habilitado && (
        <Badge variant="light" color="red" size="md">
          {reportMessages.disabled}
        </Badge>
      )}
      {proof !== undefined && <ProofBadge proof={proof} name={report.nombre} />}
      {own_filters === true && (
        <Tooltip label={reportMessages.ownFilters}>
          <Badge
            variant="light"
            color="yellow"
            size="md"
            leftSection={<IconFilter size={12} stroke={2.2} aria-hidden />}
          >
            {reportMessages.ownFiltersMark}
          </Badge>
        </Tooltip>
      )}
    </div>
  );
}
