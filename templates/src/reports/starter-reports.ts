import { empleadosPorCentro } from './empleados-por-centro.ts';
import { reciboNomina } from './recibo-nomina.ts';
import { registroNomina } from './registro-nomina.ts';
import type { StarterReport } from './starter-report.ts';

/** The reports that Lienzo comes with, in the order in which they are offered. */
export const STARTER_REPORTS: StarterReport[] = [empleadosPorCentro, reciboNomina, registroNomina];
