/** The columns of product 6 'Reporte AGS', as data: which, in which order and under which heading. */
import { z } from 'zod';
import { layoutRuleMessages as texts } from '../rule-messages/layout-rule-messages.ts';

/** Who a person is. */
const AGS_TEXTS = ['numero', 'nombre', 'nss', 'rfc', 'curp', 'puesto', 'centro', 'registro'] as const;
/** What is summed below. */
const AGS_FIGURES = [
  ...(['dias_pagados', 'faltas', 'retardos', 'incapacidades', 'horas_dobles', 'horas_triples'] as const),
  ...(['percepciones', 'deducciones', 'neto'] as const),
] as const;
export const AGS_SOURCES = [...AGS_TEXTS, ...AGS_FIGURES] as const;
export type AgsSource = (typeof AGS_SOURCES)[number];

export const isAgsFigure = (source: AgsSource): boolean => AGS_FIGURES.some((one) => one === source);

/** Characters of a heading. */
export const MAX_AGS_HEADING = 40;

const agsColumn = z.object({
  fuente: z.enum(AGS_SOURCES),
  titulo: z.string().trim().max(MAX_AGS_HEADING),
});
export type AgsColumn = z.infer<typeof agsColumn>;

export const agsLayout = z.object({
  columnas: z.array(agsColumn).max(AGS_SOURCES.length),
  /** Below it, the overtime of the reported week by person. */
  horas_semana: z.boolean(),
});
export type AgsLayout = z.infer<typeof agsLayout>;

/** What an organization has that never changed it. */
export const DEFAULT_AGS_LAYOUT: AgsLayout = {
  columnas: [
    { fuente: 'numero', titulo: 'Núm.' },
    { fuente: 'nombre', titulo: 'Empleado' },
    { fuente: 'nss', titulo: 'NSS' },
    { fuente: 'rfc', titulo: 'RFC' },
    { fuente: 'centro', titulo: 'Centro de costos' },
    { fuente: 'dias_pagados', titulo: 'Días pagados' },
    { fuente: 'faltas', titulo: 'Faltas' },
    { fuente: 'incapacidades', titulo: 'Incap.' },
    { fuente: 'horas_dobles', titulo: 'Horas dobles' },
    { fuente: 'horas_triples', titulo: 'Horas triples' },
    { fuente: 'percepciones', titulo: 'Percepciones' },
    { fuente: 'deducciones', titulo: 'Deducciones' },
    { fuente: 'neto', titulo: 'Neto' },
  ],
  horas_semana: true,
};

/** Without them the figures of two people could stand in one row. */
const NEEDED: readonly AgsSource[] = ['numero', 'nombre'];

/** @returns sentences; none for a layout that can be used. */
export function agsLayoutProblems({ columnas }: AgsLayout): string[] {
  const sources = columnas.map(({ fuente }) => fuente);
  const headings = columnas.map(({ titulo }) => titulo.trim().toLocaleLowerCase('es-MX'));
  return [
    ...(NEEDED.every((one) => sources.includes(one)) ? [] : [texts.agsPerson]),
    ...(new Set(sources).size === sources.length ? [] : [texts.agsTwice]),
    ...(headings.includes('') ? [texts.agsNoHeading] : []),
    ...(headings.some((one, at) => one !== '' && headings.indexOf(one) !== at) ? [texts.agsSameHeading] : []),
  ];
}
