import path from 'node:path';
import type { StarterReport } from '@lienzo/templates/reports/starter-report';
import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';

/** A starter report by its id or the name of its file. @param name `registro-nomina`, or a path that ends in `registro-nomina.ts`. */
export const findStarter = (name: string): StarterReport | undefined =>
  STARTER_REPORTS.find(({ id }) => id === path.basename(name, '.ts'));

/** A line for each starter report: its id and its name. */
export function starterList(): string {
  const width = Math.max(...STARTER_REPORTS.map(({ id }) => id.length));
  return STARTER_REPORTS.map(({ id, nombre }) => `${id.padEnd(width)}  ${nombre}`).join('\n');
}
