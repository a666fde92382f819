import { bodyHeight } from '@lienzo/templates/drawing/body-height';
import { withRegionMargins } from '@lienzo/templates/drawing/region-margins';
import type { StarterReport } from '@lienzo/templates/reports/starter-report';
import { useIntersection } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { PaperPicture } from '../thumbnails/PaperPicture';
import { drawThumbnail } from './draw-thumbnail';
import classes from './StarterThumbnail.module.css';
import { useFigures } from './use-figures';

/** The first page as printed, scaled to the card; decorative. Rendered once the card is near the viewport. */
export function StarterThumbnail({ starter, logo }: { starter: StarterReport; logo: string | null }) {
  const near = useIntersection<HTMLDivElement>({ rootMargin: '300px' });
  const [wasNear, setWasNear] = useState(false);
  if (near.entry?.isIntersecting === true && !wasNear) setWasNear(true);
  return (
    <div ref={near.ref} className={classes.desk} aria-hidden inert>
      {wasNear && <Page starter={starter} logo={logo} />}
    </div>
  );
}

function Page({ starter, logo }: { starter: StarterReport; logo: string | null }) {
  const figures = useFigures(starter);
  const html = useMemo(() => drawThumbnail(starter, logo, figures), [starter, logo, figures]);
  const report = withRegionMargins(starter.report);
  const { orientation, page } = report;
  return (
    <PaperPicture
      html={html}
      orientation={orientation}
      papel={page.papel}
      margins={page.margins}
      bodyHeight={bodyHeight(report)}
    />
  );
}
