/**
 * The figures of a payroll as data: tariffs, UMA, wages, quotas, exemptions. Each entry says from when it is in force,
 * until when it is known to be, and where it was published. A day that no entry covers has no figure.
 */
import { z } from 'zod';

/** `YYYY-MM-DD`. */
const day = z.iso.date();
/** An exact decimal as text, not negative. */
const decimal = z.string().regex(/^\d{1,12}(\.\d{1,8})?$/);

const dated = {
  vigente_desde: day,
  /** The last day; null: until another entry follows. */
  vigente_hasta: day.nullable(),
  /** The law or the publication in the DOF, or who confirmed it. */
  fuente: z.string().min(1).max(300),
};

/** Pesos of the lower limit and of the fixed fee; percent of what exceeds the limit. */
const bracket = z.object({ limite_inferior: decimal, cuota_fija: decimal, porcentaje: decimal });
/** In ascending order of the limits; the upper limit of a row is the next lower limit less one cent. */
const tariff = z.object({ ...dated, renglones: z.array(bracket).min(1) });

/** Percent of the contribution base, by branch. */
const quotas = z.object({
  ...dated,
  patron: z.object({
    /** Of one UMA a day, not of the base. */
    cuota_fija: decimal,
    /** Of what exceeds `excedente_uma`. */
    excedente: decimal,
    prestaciones_dinero: decimal,
    gastos_medicos: decimal,
    invalidez_vida: decimal,
    guarderias: decimal,
    retiro: decimal,
    infonavit: decimal,
  }),
  trabajador: z.object({
    excedente: decimal,
    prestaciones_dinero: decimal,
    gastos_medicos: decimal,
    invalidez_vida: decimal,
    cesantia_vejez: decimal,
  }),
  excedente_uma: decimal,
  /** The base is never more than this many UMA. */
  tope_uma: decimal,
  /** Absences of a calendar month that reduce the days of quotas. */
  ausencias_maximas: z.int(),
});

/** Limits of what is free of ISR (LISR 93), in UMA. */
const exemptions = z.object({
  ...dated,
  /** Percent of double overtime, and its limit in UMA a week. */
  horas_dobles: z.object({ porcentaje: decimal, uma_semana: decimal }),
  prima_dominical_uma: decimal,
  aguinaldo_uma: decimal,
  prima_vacacional_uma: decimal,
  ptu_uma: decimal,
  /** A year of service. */
  separacion_uma: decimal,
  /** Pay and social benefits together up to `tope` UMA a year are free; above it, `minimo` UMA a year. */
  prevision_social: z.object({ tope_uma: decimal, minimo_uma: decimal }),
  /** Percent of one UMA a day of vales de despensa that does not integrate the SBC (LSS 27-VI). */
  vales_sbc_porcentaje: decimal,
});

/** The least that the law grants (LFT). */
const benefits = z.object({
  ...dated,
  aguinaldo_dias: decimal,
  prima_vacacional_porcentaje: decimal,
  prima_dominical_porcentaje: decimal,
  /** Days a year of service of the seniority bonus, and the limit of its daily wage in minimum wages. */
  prima_antiguedad: z.object({ dias: decimal, tope_salarios: decimal }),
  /** Vacation days from a year of service on. */
  vacaciones: z.array(z.object({ desde_año: z.int().min(1), dias: z.int().min(1) })).min(1),
});

/** An official day of rest: of a date, or the first, second … Monday of a month; `cada`: only every so many years. */
const restDay = z.object({
  ...dated,
  mes: z.int().min(1).max(12),
  cada: z.object({ años: z.int(), desde: z.int() }).optional(),
  cuando: z.union([z.object({ dia: z.int().min(1).max(31) }), z.object({ lunes: z.int().min(1).max(5) })]),
});

export const payrollFigures = z.object({
  isr_mensual: z.array(tariff),
  isr_anual: z.array(tariff),
  uma: z.array(z.object({ ...dated, diaria: decimal, mensual: decimal, anual: decimal })),
  /** Of INFONAVIT's credits in times the minimum wage, a day. */
  umi: z.array(z.object({ ...dated, diaria: decimal })),
  salario_minimo: z.array(z.object({ ...dated, general: decimal, frontera: decimal })),
  /** Percent of the monthly UMA, for incomes of up to `limite` pesos a month. */
  subsidio_al_empleo: z.array(z.object({ ...dated, porcentaje: decimal, limite: decimal })),
  /** The employer's percent: of a base of the minimum wage, and by UMA; `hasta_uma` null: the last band. */
  cesantia_vejez: z.array(
    z.object({
      ...dated,
      minimo: decimal,
      bandas: z.array(z.object({ hasta_uma: decimal.nullable(), porcentaje: decimal })).min(1),
    }),
  ),
  cuotas_imss: z.array(quotas),
  /** Payroll tax of a state, percent of what is paid; the state by the two letters of the CURP. */
  isn: z.array(z.object({ ...dated, estado: z.string().length(2), porcentaje: decimal })),
  exenciones: z.array(exemptions),
  prestaciones: z.array(benefits),
  /** INFONAVIT's credit: insurance in pesos a bimester, limit at the minimum wage, whether absences reduce it. */
  credito_vivienda: z.array(
    z.object({
      ...dated,
      seguro: decimal,
      tope_salario_minimo_porcentaje: decimal,
      reduce_por_ausencias: z.boolean(),
    }),
  ),
  /** Nobody with more pesos a year gets the annual adjustment (LISR 97). */
  ajuste_anual: z.array(z.object({ ...dated, tope_ingreso: decimal })),
  descansos: z.array(restDay),
});

export type PayrollFigures = z.infer<typeof payrollFigures>;
export type FigureKind = keyof PayrollFigures;
export type Figure<Kind extends FigureKind> = PayrollFigures[Kind][number];
export type TariffRows = Figure<'isr_mensual'>['renglones'];
