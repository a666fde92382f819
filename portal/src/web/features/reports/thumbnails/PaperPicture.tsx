import { DrawingStyles } from '@lienzo/editor/drawing-styles';
import type { Paper } from '@lienzo/schema/report/paper';
import { type Orientation, type PageSetup, pageSize } from '@lienzo/schema/report/report';
import { useCallback, useState } from 'react';
import classes from './PaperPicture.module.css';

/** CSS pixels per point. */
const PIXELS = 96 / 72;

type PaperPictureProps = {
  /** The content of a `.lz-paper` element, by the one drawing, which escapes every text of the report. */
  html: string;
  orientation: Orientation;
  papel?: Paper | undefined;
  margins: PageSetup['margins'];
  /** Of the page without its margins, in points: no picture is higher. */
  bodyHeight: number;
  /** It is as high as its content; otherwise as its place, which shows its upper part. */
  grows?: boolean;
};

/** A page, scaled to the width of its place. */
export function PaperPicture(props: PaperPictureProps) {
  const { html, orientation, papel, margins, bodyHeight, grows = false } = props;
  const { top, right, bottom, left } = margins;
  const [shown, setShown] = useState({ width: 0, height: 0 });
  // Measured with the first commit: otherwise the page would be blank until the next frame.
  const measure = useCallback((paper: HTMLDivElement) => {
    const content = paper.firstElementChild ?? paper;
    const read = (): void => setShown({ width: paper.clientWidth, height: content.clientHeight });
    const observer = new ResizeObserver(read);
    read();
    observer.observe(paper);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  const { width } = pageSize(orientation, papel);
  const scale = shown.width / (width * PIXELS);
  return (
    <>
      <DrawingStyles />
      <div
        ref={measure}
        className={classes.paper}
        data-orientation={orientation}
        {...(grows ? { style: { blockSize: shown.height * scale } } : {})}
      >
        <div
          className={classes.scaled}
          style={{
            width: `${width}pt`,
            '--lz-body-height': `${bodyHeight}pt`,
            padding: `${top}pt ${right}pt ${bottom}pt ${left}pt`,
            '--lz-paper-scale': scale,
            transform: `scale(${scale})`,
          }}
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing escapes every text of the report */}
          <div className="lz-paper" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      </div>
    </>
  );
}
