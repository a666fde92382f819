/** The three blank layouts of a payroll, written at once: what the portal's memory grows by. */
import { endpoints } from '@lienzo/schema/endpoints';
import { signIn } from '../../portal/portal-client.ts';
import type { PortalAndDatabase } from '../../portal/start-portal-and-database.ts';
import type { Figure } from '../figures.ts';
import { peakMegabytes, serverMegabytes } from '../render/tree-memory.ts';
import { ADMIN, type PayrollPosition } from './fill-payroll.ts';

const LIMIT = 120;
const LAYOUTS = [
  endpoints.get_xls_incident,
  endpoints.get_xls_HorasExtra,
  endpoints.genera_xls_incapacidad,
] as const;

/** To be asked of a portal that has not grown yet. */
export async function blankLayouts(
  { portal }: PortalAndDatabase,
  { paysheet, period }: PayrollPosition,
  people: number,
): Promise<Figure[]> {
  const client = await signIn(portal.url, ADMIN);
  const body = { paysheet_id: paysheet, period_id: period };
  const before = await serverMegabytes(portal.pid);
  const { result, peak } = await peakMegabytes(
    portal.pid,
    async () => {
      const begun = performance.now();
      const bytes = await Promise.all(
        LAYOUTS.map(async (layout) => (await (await client.send(layout, { body })).arrayBuffer()).byteLength),
      );
      if (bytes.some((size) => size < 10_000)) throw new Error(`a layout has ${bytes.join(', ')} bytes`);
      return performance.now() - begun;
    },
    serverMegabytes,
  );
  const name = `Blank layouts of three kinds for ${people.toLocaleString('en')} people`;
  return [
    { name: `${name}: the portal grows by`, value: peak - before, limit: LIMIT, unit: 'MB' },
    { name: '  until all three are there', value: result, limit: Infinity, unit: 'ms' },
  ];
}
