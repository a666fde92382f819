import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import type { PageSetup } from '@lienzo/schema/report/report';
import { isBlankText } from '@lienzo/schema/report/rich-text';
import { PIXELS_PER_POINT } from '../../drawing/pixels-per-point.ts';
import { useEditor } from '../../store/use-editor.ts';
import classes from '../canvas.module.css';

type Props = { ends: readonly number[]; margins: PageSetup['margins'] };

/** Where pages end on a sheet that this browser cannot divide. @param ends in unscaled pixels from the body's top. */
export function PageEnds({ ends, margins }: Props) {
  const hasFooter = useEditor(({ edit: { document } }) => {
    const { footer } = document.page;
    return footer !== null && !isBlankText(footer);
  });
  const isSmall = useEditor((state) => state.scale < 0.5);
  return ends.map((end, page) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: page ends have no other identity
      key={page}
      className={classes.pageEnd}
      data-lz-page-end
      data-small={isSmall || undefined}
      style={{
        top: `${margins.top + end / PIXELS_PER_POINT}pt`,
        '--lz-left-margin': `${margins.left}pt`,
        '--lz-right-margin': `${margins.right}pt`,
      }}
      aria-hidden
    >
      <span>
        {isSmall
          ? editorCanvasMessages.pageEndShort(page + 1)
          : editorCanvasMessages.pageEnd(page + 1, hasFooter)}
      </span>
    </div>
  ));
}
