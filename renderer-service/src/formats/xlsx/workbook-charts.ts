import {
  CHART_NAMESPACE,
  chartSpace,
  DRAWING_NAMESPACE,
  type NativeChart,
  RELATIONSHIPS,
} from '../charts/chart-space.ts';
import { element, type XmlNode } from '../charts/xml-node.ts';
import { nodeXml } from '../node-xml.ts';
import {
  addPartTypes,
  appendPart,
  type SheetWriter,
  type WorkbookWriter,
  writeDrawing,
} from './sheet-writer.ts';

const SHEET_DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing';
const PACKAGE_RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const DRAWING_TYPE = 'application/vnd.openxmlformats-officedocument.drawing+xml';
const CHART_TYPE = 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml';
/** English Metric Units of a CSS pixel. */
const EMU_PER_PIXEL = 9_525;

/** Where a chart stands on its sheet: at a cell, from 0, or in CSS pixels wherever rows are hidden. */
export type ChartPosition = { column: number; row: number } | { x: number; y: number };

/** The charts of a workbook, which the library cannot write. */
export class WorkbookCharts {
  private readonly workbook: WorkbookWriter;
  private readonly types: { part: string; type: string }[] = [];
  private charts = 0;
  private drawings = 0;

  constructor(workbook: WorkbookWriter) {
    this.workbook = workbook;
    addPartTypes(workbook, this.types);
  }

  /** The charts of a sheet; `end` comes before the end of its rows. */
  onSheet(sheet: SheetWriter): SheetCharts {
    return new SheetCharts(sheet, {
      addChart: (xml) => {
        this.charts += 1;
        this.addPart(`xl/charts/chart${this.charts}.xml`, CHART_TYPE, xml);
        return this.charts;
      },
      addDrawing: (xml, relationships) => {
        this.drawings += 1;
        const name = `drawing${this.drawings}.xml`;
        this.addPart(`xl/drawings/${name}`, DRAWING_TYPE, xml);
        appendPart(this.workbook, `xl/drawings/_rels/${name}.rels`, relationships);
        return `../drawings/${name}`;
      },
    });
  }

  private addPart(path: string, type: string, xml: string): void {
    this.types.push({ part: `/${path}`, type });
    appendPart(this.workbook, path, xml);
  }
}

type Parts = {
  /** @returns the number of the chart. */
  addChart(xml: string): number;
  /** @returns its path from a sheet. */
  addDrawing(xml: string, relationships: string): string;
};

/** The charts that stand on one sheet. */
export class SheetCharts {
  private readonly sheet: SheetWriter;
  private readonly parts: Parts;
  private readonly anchors: XmlNode[] = [];
  private readonly relationships: XmlNode[] = [];

  constructor(sheet: SheetWriter, parts: Parts) {
    this.sheet = sheet;
    this.parts = parts;
  }

  get count(): number {
    return this.anchors.length;
  }

  /** @param description for who does not see it. */
  add(chart: NativeChart, description: string, position: ChartPosition): void {
    const number = this.parts.addChart(part(chartSpace(chart)));
    const id = `rId${this.count + 1}`;
    this.relationships.push(
      element('Relationship', {
        Id: id,
        Type: `${RELATIONSHIPS}/chart`,
        Target: `../charts/chart${number}.xml`,
      }),
    );
    this.anchors.push(anchor(id, this.count + 2, description, { ...position, ...chart.size }));
  }

  /** Writes the drawing that holds the charts. */
  end(): void {
    if (this.count === 0) return;
    const namespaces = { 'xmlns:xdr': SHEET_DRAWING, 'xmlns:a': DRAWING_NAMESPACE };
    const target = this.parts.addDrawing(
      part(element('xdr:wsDr', namespaces, ...this.anchors)),
      part(element('Relationships', { xmlns: PACKAGE_RELATIONSHIPS }, ...this.relationships)),
    );
    writeDrawing(this.sheet, { Type: `${RELATIONSHIPS}/drawing`, Target: target });
  }
}

const part = (root: XmlNode): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${nodeXml(root)}`;

const emu = (pixels: number): number => Math.round(pixels * EMU_PER_PIXEL);

/** A chart's frame in its place (ECMA-376-1, 20.5.2). @param number its own in the drawing, from 2. */
function anchor(
  relationship: string,
  number: number,
  description: string,
  box: ChartPosition & NativeChart['size'],
): XmlNode {
  const extent = element('xdr:ext', { cx: emu(box.width), cy: emu(box.height) });
  const content = [
    extent,
    element(
      'xdr:graphicFrame',
      { macro: '' },
      element(
        'xdr:nvGraphicFramePr',
        {},
        element('xdr:cNvPr', { id: number, name: `Gráfica ${number - 1}`, descr: description }),
        element('xdr:cNvGraphicFramePr'),
      ),
      element('xdr:xfrm', {}, element('a:off', { x: 0, y: 0 }), element('a:ext', { cx: 0, cy: 0 })),
      element(
        'a:graphic',
        {},
        element(
          'a:graphicData',
          { uri: CHART_NAMESPACE },
          element('c:chart', {
            'xmlns:c': CHART_NAMESPACE,
            'xmlns:r': RELATIONSHIPS,
            'r:id': relationship,
          }),
        ),
      ),
    ),
    element('xdr:clientData'),
  ];
  if ('x' in box)
    return element(
      'xdr:absoluteAnchor',
      {},
      element('xdr:pos', { x: emu(box.x), y: emu(box.y) }),
      ...content,
    );
  const position = element(
    'xdr:from',
    {},
    element('xdr:col', {}, String(box.column)),
    element('xdr:colOff', {}, '0'),
    element('xdr:row', {}, String(box.row)),
    element('xdr:rowOff', {}, '0'),
  );
  return element('xdr:oneCellAnchor', {}, position, ...content);
}
