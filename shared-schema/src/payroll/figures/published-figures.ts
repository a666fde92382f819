/** The figures that are officially published. A year that is not published is not here: it is confirmed on purpose. */
import type { Figure, PayrollFigures } from './payroll-figures.ts';
import { ANNUAL_TARIFFS, MONTHLY_TARIFFS } from './published-tariffs.ts';

/** A figure of a calendar year. */
const ofYear = (year: number) => ({ vigente_desde: `${year}-01-01`, vigente_hasta: `${year}-12-31` });
/** A figure of a law, until it changes. */
const since = (vigente_desde: string) => ({ vigente_desde, vigente_hasta: null });

/** INEGI publishes it in January for February to January. */
const uma = (year: number, diaria: string, mensual: string, anual: string): Figure<'uma'> => ({
  vigente_desde: `${year}-02-01`,
  vigente_hasta: `${year + 1}-01-31`,
  fuente: `INEGI, valor de la UMA ${year}`,
  diaria,
  mensual,
  anual,
});

const minimumWages = (year: number, general: string, frontera: string): Figure<'salario_minimo'> => ({
  ...ofYear(year),
  fuente: `CONASAMI, salarios mínimos ${year}${year === 2026 ? ' (DOF 09/12/2025)' : ''}`,
  general,
  frontera,
});

const umi = (year: number, diaria: string): Figure<'umi'> => ({
  ...ofYear(year),
  fuente: `INFONAVIT, UMI ${year}`,
  diaria,
});

const subsidy = (
  vigente_desde: string,
  vigente_hasta: string,
  porcentaje: string,
  limite: string,
): Figure<'subsidio_al_empleo'> => ({
  vigente_desde,
  vigente_hasta,
  fuente: 'Decreto del subsidio para el empleo (DOF 01/05/2024) y sus modificaciones',
  porcentaje,
  limite,
});

const BAND_LIMITS = ['1.5', '2', '2.5', '3', '3.5', '4', null] as const;

/** @param percents of the bands from 1.01 minimum wages to more than 4 UMA. */
function cesantia(year: number, percents: string): Figure<'cesantia_vejez'> {
  const bands = percents.split(' ');
  return {
    // The last column is that of all years after it.
    ...(year === 2030 ? since('2030-01-01') : ofYear(year)),
    fuente: 'LSS art. 168-II; transitorio segundo del decreto del DOF 16/12/2020',
    minimo: '3.150',
    bandas: bands.map((porcentaje, at) => ({ hasta_uma: BAND_LIMITS[at] ?? null, porcentaje })),
  };
}

type RestDay = Figure<'descansos'>;

function rest(from: number, mes: number, cuando: RestDay['cuando'], cada?: RestDay['cada']): RestDay {
  const fuente = 'LFT art. 74';
  return { ...since(`${from}-01-01`), fuente, mes, cuando, ...(cada === undefined ? {} : { cada }) };
}

