import { DrawingStyles } from '@lienzo/editor/drawing-styles';
import { type Orientation, type PageSetup, pageSize } from '@lienzo/schema/report/report';
import { useCallback, useState } from 'react';
import classes from './PaperPicture.module.css';

/** CSS pixels per point. */
const PIXELS = 96 / 72;

type PaperPictureProps = {
  /** The content of a `.lz-paper` element, by the one drawing, which escapes every text of the report. */
  html: string;
  orientation: Orientation;
  margins: PageSetup['margins'];
  /** Of the page without its margins, in points: no picture is higher. */
  bodyHeight: number;
};

/** The upper part of a page, scaled to its place. */
export function PaperPicture({ html, orientation, margins, bodyHeight }: PaperPictureProps) {
  const { top, right, bottom, left } = margins;
  const [shown, setShown] = useState(0);
  // Measured with the first commit: otherwise the page would be blank until the next frame.
  const measure = useCallback((paper: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setShown(paper.clientWidth));
    setShown(paper.clientWidth);
    observer.observe(paper);
    return () => observer.disconnect();
  }, []);
  const { width } = pageSize(orientation);
  return (
    <>
      <DrawingStyles />
      <div ref={measure} className={classes.paper} data-orientation={orientation}>
        <div
          className={classes.scaled}
          style={{
            width: `${width}pt`,
            '--lz-body-height': `${bodyHeight}pt`,
            padding: `${top}pt ${right}pt ${bottom}pt ${left}pt`,
            transform: `scale(${shown / (width * PIXELS)})`,
          }}
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing escapes every text of the report */}
          <div className="lz-paper" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      </div>
    </>
  );
}
