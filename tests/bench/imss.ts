/** Files for the IMSS and comparisons with it, at the size of a large bureau. */
import { compareSides } from '@lienzo/schema/imss/confronta/compare-sides';
import { ConfrontaSide, type SideRow } from '@lienzo/schema/imss/confronta/confronta-side';
import type { AffiliationMovement } from '@lienzo/schema/imss/idse/affiliation-movement';
import { movementFiles } from '@lienzo/schema/imss/idse/movement-file';
import { linesOf } from '@lienzo/schema/imss/readers/line-splitter';
import { QUOTA_KEYS } from '@lienzo/schema/imss/readers/quota-keys';
import { suaReader } from '@lienzo/schema/imss/readers/sua-reader';
import { nssCheckDigit } from '@lienzo/schema/payroll/nss';
import { type Figure, printFigures } from './figures.ts';
import { throughServer } from './imss/through-server.ts';

const MB = 1024 * 1024;

export async function imss(flags: string[]): Promise<boolean> {
  const before = process.memoryUsage().rss;
  const large = comparisonSeconds(100_000);
  // Rows and both sides, without what the benches load; first, before anything else fills the process.
  const memory = (process.resourceUsage().maxRSS * 1024 - before) / MB;
  const figures: Figure[] = [
    { name: 'Comparison of 100,000 NSS', value: large, limit: 30, unit: 's' },
    { name: 'the same: memory at most, with its rows', value: memory, limit: 400, unit: 'MB' },
    { name: 'Comparison of 10,000 NSS', value: comparisonSeconds(10_000), limit: 4, unit: 's' },
    { name: 'IDSE file of 10,000 movements', value: movementSeconds(10_000), limit: 2, unit: 's' },
    { name: 'Reading Movt.txt of 100,000 lines', value: readingSeconds(100_000), limit: 10, unit: 's' },
  ];
  figures.push(...(await throughServer(flags.includes('--quick') ? 1000 : 10_000)));
  return printFigures(figures);
}

function seconds(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

const nssOf = (at: number): string => {
  const ten = String(1_000_000_000 + at);
  return `${ten}${nssCheckDigit(ten)}`;
};

function movementSeconds(count: number): number {
  const movements = Array.from({ length: count }, (_, at): AffiliationMovement => {
    return {
      type: '08',
      person_number: String(at),
      nss: nssOf(at),
      apellido_paterno: 'Ñúñez de la Peña',
      apellido_materno: 'O’Farrill',
      nombres: 'María José',
      curp: 'NUOM900214MDFXFR02',
      fecha: '2026-07-14',
      sbc: '524.65',
      tipo_trabajador: '1',
      tipo_salario: '0',
      jornada: '0',
      umf: '21',
    };
  });
  const input = {
    register: 'Y5412345109',
    subdelegation: '39',
    zone: 'general',
    today: '2026-07-15',
  } as const;
  return seconds(() => {
    const { written } = movementFiles({ ...input, movements });
    if (written.length !== count) throw new Error(`${written.length} of ${count} movements written`);
  });
}

function readingSeconds(count: number): number {
  const line = (at: number) => `Y5412345109${nssOf(at)}0713072026        000063180\r\n`;
  const bytes = new TextEncoder().encode(Array.from({ length: count }, (_, at) => line(at)).join(''));
  return seconds(() => {
    const read = suaReader('Movt.txt');
    let rows = 0;
    for (const one of linesOf([bytes])) if (read(one).row !== null) rows += 1;
    if (rows !== count) throw new Error(`${rows} of ${count} lines read`);
  });
}

/** Rows come one by one, as a reader gives them; one person of fifty differs. */
function comparisonSeconds(count: number): number {
  return seconds(() => {
    const [ours, theirs] = [new ConfrontaSide(), new ConfrontaSide()];
    for (let at = 0; at < count; at += 1) ours.add(rowOf(at, at % 50 === 0 ? 25 : 0));
    for (let at = 0; at < count; at += 1) theirs.add(rowOf(at, 0));
    const { people } = compareSides(ours, theirs);
    if (people.length !== Math.ceil(count / 50)) throw new Error(`${people.length} people differ`);
  });
}

function rowOf(at: number, pesos: number): SideRow {
  const quotas = Object.fromEntries(
    QUOTA_KEYS.map((key, index) => [
      key,
      `${100 + index + (index === 0 ? pesos : 0)}.${String(at % 100).padStart(2, '0')}`,
    ]),
  );
  return {
    nss: nssOf(at),
    name: `NUÑEZ EK ANA ${at}`,
    from: '2026-07-01',
    movements: at % 10 === 0 ? [{ type: '07', date: '2026-07-01', sbc: '524.65' }] : [],
    sbc: '524.65',
    days: { enfermedad: 31, riesgos: 31, retiro: 31, infonavit: 31 },
    absences: 0,
    disabilities: 0,
    credit: 'none',
    quotas,
  };
}
