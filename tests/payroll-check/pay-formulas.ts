/** Days, salary, vacations, overtime and what of them is exempt, as LFT and LISR 93 say it. */
import type { FigureSheet } from './figure-sheet.ts';
import { cents, type FormulaColumn } from './formula-column.ts';

/** Numbers of the days of the longest period, from 0 on, and of its overtime weeks and Sundays. */
const EACH_DAY = `{${Array.from({ length: 16 }, (_none, at) => at).join(',')}}`;
const WEEKS = [1, 2, 3];
const SUNDAYS = [1, 2, 3];
const FORTNIGHT_DAYS = 15;
const HOURS = 8;

export function payFormulas(figures: FigureSheet): FormulaColumn[] {
  const figure = (path: string): string => figures.read(path, '[pago]');
  return [
    { name: 'uma', formula: figure('uma.diaria') },
    { name: 'uma_anual', formula: figure('uma.anual') },
    {
      name: 'minimo',
      formula: `IF([zona]="frontera",${figure('salario_minimo.frontera')},${figure('salario_minimo.general')})`,
    },
    { name: 'es_minimo', formula: '[diario_2]<=[minimo]' },
    ...dayFormulas(),
    ...salaryFormulas(figure),
    ...overtimeFormulas(figure),
    ...sundayFormulas(figure),
    ...totalFormulas(figure),
  ];
}

/** Days by salary: those before a change within the period, and the others. */
function dayFormulas(): FormulaColumn[] {
  const coded = (code: string, part: string): string =>
    `SUMPRODUCT(([dia_1]:[dia_16]="${code}")*([inicio]+${EACH_DAY}${part}))`;
  const both = (name: string, code: string): FormulaColumn[] => [
    { name: `${name}_1`, formula: coded(code, '<[corte]') },
    { name: `${name}_2`, formula: coded(code, '>=[corte]') },
  ];
  return [
    { name: 'corte', formula: 'IF([cambio]="",[fin]+1,[cambio])' },
    { name: 'calendario', formula: '[fin]-[inicio]+1' },
    { name: 'primer_dia', formula: 'MAX([inicio],[alta])' },
    { name: 'ultimo_dia', formula: 'IF([baja]="",[fin],MIN([fin],[baja]))' },
    { name: 'empleado_1', formula: 'MAX(0,MIN([ultimo_dia]+1,[corte])-[primer_dia])' },
    { name: 'empleado_2', formula: '[ultimo_dia]-[primer_dia]+1-[empleado_1]' },
    ...both('faltas', 'F'),
    ...both('incapacidad', 'I'),
    ...both('vacacion', 'V'),
    { name: 'completo', formula: `IF([dias_convencion]="calendario",[calendario],${FORTNIGHT_DAYS})` },
    { name: 'empleado', formula: '[empleado_1]+[empleado_2]' },
    { name: 'faltas', formula: '[faltas_1]+[faltas_2]' },
    { name: 'incapacidad', formula: '[incapacidad_1]+[incapacidad_2]' },
    // Who comes or leaves loses the days without employment; who worked is paid a day at least.
    { name: 'dias', formula: 'MAX(1,[completo]-([calendario]-[empleado]))' },
    // A change of salary within the period: the days of the old one count by the calendar.
    { name: 'dias_1', formula: 'IF([empleado_2]=0,[dias],[empleado_1])' },
    { name: 'dias_2', formula: 'MAX(0,[dias]-[dias_1])' },
  ];
}

function salaryFormulas(figure: (path: string) => string): FormulaColumn[] {
  // The day of rest is paid in proportion to the days worked (LFT 72): a day of absence costs a sixth of it.
  const paid = (part: number): string =>
    `([dias_${part}]-[faltas_${part}]*[dia_de_falta]-[incapacidad_${part}]-[vacacion_${part}])*[diario_${part}]`;
  const vacations = '([vacacion_1]*[diario_1]+[vacacion_2]*[diario_2])';
  return [
    { name: 'dia_de_falta', formula: 'IF([septimo]="7/6",7/6,1)' },
    // Nobody is paid without a day of work or rest, however many days the period pays.
    {
      name: 'sueldo',
      formula: `IF([faltas]+[incapacidad]>=[empleado],0,${cents(`MAX(0,${paid(1)}+${paid(2)})`)})`,
    },
    { name: 'vacaciones', formula: cents(vacations) },
    {
      name: 'prima_vacacional',
      formula: cents(`${vacations}*${figure('prestaciones.prima_vacacional_porcentaje')}/100`),
    },
    {
      name: 'prima_vacacional_exenta',
      formula: cents(
        `MIN([prima_vacacional],MAX(0,${figure('exenciones.prima_vacacional_uma')}*[uma]-[prima_exenta_en_el_año]))`,
      ),
    },
  ];
}