export const PUBLISHED_FIGURES: PayrollFigures = {
  isr_mensual: MONTHLY_TARIFFS,
  isr_anual: ANNUAL_TARIFFS,
  uma: [
    uma(2019, '84.49', '2568.50', '30822.00'),
    uma(2020, '86.88', '2641.15', '31693.80'),
    uma(2021, '89.62', '2724.45', '32693.40'),
    uma(2022, '96.22', '2925.09', '35101.08'),
    uma(2023, '103.74', '3153.70', '37844.40'),
    uma(2024, '108.57', '3300.53', '39606.36'),
    uma(2025, '113.14', '3439.46', '41273.52'),
    uma(2026, '117.31', '3566.22', '42794.64'),
  ],
  umi: [umi(2023, '96.32'), umi(2024, '100.81'), umi(2025, '100.81'), umi(2026, '100.81')],
  salario_minimo: [
    minimumWages(2019, '102.68', '176.72'),
    minimumWages(2020, '123.22', '185.56'),
    minimumWages(2021, '141.70', '213.39'),
    minimumWages(2022, '172.87', '260.34'),
    minimumWages(2023, '207.44', '312.41'),
    minimumWages(2024, '248.93', '374.89'),
    minimumWages(2025, '278.80', '419.88'),
    minimumWages(2026, '315.04', '440.87'),
  ],
  // The Januaries have their own share because the UMA changes in February.
  subsidio_al_empleo: [
    subsidy('2024-05-01', '2024-12-31', '11.82', '9081.00'),
    subsidy('2025-01-01', '2025-01-31', '14.39', '10171.00'),
    subsidy('2025-02-01', '2025-12-31', '13.80', '10171.00'),
    subsidy('2026-01-01', '2026-01-31', '15.59', '11492.66'),
    subsidy('2026-02-01', '2026-12-31', '15.02', '11492.66'),
  ],
  cesantia_vejez: [
    cesantia(2025, '3.544 4.426 4.954 5.307 5.559 5.747 6.422'),
    cesantia(2026, '3.676 4.851 5.556 6.026 6.361 6.613 7.513'),
    cesantia(2027, '3.807 5.276 6.157 6.745 7.164 7.479 8.603'),
    cesantia(2028, '3.939 5.701 6.759 7.464 7.967 8.345 9.694'),
    cesantia(2029, '4.070 6.126 7.360 8.183 8.770 9.211 10.784'),
    cesantia(2030, '4.202 6.552 7.962 8.902 9.573 10.077 11.875'),
  ],
  cuotas_imss: [
    {
      ...since('1997-07-01'),
      fuente: 'LSS arts. 25, 28, 31, 106, 107, 147, 168 y 211; Ley del INFONAVIT art. 29',
      patron: {
        cuota_fija: '20.40',
        excedente: '1.10',
        prestaciones_dinero: '0.70',
        gastos_medicos: '1.05',
        invalidez_vida: '1.75',
        guarderias: '1.00',
        retiro: '2.00',
        infonavit: '5.00',
      },
      trabajador: {
        excedente: '0.40',
        prestaciones_dinero: '0.25',
        gastos_medicos: '0.375',
        invalidez_vida: '0.625',
        cesantia_vejez: '1.125',
      },
      excedente_uma: '3',
      tope_uma: '25',
      ausencias_maximas: 7,
    },
  ],
  // Of each state and set by its congress: a bureau confirms those that it pays.
  isn: [],
  exenciones: [
    {
      ...since('2016-01-01'),
      fuente: 'LISR art. 93; LSS art. 27',
      horas_dobles: { porcentaje: '50', uma_semana: '5' },
      prima_dominical_uma: '1',
      aguinaldo_uma: '30',
      prima_vacacional_uma: '15',
      ptu_uma: '15',
      separacion_uma: '90',
      prevision_social: { tope_uma: '7', minimo_uma: '1' },
      vales_sbc_porcentaje: '40',
    },
  ],
  prestaciones: [
    {
      ...since('2023-01-01'),
      fuente: 'LFT arts. 71, 76, 80, 87, 162 y 486',
      aguinaldo_dias: '15',
      prima_vacacional_porcentaje: '25',
      prima_dominical_porcentaje: '25',
      prima_antiguedad: { dias: '12', tope_salarios: '2' },
      vacaciones: [
        [1, 12],
        [2, 14],
        [3, 16],
        [4, 18],
        [5, 20],
        [6, 22],
        [11, 24],
        [16, 26],
        [21, 28],
        [26, 30],
        [31, 32],
        [36, 34],
        [41, 36],
        [46, 38],
        [51, 40],
      ].map(([desde_año = 1, dias = 12]) => ({ desde_año, dias })),
    },
  ],
  credito_vivienda: [
    {
      vigente_desde: '2008-01-01',
      vigente_hasta: '2025-10-31',
      fuente: 'Ley del INFONAVIT art. 29-III; LFT arts. 97-III y 110-III',
      seguro: '15.00',
      tope_salario_minimo_porcentaje: '20',
      reduce_por_ausencias: true,
    },
    {
      ...since('2025-11-01'),
      fuente: 'Ley del INFONAVIT art. 29-III, desde el 6.º bimestre de 2025; LFT arts. 97-III y 110-III',
      seguro: '15.00',
      tope_salario_minimo_porcentaje: '20',
      reduce_por_ausencias: false,
    },
  ],
  ajuste_anual: [{ ...since('2014-01-01'), fuente: 'LISR art. 97', tope_ingreso: '400000' }],
  // The Mondays since the reform of 2006; the day of the change of government moved to October with that of 2024.
  descansos: [
    rest(2006, 1, { dia: 1 }),
    rest(2006, 2, { lunes: 1 }),
    rest(2006, 3, { lunes: 3 }),
    rest(2006, 5, { dia: 1 }),
    rest(2006, 9, { dia: 16 }),
    rest(2024, 10, { dia: 1 }, { años: 6, desde: 2024 }),
    rest(2006, 11, { lunes: 3 }),
    { ...rest(2006, 12, { dia: 1 }, { años: 6, desde: 2006 }), vigente_hasta: '2023-12-31' },
    rest(2006, 12, { dia: 25 }),
  ],
};
