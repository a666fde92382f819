import type { ParameterKind } from '../data/parameter.ts';
import type { RelativeValue } from '../data/relative-values.ts';
import { parameterRuleMessages } from '../rule-messages/parameter-rule-messages.ts';

/** Parameters of reports: what they are called, and the form that asks for them. */
export const parameterMessages = {
  kinds: {
    cliente: 'Cliente',
    nomina: 'Nómina',
    periodo: 'Periodo',
    centro_costos: 'Centro de costos',
    fecha: 'Fecha',
    rango: 'Rango de fechas',
    numero: 'Número',
    texto: 'Texto',
    opcion: 'Opción',
  } satisfies Record<ParameterKind, string>,
  relatives: {
    'último periodo cerrado': 'Último periodo cerrado',
    'periodo actual': 'Periodo actual',
    hoy: 'Hoy',
    'mes actual': 'Mes actual',
    'mes anterior': 'Mes anterior',
    'últimos 3 meses': 'Últimos 3 meses',
    'este año': 'Este año',
    'año anterior': 'Año anterior',
  } satisfies Record<RelativeValue, string>,
  none: parameterRuleMessages.none satisfies Record<ParameterKind, string>,
  title: 'Parámetros del reporte',
  titleOfSeveral: 'Parámetros de los reportes',
  /** To go on with what is asked next. */
  next: 'Continuar',
  help: 'Se recuerdan para tu próxima descarga.',
  loading: 'Cargando las opciones…',
  failed: 'No se pudieron cargar las opciones.',
  nothingFound: 'Nada coincide con lo que buscas.',
  noChoices: 'No hay nada que elegir.',
  more: 'Hay más; escribe para buscar.',
  choose: 'Elige una opción',
  clear: (name: string) => `Quitar ${name}`,
  from: (name: string) => `${name}: desde`,
  until: (name: string) => `${name}: hasta`,
  ownDates: 'Elegir fechas',
  ownDate: 'Elegir fecha',
} as const;
