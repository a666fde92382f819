import type { ChartData } from '@lienzo/schema/data/chart-data';
import type { GraficaItem } from '@lienzo/schema/report/item';
import { chartFormat, chartText } from '@lienzo/templates/drawing/chart-text';
import { columnTitle } from '@lienzo/templates/drawing/column-title';
import { createTransformation, Drawing, type IContext, PackagePart, Run, XmlComponent } from 'docx';
import { excelFormat } from '../../cells/excel-format.ts';
import { chartNumbers } from '../../charts/chart-numbers.ts';
import { CHART_NAMESPACE, chartSpace, type NativeChart, RELATIONSHIPS } from '../../charts/chart-space.ts';
import { chartWorkbook, workbookCells } from '../../charts/chart-workbook.ts';
import { element, type XmlNode } from '../../charts/xml-node.ts';
import { wordFont } from '../blocks/word-font.ts';
import { type PaperSize, pictureText, pixels } from './word-picture.ts';

/** A chart that Word draws and edits; null where it could not keep all figures exactly. @param size in points. */
export function nativeChart(item: GraficaItem, data: ChartData, size: PaperSize): Run | null {
  const numbers = chartNumbers(item, data);
  if (numbers === null) return null;
  const chart: NativeChart = {
    item,
    data,
    numbers,
    cells: workbookCells(data.points.length, data.series.length),
    size: { width: pixels(size.width), height: pixels(size.height) },
    font: wordFont(item.estilo_item.fuente),
  };
  const run = new Run({});
  run.addChildElement(
    new Drawing(
      {
        type: 'graphic',
        uri: CHART_NAMESPACE,
        transformation: createTransformation(chart.size),
        content: new ChartReference(chartPart(chart)),
        lockAspectRatio: false,
      },
      { docProperties: pictureText(chartText(item, data)) },
    ),
  );
  return run;
}

function chartPart(chart: NativeChart): PackagePart {
  const { item } = chart;
  const category = item.selected_columns.find(({ column }) => column === item.categoria);
  const title = category === undefined ? '' : columnTitle(category);
  const workbook = new PackagePart({
    folder: 'embeddings',
    name: 'Microsoft_Excel_Worksheet',
    extension: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    relationshipType: `${RELATIONSHIPS}/package`,
    content: { files: chartWorkbook(chart, title, excelFormat(chartFormat(item))) },
  });
  return new PackagePart({
    folder: 'charts',
    name: 'chart',
    extension: 'xml',
    contentType: 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
    relationshipType: `${RELATIONSHIPS}/chart`,
    content: new ChartSpace(chart, workbook),
  });
}

/** A chart in its place, which adds the part to the package when it is written. */
class ChartReference extends XmlComponent {
  private readonly part: PackagePart;

  constructor(part: PackagePart) {
    super('c:chart');
    this.part = part;
  }

  override prepForXml(context: IContext): XmlNode {
    this.part.addTo(context);
    const namespaces = { 'xmlns:c': CHART_NAMESPACE, 'xmlns:r': RELATIONSHIPS };
    return element('c:chart', { ...namespaces, 'r:id': this.part.relationshipId });
  }
}

/** The chart part, made when the package is. */
class ChartSpace extends XmlComponent {
  private readonly chart: NativeChart;
  private readonly workbook: PackagePart;

  constructor(chart: NativeChart, workbook: PackagePart) {
    super('c:chartSpace');
    this.chart = chart;
    this.workbook = workbook;
  }

  override prepForXml(context: IContext): XmlNode {
    this.workbook.addTo(context);
    return chartSpace(this.chart, this.workbook.relationshipId);
  }
}
