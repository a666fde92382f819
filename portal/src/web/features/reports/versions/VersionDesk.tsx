import type { VersionPaper } from '@lienzo/schema/reports/report-changes-endpoints';
import { PaperPicture } from '../thumbnails/PaperPicture';
import classes from './versions.module.css';

type VersionDeskProps = {
  /** Contents of `.lz-paper` elements, by the one drawing. */
  pages: readonly string[];
  paper: VersionPaper;
};

/** Drawn pages of a version, with its changed items marked; decorative, because the changes are told in words as well. */
export function VersionDesk({ pages, paper }: VersionDeskProps) {
  return (
    <div className={classes.desk} aria-hidden inert>
      {pages.map((html, at) => (
        <PaperPicture
          // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a version never change
          key={at}
          html={html}
          orientation={paper.orientation}
          papel={paper.papel}
          margins={paper.margins}
          bodyHeight={paper.body_height}
          grows
        />
      ))}
    </div>
  );
}
