import type { CodigoItem } from '@lienzo/schema/report/item';
import { code128, drawingSVG } from 'bwip-js/generic';
import { CODE_BAR } from './code-bar.ts';
import { qrModules } from './qr-modules.ts';

/** The library's width of the narrowest bar. */
const UNITS_PER_BAR = 2;

/**
 * A QR or a Code 128 as SVG, black on white with its quiet zone, as high as its container.
 * @throws for a content that the code cannot hold, which `codeContentProblem` detects before.
 */
export function drawCode(simbologia: CodigoItem['simbologia'], text: string): string {
  if (simbologia === 'qr') return sized(qrSvg(qrModules(text)), 'width="100%" height="100%"');
  const look = { bcid: 'code128', text, backgroundcolor: 'FFFFFF', padding: 2, height: 12 };
  const svg: string = code128(look, drawingSVG());
  const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? 0);
  const points = ((width / UNITS_PER_BAR) * CODE_BAR).toFixed(1);
  return sized(svg, `preserveAspectRatio="none" height="100%" style="width:${points}pt"`);
}

/** A rectangle for each run of dark modules in a row. */
function qrSvg(modules: boolean[][]): string {
  const runs = modules.flatMap((row, y) => {
    const begins = row.flatMap((isDark, x) => (isDark && row[x - 1] !== true ? [x] : []));
    return begins.map((x) => {
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`;
    });
  });
  const size = modules.length;
  return `<svg viewBox="0 0 ${size} ${size}" xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#FFFFFF"/><path d="${runs.join('')}"/></svg>`;
}

const sized = (svg: string, attributes: string): string =>
  svg.replace('<svg ', `<svg aria-hidden="true" shape-rendering="crispEdges" ${attributes} `);
