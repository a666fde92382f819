/** Quotas of the IMSS and the INFONAVIT by branch, of the calendar's days (LSS 25 to 211, 31 for absences). */
import type { FigureSheet } from './figure-sheet.ts';
import { cents, type FormulaColumn } from './formula-column.ts';

/** With the salary before a change within the period, and after it. */
const PARTS = [1, 2];

type DayKind = 'enfermedad' | 'seguros' | 'retiro';
/** What the quota is a percentage of, a day. */
type Base = 'base' | 'sobre_3_uma' | 'una_uma';
const BRANCHES: readonly { branch: string; days: DayKind; base: Base; worker: boolean }[] = [
  { branch: 'cuota_fija', days: 'enfermedad', base: 'una_uma', worker: false },
  { branch: 'excedente', days: 'enfermedad', base: 'sobre_3_uma', worker: true },
  { branch: 'prestaciones_dinero', days: 'enfermedad', base: 'base', worker: true },
  { branch: 'gastos_medicos', days: 'enfermedad', base: 'base', worker: true },
  { branch: 'riesgos_trabajo', days: 'seguros', base: 'base', worker: false },
  { branch: 'invalidez_vida', days: 'seguros', base: 'base', worker: true },
  { branch: 'guarderias', days: 'seguros', base: 'base', worker: false },
  { branch: 'retiro', days: 'retiro', base: 'base', worker: false },
  { branch: 'cesantia_vejez', days: 'seguros', base: 'base', worker: true },
  { branch: 'infonavit', days: 'retiro', base: 'base', worker: false },
];

export function quotaFormulas(figures: FigureSheet): FormulaColumn[] {
  const figure = (path: string): string => figures.read(path, '[pago]');
  const employerPercent = (branch: string, part: number): string => {
    if (branch === 'riesgos_trabajo') return '[prima_riesgo]';
    return branch === 'cesantia_vejez' ? `[cesantia_${part}]` : figure(`cuotas_imss.patron.${branch}`);
  };
  const quota = (days: DayKind, base: Base, percent: (part: number) => string): string =>
    cents(PARTS.map((part) => `[${base}_${part}]*[dias_${days}_${part}]*${percent(part)}/100`).join('+'));
  const sumOf = (payer: string, rows: typeof BRANCHES): string =>
    cents(rows.map(({ branch }) => `[imss_${branch}_${payer}]`).join('+'));
  return [
    // Seven absences of a calendar month reduce the days, in their order.
    { name: 'cupo', formula: `MAX(0,${figure('cuotas_imss.ausencias_maximas')}-[faltas_antes])` },
    { name: 'ausencias_1', formula: 'MIN([faltas_1],[cupo])' },
    { name: 'ausencias_2', formula: 'MIN([faltas_2],[cupo]-[ausencias_1])' },
    ...PARTS.flatMap((part) => partFormulas(part, figures)),
    ...BRANCHES.flatMap(({ branch, days, base, worker }): FormulaColumn[] => [
      {
        name: `imss_${branch}_patron`,
        formula: quota(days, base, (part) => employerPercent(branch, part)),
      },
      {
        name: `imss_${branch}_trabajador`,
        formula: worker ? quota(days, base, () => figure(`cuotas_imss.trabajador.${branch}`)) : '0',
      },
    ]),
    { name: 'cuotas_patron', formula: sumOf('patron', BRANCHES) },
    { name: 'cuotas_trabajador', formula: sumOf('trabajador', BRANCHES) },
    // At the minimum wage the employer pays both (LSS 36). No more can be deducted than what is paid; the employer advances
    // the rest, which is deducted later (LSS 38).
    {
      name: 'imss',
      formula: 'IF([es_minimo],0,MIN([cuotas_trabajador],MAX(0,[percepciones]+[viaticos]-[isr])))',
    },
    { name: 'costo_patron', formula: cents('[cuotas_patron]+IF([es_minimo],[cuotas_trabajador],0)') },
  ];
}

function partFormulas(part: number, figures: FigureSheet): FormulaColumn[] {
  const figure = (path: string): string => figures.read(path, '[pago]');
  const employed = `[empleado_${part}]`;
  const [sick, absent] = [`[incapacidad_${part}]`, `[ausencias_${part}]`];
  return [
    {
      name: `base_${part}`,
      formula: `MIN(${figure('cuotas_imss.tope_uma')}*[uma],MAX([minimo],[sbc_${part}]))`,
    },
    { name: `una_uma_${part}`, formula: '[uma]' },
    {
      name: `sobre_3_uma_${part}`,
      formula: `MAX(0,[base_${part}]-${figure('cuotas_imss.excedente_uma')}*[uma])`,
    },
    {
      name: `cesantia_${part}`,
      formula: `IF([base_${part}]<=[minimo],${figure('cesantia_vejez.minimo')},${figures.bandPercent(
        `[base_${part}]/[uma]`,
        '[pago]',
      )})`,
    },
    { name: `dias_enfermedad_${part}`, formula: `${employed}-${sick}` },
    { name: `dias_seguros_${part}`, formula: `${employed}-${sick}-${absent}` },
    { name: `dias_retiro_${part}`, formula: `${employed}-${absent}` },
  ];
}
