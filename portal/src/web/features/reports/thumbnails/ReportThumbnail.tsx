import type { Orientation } from '@lienzo/schema/report/report';
import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import { useIntersection } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { PaperPicture } from './PaperPicture';
import classes from './ReportThumbnail.module.css';
import { thumbnailQuery } from './thumbnail-query';

/**
 * The first page of a report, with invented rows; decorative. It is asked for and drawn while the card is near the
 * viewport only; until then, and when there is none, a neutral page is shown.
 */
export function ReportThumbnail({
  report,
}: {
  report: Pick<ReportSummary, 'id' | 'orientation' | 'updated_at'>;
}) {
  const near = useIntersection<HTMLDivElement>({ rootMargin: '200px' });
  const isNear = near.entry?.isIntersecting === true;
  const { data } = useQuery({ ...thumbnailQuery(report), enabled: isNear });
  const html = data?.html ?? null;
  return (
    <div ref={near.ref} className={classes.desk} aria-hidden inert>
      {isNear && data !== undefined && html !== null ? (
        <PaperPicture
          html={html}
          orientation={data.orientation}
          papel={data.papel}
          margins={data.margins}
          bodyHeight={data.body_height}
        />
      ) : (
        <NeutralPage orientation={report.orientation} />
      )}
    </div>
  );
}

/** A page of which nothing is known but its orientation. */
export function NeutralThumbnail({ orientation }: { orientation: Orientation }) {
  return (
    <div className={classes.desk} aria-hidden>
      <NeutralPage orientation={orientation} />
    </div>
  );
}

function NeutralPage({ orientation }: { orientation: Orientation }) {
  return (
    <div className={classes.neutral} data-orientation={orientation}>
      <span className={classes.title} />
      <span className={classes.line} />
      <span className={classes.line} />
      <span className={classes.table} />
    </div>
  );
}
