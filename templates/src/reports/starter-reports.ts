import { acumuladoPorEmpleado } from './acumulado-por-empleado.ts';
import { acumuladoPorMes } from './acumulado-por-mes.ts';
import { antiguedadCumpleanos } from './antiguedad-cumpleanos.ts';
import { catalogoPersonal } from './catalogo-personal.ts';
import { constanciaLaboral } from './constancia-laboral.ts';
import { convenioConfidencialidad } from './convenio-confidencialidad.ts';
import { costoPorCentro } from './costo-por-centro.ts';
import { cotizacionServicios } from './cotizacion-servicios.ts';
import { empleadosPorCentro } from './empleados-por-centro.ts';
import { estadoNominas } from './estado-nominas.ts';
import { etiquetasQr } from './etiquetas-qr.ts';
import { facturaServicios } from './factura-servicios.ts';
import { hallazgosCalculo } from './hallazgos-calculo.ts';
import { horasDoblesTriples } from './horas-dobles-triples.ts';
import { horasExtra } from './horas-extra.ts';
import { incapacidades } from './incapacidades.ts';
import { incidenciasPeriodo } from './incidencias-periodo.ts';
import { movimientosAfiliatorios } from './movimientos-afiliatorios.ts';
import { reciboMediaCarta, reciboNomina } from './recibo-nomina.ts';
import { registroNomina } from './registro-nomina.ts';
import { resumenAnualPorConcepto } from './resumen-anual-por-concepto.ts';
import { resumenPorConcepto } from './resumen-por-concepto.ts';
import type { StarterReport } from './starter-report.ts';
import { tableroNomina } from './tablero-nomina.ts';

/** The starter reports in the gallery's order. */
export const STARTER_REPORTS: StarterReport[] = [
  empleadosPorCentro,
  reciboNomina,
  reciboMediaCarta,
  registroNomina,
  resumenPorConcepto,
  tableroNomina,
  estadoNominas,
  hallazgosCalculo,
  facturaServicios,
  cotizacionServicios,
  acumuladoPorMes,
  acumuladoPorEmpleado,
  resumenAnualPorConcepto,
  horasExtra,
  horasDoblesTriples,
  incapacidades,
  incidenciasPeriodo,
  movimientosAfiliatorios,
  antiguedadCumpleanos,
  constanciaLaboral,
  convenioConfidencialidad,
  costoPorCentro,
  etiquetasQr,
  catalogoPersonal,
];
