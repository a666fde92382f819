import { formatMoment } from '@lienzo/schema/data/format';
import { homeMessages } from '@lienzo/schema/messages/home-messages';
import { downloadMessages } from '@lienzo/schema/reports/download-messages';
import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconFileText, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { DownloadMenu } from '../../shared/downloads/DownloadMenu';
import { PaperMark } from '../../shared/reports/PaperMark';
import { reportsQuery } from '../../shared/reports/reports-query';
import { FailedState } from '../../shared/states/FailedState';
import { StatePanel } from '../../shared/states/StatePanel';
import { useDelayed } from '../../shared/states/use-delayed';
import classes from './home.module.css';

/** Number of reports that staff see here, static ones aside, which nobody has worked on; client users see all that are shared with them. */
const RECENT = 6;

/** The latest reports with their actions. */
export function RecentReports({ isClient }: { isClient: boolean }) {
  const reports = useQuery(reportsQuery);
  const showSkeleton = useDelayed(reports.isPending);
  return (
    <section aria-labelledby="reportes-recientes">
      <Group justify="space-between" mb="xs" {...(isClient ? {} : { mt: 'lg' })}>
        <Title order={2} id="reportes-recientes">
          {isClient ? homeMessages.shared : homeMessages.recent}
        </Title>
        {!isClient && (
          <Link to="/app/reports" className={classes.all}>
            {homeMessages.seeAll}
          </Link>
        )}
      </Group>
      {showSkeleton && <RowSkeletons />}
      {reports.isLoadingError && (
        <FailedState title={homeMessages.failed} error={reports.error} retry={() => void reports.refetch()} />
      )}
      {reports.data !== undefined && <ReportRows reports={reports.data} isClient={isClient} />}
    </section>
  );
}

function ReportRows({ reports, isClient }: { reports: readonly ReportSummary[]; isClient: boolean }) {
  const latest = reports.toSorted((one, other) => other.updated_at.localeCompare(one.updated_at));
  const shown = isClient ? latest : latest.filter((report) => !report.es_estatico).slice(0, RECENT);
  if (shown.length === 0)
    return (
      <div className={classes.list}>
        <StatePanel
          icon={IconFileText}
          text={isClient ? homeMessages.emptyClient : homeMessages.emptyStaff}
        />
      </div>
    );
  return (
    <ul className={classes.list}>
      {shown.map((report) => (
        <ReportRow key={report.id} report={report} />
      ))}
    </ul>
  );
}

function ReportRow({ report }: { report: ReportSummary }) {
  const row = useRef<HTMLLIElement>(null);
  // Who comes from the search finds the report among dozens.
  const isTarget = useLocation({ select: ({ hash }) => hash === `reporte-${report.id}` });
  useEffect(() => {
    if (isTarget) row.current?.scrollIntoView({ block: 'center' });
  }, [isTarget]);
  return (
    <li ref={row} className={classes.row} data-found={isTarget || undefined}>
      <PaperMark orientation={report.orientation} />
      <div className={classes.words}>
        <Text fw={550} lineClamp={2}>
          {report.nombre}
        </Text>
        <Text size="sm" c="dimmed">
          {report.es_estatico
            ? reportMessages.staticOrigin
            : reportMessages.updated(formatMoment(report.updated_at))}
        </Text>
      </div>
      <div className={classes.actions}>
        {report.can.edit && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPencil size={16} aria-hidden />}
            aria-label={`${homeMessages.continueEditing}: ${report.nombre}`}
            renderRoot={(props) => (
              <Link to="/app/reports/create" search={{ report_id: report.id }} {...props} />
            )}
          >
            {homeMessages.edit}
          </Button>
        )}
        <DownloadMenu
          size="xs"
          label={downloadMessages.menuOf(report.nombre)}
          orientation={report.orientation}
          what={() => ({ name: report.nombre, report: { report_id: report.id } })}
        />
      </div>
    </li>
  );
}

function RowSkeletons() {
  return (
    <div className={classes.list} aria-hidden>
      {[0, 1, 2].map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton width={56} height={56} />
          <div className={classes.words}>
            <Skeleton height={14} width="45%" mb={8} />
            <Skeleton height={12} width="30%" />
          </div>
          <Skeleton height={36} width={130} />
        </div>
      ))}
    </div>
  );
}