/** The salary of the day in a cell. */
const salaryOn = (cell: string): string => `IF([${cell}]="",0,IF([${cell}]<[corte],[diario_1],[diario_2]))`;
const sumOf = (name: string, parts: readonly number[]): string =>
  parts.map((part) => `[${name}_${part}]`).join('+');

/** LFT 67 and 68; LISR 93-I: of doubles the half up to 5 UMA a week, at the minimum wage all of them. */
function overtimeFormulas(figure: (path: string) => string): FormulaColumn[] {
  const hours = (kind: string, times: number, week: number): string =>
    `${salaryOn(`semana_${week}`)}/${HOURS}*${times}*[${kind}_${week}]`;
  return [
    ...WEEKS.flatMap((week): FormulaColumn[] => {
      const used = week === 1 ? '-[exento_primera_semana]' : '';
      const limit = `MAX(0,${figure('exenciones.horas_dobles.uma_semana')}*[uma]${used})`;
      const share = `[pago_dobles_${week}]*${figure('exenciones.horas_dobles.porcentaje')}/100`;
      return [
        { name: `pago_dobles_${week}`, formula: hours('dobles', 2, week) },
        {
          name: `dobles_exentas_${week}`,
          formula: `IF([es_minimo],[pago_dobles_${week}],MIN(${share},${limit}))`,
        },
        { name: `pago_triples_${week}`, formula: hours('triples', 3, week) },
      ];
    }),
    { name: 'horas_dobles', formula: cents(sumOf('pago_dobles', WEEKS)) },
    { name: 'horas_dobles_exentas', formula: cents(sumOf('dobles_exentas', WEEKS)) },
    { name: 'horas_triples', formula: cents(sumOf('pago_triples', WEEKS)) },
  ];
}

/** LFT 71; LISR 93-XIV: one UMA for each Sunday worked. */
function sundayFormulas(figure: (path: string) => string): FormulaColumn[] {
  const days = SUNDAYS.map((sunday) => salaryOn(`domingo_${sunday}`)).join('+');
  const count = SUNDAYS.map((sunday) => `([domingo_${sunday}]<>"")`).join('+');
  return [
    {
      name: 'prima_dominical',
      formula: cents(`(${days})*${figure('prestaciones.prima_dominical_porcentaje')}/100`),
    },
    {
      name: 'prima_dominical_exenta',
      formula: cents(`MIN([prima_dominical],(${count})*${figure('exenciones.prima_dominical_uma')}*[uma])`),
    },
  ];
}

/** Social benefits are free while pay and benefits stay under 7 UMA a year, else up to one UMA a year (LISR 93, end). */
function totalFormulas(figure: (path: string) => string): FormulaColumn[] {
  const premiums =
    '[prima_vacacional]+[prima_dominical]+[horas_dobles]+[horas_triples]+[comisiones]+[asistencia]';
  const most = `${figure('exenciones.prevision_social.tope_uma')}*[uma_anual]-[pagado_en_el_año]`;
  const least = `${figure('exenciones.prevision_social.minimo_uma')}*[uma_anual]`;
  return [
    { name: 'pago_sin_prevision', formula: `[sueldo]+[vacaciones]+${premiums}` },
    {
      name: 'vales_exentos',
      formula: cents(`MIN([vales],MAX(0,MAX(${least},${most})-[prevision_exenta_en_el_año]))`),
    },
    { name: 'percepciones', formula: cents('[pago_sin_prevision]+[vales]') },
    {
      name: 'exento',
      formula: cents(
        '[prima_vacacional_exenta]+[prima_dominical_exenta]+[horas_dobles_exentas]+[vales_exentos]',
      ),
    },
    { name: 'gravado', formula: cents('[percepciones]-[exento]') },
  ];
}
