import { memo } from 'react';
import classes from '../canvas.module.css';
import { PageRegion } from './PageRegion.tsx';

type Props = {
  /** Where the page lies on its sheet, as CSS. */
  top: string;
  height: string;
  /** Whether it is the first page of the canvas. */
  isFirst: boolean;
  /** The number of the page, and of all pages. */
  page: string;
  pages: string;
};

/** The header and footer of a page. */
export const PageRegions = memo(function PageRegions({ top, height, ...own }: Props) {
  return (
    <div className={classes.regions} style={{ top, height }}>
      <PageRegion region="header" {...own} />
      <PageRegion region="footer" {...own} />
    </div>
  );
});
