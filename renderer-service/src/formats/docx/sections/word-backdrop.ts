import { pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import { watermarkColor, watermarkText } from '@lienzo/schema/report/watermark';
import { reportFont } from '@lienzo/schema/report/with-fonts';
import { watermarkSize } from '@lienzo/templates/drawing/draw-backdrop';
import { BuilderElement, Run, type XmlComponent } from 'docx';
import { cleanText } from '../../clean-text.ts';
import { wordFont } from '../blocks/word-font.ts';

type Attributes = Record<string, string>;

const element = (name: string, attributes: Attributes, children: XmlComponent[] = []): XmlComponent =>
  new BuilderElement({
    name,
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [key.replace(':', '_'), { key, value }]),
    ),
    children,
  });

type Paper = Pick<ReportDocument, 'orientation' | 'page'>;

/**
 * The colour of the pages of a section, in a header: one of the shapes that Word itself makes, which it therefore lets
 * people change, in VML (ECMA-376-4, 19). Undefined for none.
 */
export function pageColorRun({ orientation, page }: Paper): Run | undefined {
  const { fondo, papel } = page;
  if (fondo === undefined) return undefined;
  const { width, height } = pageSize(orientation, papel);
  return pictRun(
    element('v:rect', {
      id: 'LienzoFondo',
      style: `position:absolute;margin-left:0;margin-top:0;width:${width}pt;height:${height}pt;z-index:-251659264;mso-position-horizontal-relative:page;mso-position-vertical-relative:page`,
      'o:allowincell': 'f',
      fillcolor: fondo,
      stroked: 'f',
    }),
  );
}

/** The watermark of a section, in a header: what Word makes for "Marca de agua". Undefined for none. */
export function watermarkRun({ orientation, page }: Paper): Run | undefined {
  const { marca_agua: mark, fondo } = page;
  if (mark === undefined) return undefined;
  const size = watermarkSize(mark, { orientation, page });
  const turn = (360 - mark.angulo) % 360;
  return pictRun(
    wordArt,
    element(
      'v:shape',
      {
        id: 'PowerPlusWaterMarkObject1',
        type: '#_x0000_t136',
        alt: '',
        style: `position:absolute;margin-left:0;margin-top:0;width:${size.width}pt;height:${size.letters}pt;rotation:${turn};z-index:-251658752;mso-position-horizontal:center;mso-position-horizontal-relative:page;mso-position-vertical:center;mso-position-vertical-relative:page`,
        'o:allowincell': 'f',
        fillcolor: watermarkColor(mark, fondo),
        stroked: 'f',
      },
      [
        element('v:textpath', {
          style: `font-family:"${wordFont(reportFont({ page }))}";font-size:1pt;font-weight:bold`,
          string: cleanText(watermarkText(mark)),
        }),
      ],
    ),
  );
}

/** A run of shapes, each as Word writes it. */
function pictRun(...shapes: XmlComponent[]): Run {
  const run = new Run({});
  for (const shape of shapes) run.addChildElement(element('w:pict', {}, [shape]));
  return run;
}

/** Word's shape of a line of letters, which watermarks refer to. */
const wordArt = element(
  'v:shapetype',
  {
    id: '_x0000_t136',
    coordsize: '21600,21600',
    'o:spt': '136',
    adj: '10800',
    path: 'm@7,l@8,m@5,21600l@6,21600e',
  },
  [
    element(
      'v:formulas',
      {},
      [
        'sum #0 0 10800',
        'prod #0 2 1',
        'sum 21600 0 @1',
        'sum 0 0 @2',
        'sum 21600 0 @3',
        'if @0 @3 0',
        'if @0 21600 @1',
        'if @0 0 @2',
        'if @0 @4 21600',
        'mid @5 @6',
        'mid @8 @5',
        'mid @7 @8',
        'mid @6 @7',
        'sum @6 0 @5',
      ].map((eqn) => element('v:f', { eqn })),
    ),
    element('v:path', {
      textpathok: 't',
      'o:connecttype': 'custom',
      'o:connectlocs': '@9,0;@10,10800;@11,21600;@12,10800',
      'o:connectangles': '270,180,90,0',
    }),
    element('v:textpath', { on: 't', fitshape: 't' }),
  ],
);
