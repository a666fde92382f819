import type { GraficaItem } from '@lienzo/schema/report/item';
import { chartDataOf } from '@lienzo/templates/drawing/chart-data-of';
import { chartText } from '@lienzo/templates/drawing/chart-text';
import { emptyChartText } from '@lienzo/templates/drawing/empty-chart';
import { Paragraph } from 'docx';
import { textRuns } from '../blocks/text-runs.ts';
import { twips } from '../blocks/word-units.ts';
import { chartKey } from '../pictures/chart-pictures.ts';
import { nativeChart } from './native-chart.ts';
import type { WordContext } from './word-context.ts';
import { fittedSize, PICTURE_ALIGNMENTS, pictureParagraph, wordPicture } from './word-picture.ts';

/**
 * A chart that Word can edit, or as the PNG that the browser made where Word could not keep its figures; its description
 * where there is nothing to draw.
 */
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
  const empty = emptyChartText(item, data);
  const chart = empty === null ? nativeChart(item, data, { width, height: item.height }) : null;
  if (chart !== null) return [pictureParagraph(chart, { align, before })];
  const text = empty ?? chartText(item, data);
  return [
    new Paragraph({
      alignment: PICTURE_ALIGNMENTS[align ?? 'left'],
      spacing: { before: twips(before) },
      children: textRuns(text, { color: '667085', size: 16 }),
    }),
  ];
}
