import type { GraficaItem } from '@lienzo/schema/report/item';
import { chartDataOf } from '@lienzo/templates/drawing/chart-data-of';
import { chartText } from '@lienzo/templates/drawing/chart-text';
import { emptyChartText } from '@lienzo/templates/drawing/empty-chart';
import { Paragraph } from 'docx';
import { textRuns } from '../blocks/text-runs.ts';
import { twips } from '../blocks/word-units.ts';
import { chartKey } from '../pictures/chart-pictures.ts';
import type { WordContext } from './word-context.ts';
import { fittedSize, PICTURE_ALIGNMENTS, wordPicture } from './word-picture.ts';

/** A chart as the PNG that the browser made; its description where there is none. */
export function wordChart(
  item: GraficaItem,
  width: number,
  before: number,
  context: WordContext,
): Paragraph[] {
  const data = chartDataOf(item, context.draw);
  if (data === null) return [];
  const { align } = item.estilo_item;
  const picture = context.chartPictures[chartKey(item, context.draw.current)];
  if (picture !== undefined)
    return [
      wordPicture(picture, chartText(item, data), fittedSize(picture, item.height, width), {
        align,
        before,
      }),
    ];
  const text = emptyChartText(item, data) ?? chartText(item, data);
  return [
    new Paragraph({
      alignment: PICTURE_ALIGNMENTS[align ?? 'left'],
      spacing: { before: twips(before) },
      children: textRuns(text, { color: '667085', size: 16 }),
    }),
  ];
}
