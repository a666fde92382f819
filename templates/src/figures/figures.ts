import type { Figures } from '../drawing/draw-context.ts';
import { drawChart } from './draw-chart.ts';
import { drawCode } from './draw-code.ts';

/** Charts and codes, with the libraries that draw them: import it where it is needed, the editor lazily. */
export const figures: Figures = { chart: drawChart, code: drawCode };
