import type { PayrollNext, PayrollStep } from './overview-endpoints.ts';
import { PRODUCT_NAMES } from './product-messages.ts';
import type { ReportProduct } from './products.ts';

const steps: Record<PayrollStep, string> = {
  wait: 'Hay una solicitud en proceso',
  capture: 'Capturar incidencias',
  finalise: 'Finalizar la captura',
  calculate: 'Calcular',
  recalculate: 'Volver a calcular',
  resolve: 'Revisar hallazgos',
  authorize: 'Autorizar',
  close: 'Cerrar',
  products: 'Generar productos',
  done: 'Terminada',
};

/** Texts of the overview of payrolls. */
export const overviewMessages = {
  table: 'Nóminas',
  failed: 'No se pudo cargar cómo van las nóminas.',
  columns: {
    paysheet: 'Nómina',
    period: 'Periodo',
    capture: 'Captura',
    run: 'Cálculo',
    products: 'Productos',
    next: 'Qué sigue',
  },
  empty: 'Aún no hay nóminas. Elige un cliente para crear la primera.',
  emptyReadOnly: 'Aún no hay nóminas en tus clientes.',
  client: (name: string, count: number) => `${name}, ${count === 1 ? '1 nómina' : `${count} nóminas`}`,
  noPeriods: 'Sin periodos por trabajar',
  calendar: 'Ver su calendario',
  calendarOf: (payroll: string) => `Ver el calendario de ${payroll}`,
  more: (count: number) =>
    count === 1
      ? 'Hay 1 periodo más sin terminar, posterior a estos.'
      : `Hay ${count.toLocaleString('es-MX')} periodos más sin terminar, posteriores a estos.`,
  pages: 'Páginas de nóminas',
  counted: (count: number) => (count === 1 ? '1 nómina' : `${count.toLocaleString('es-MX')} nóminas`),

  days: (from: string, to: string) => `Del ${from} al ${to}`,
  unfinished: 'Sin terminar',
  begins: (day: string) => `empieza el ${day}`,
  payment: (day: string) => `se paga el ${day}`,
  capture: { Abierta: 'Abierta', Finalizada: 'Finalizada' },
  captured: (count: number, people: number) =>
    `${count.toLocaleString('es-MX')} de ${people.toLocaleString('es-MX')} con captura`,
  closes: (day: string) => `cierra el ${day}`,
  closed: (day: string) => `cerraba el ${day}`,
  people: (count: number) => (count === 1 ? '1 empleado' : `${count.toLocaleString('es-MX')} empleados`),
  noPrevious: 'Sin periodo anterior calculado',
  compared: (difference: string, people: string) => `Contra el anterior: ${difference}, ${people}`,
  /** @param change how many people more, or fewer when negative. */
  peopleChange: (change: number) => {
    if (change === 0) return 'mismo número de empleados';
    const count = Math.abs(change).toLocaleString('es-MX');
    return `${change > 0 ? '+' : '−'}${count} ${Math.abs(change) === 1 ? 'empleado' : 'empleados'}`;
  },
  noProducts: 'Ninguno',
  products: (count: number) => (count === 1 ? '1 hecho' : `${count} hechos`),
  outdatedProducts: (count: number) =>
    count === 1 ? '1 es de un cálculo anterior' : `${count} son de un cálculo anterior`,
  productNames: (products: readonly ReportProduct[]) =>
    products.map((product) => PRODUCT_NAMES[product]).join(', '),

  steps,
  /** What is done where, for who hears only the link. */
  stepOf: (step: PayrollStep, payroll: string, period: string) => `${steps[step]}: ${payroll}, ${period}`,
  /** Who does it; '' for nobody. */
  whoOf: ({ who, is_yours }: PayrollNext) => {
    if (who === null) return '';
    if (is_yours) return 'Te toca a ti';
    return who === 'Admin' ? 'Le toca a un Admin' : 'Le toca a un Admin o ejecutivo';
  },
  home: 'Nóminas por terminar',
  seeAll: 'Ver todas las nóminas',
} as const;
