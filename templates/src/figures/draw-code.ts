import type { CodigoItem } from '@lienzo/schema/report/item';
import { code128, drawingSVG, qrcode } from 'bwip-js/generic';
import { CODE_BAR } from './code-bar.ts';

/** What the library takes for the narrowest bar. */
const UNITS_PER_BAR = 2;

/**
 * A QR or a Code 128 as SVG, black on white with its quiet zone, as high as the box around it. Throws for a content
 * that the code cannot hold; `codeContentProblem` says so before.
 */
export function drawCode(simbologia: CodigoItem['simbologia'], text: string): string {
  const look = { text, backgroundcolor: 'FFFFFF', padding: 2 };
  if (simbologia === 'qr') {
    const svg: string = qrcode({ ...look, bcid: 'qrcode' }, drawingSVG());
    return sized(svg, 'width="100%" height="100%"');
  }
  const svg: string = code128({ ...look, bcid: 'code128', height: 12 }, drawingSVG());
  const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? 0);
  const points = ((width / UNITS_PER_BAR) * CODE_BAR).toFixed(1);
  return sized(svg, `preserveAspectRatio="none" height="100%" style="width:${points}pt"`);
}

const sized = (svg: string, attributes: string): string =>
  svg.replace('<svg ', `<svg aria-hidden="true" shape-rendering="crispEdges" ${attributes} `);
