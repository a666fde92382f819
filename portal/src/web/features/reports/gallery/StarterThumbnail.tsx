import { DrawingStyles } from '@lienzo/editor/drawing-styles';
import { pageSize } from '@lienzo/schema/report/report';
import { bodyHeight } from '@lienzo/templates/drawing/body-height';
import { withRegionMargins } from '@lienzo/templates/drawing/region-margins';
import type { StarterReport } from '@lienzo/templates/reports/starter-report';
import { useElementSize, useIntersection } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { drawThumbnail } from './draw-thumbnail';
import classes from './StarterThumbnail.module.css';
import { useFigures } from './use-figures';

/** CSS pixels per point. */
const PIXELS = 96 / 72;

/** The first page as printed, scaled to the card; decorative. Rendered once the card is near the viewport. */
export function StarterThumbnail({ starter, logo }: { starter: StarterReport; logo: string | null }) {
  const near = useIntersection<HTMLDivElement>({ rootMargin: '300px' });
  const [wasNear, setWasNear] = useState(false);
  if (near.entry?.isIntersecting === true && !wasNear) setWasNear(true);
  return (
    <div
      ref={near.ref}
      className={classes.desk}
      data-orientation={starter.report.orientation}
      aria-hidden
      inert
    >
      {wasNear && <Page starter={starter} logo={logo} />}
    </div>
  );
}

function Page({ starter, logo }: { starter: StarterReport; logo: string | null }) {
  const paper = useElementSize<HTMLDivElement>();
  const figures = useFigures(starter);
  const html = useMemo(() => drawThumbnail(starter, logo, figures), [starter, logo, figures]);
  const paged = withRegionMargins(starter.report);
  const { orientation, page } = paged;
  const { top, right, bottom, left } = page.margins;
  const { width } = pageSize(orientation);
  return (
    <>
      <DrawingStyles />
      <div ref={paper.ref} className={classes.paper}>
        <div
          className={classes.scaled}
          style={{
            width: `${width}pt`,
            '--lz-body-height': `${bodyHeight(paged)}pt`,
            padding: `${top}pt ${right}pt ${bottom}pt ${left}pt`,
            transform: `scale(${paper.width / (width * PIXELS)})`,
          }}
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing escapes every text of the report */}
          <div className="lz-paper" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      </div>
    </>
  );
}
