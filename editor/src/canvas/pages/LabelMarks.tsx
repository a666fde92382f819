import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import type { PageSetup } from '@lienzo/schema/report/report';
import type { LabelGrid } from '@lienzo/templates/drawing/label-grid';
import classes from '../canvas.module.css';

type Props = { grid: LabelGrid; margins: PageSetup['margins']; used: number };

/**
 * Guides for the labels of a sheet: the first is designed, the others repeat it.
 * @param used height of the designed content, in points; content below the first label's bottom edge is clipped in
 * print.
 */
export function LabelMarks({ grid, margins, used }: Props) {
  const { columnas, filas, separacion, width, height } = grid;
  const labels = Array.from({ length: columnas * filas }, (_, at) => ({
    left: margins.left + (at % columnas) * (width + separacion),
    top: margins.top + Math.floor(at / columnas) * (height + separacion),
  }));
  return (
    <div aria-hidden>
      {labels.map(({ left, top }) => (
        <div
          key={`${left} ${top}`}
          className={classes.label}
          style={{ left: `${left}pt`, top: `${top}pt`, width: `${width}pt`, height: `${height}pt` }}
        />
      ))}
      {used > height + 0.5 ? (
        <div className={classes.pageEnd} style={{ top: `${margins.top + height}pt` }}>
          <span>{editorCanvasMessages.labelEnd}</span>
        </div>
      ) : null}
    </div>
  );
}
