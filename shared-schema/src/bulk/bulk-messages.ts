import type { BulkField } from './bulk-line.ts';

/** Texts of 'Carga masiva' (specification 3 §2.1, §5). */
const plural = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('es-MX')} ${many}`;

export const bulkMessages = {
  title: 'Carga masiva',
  titleOf: (kind: string) => `Carga masiva: ${kind}`,
  kinds: { I: 'Incidencias', E: 'Horas extra', IN: 'Incapacidades' },
  chooseFilters:
    'Para poder descargar o cargar el layout debes seleccionar los filtros de cliente, nómina, año, proceso y periodo',
  paysheet: 'Nómina',
  steps: { layout: '1. Descarga el layout', fill: '2. Llénalo y súbelo' },
  layoutHelp: 'Trae a las personas de la nómina, sus columnas y una hoja de ayuda.',
  download: 'Descargar layout',
  file: 'Layout lleno',
  chooseFile: 'Elige un archivo .xlsx o .xls',
  fileRequired: 'Para ingresar incidencias, selecciona un archivo!!!',
  wrongType: 'Usa un archivo .xlsx o .xls.',
  clearFile: 'Quitar el archivo elegido',
  evidence: 'Comprobantes',
  evidenceHelp: 'Pon el folio en el nombre de cada archivo, por ejemplo OL345678.pdf.',
  chooseEvidence: 'Elige PDF o imágenes',
  cancel: 'Cancelar',
  check: 'Revisar archivo',
  load: 'Cargar incidencias',
  otherFile: 'Elegir otro archivo',
  working: 'Trabajando con el archivo…',

  ready: (count: number) => plural(count, 'renglón listo', 'renglones listos'),
  wrong: (count: number) => plural(count, 'renglón por corregir', 'renglones por corregir'),
  strangers: (count: number) => plural(count, 'renglón sin nómina', 'renglones sin nómina'),
  strangersTitle: 'Empleados sin nómina',
  strangersHelp: 'Su número no es de nadie en esta nómina. No se cargan.',
  stranger: (row: number, number: string, name: string) =>
    `Renglón ${row}: ${[number === '' ? 'sin número' : number, name].filter((text) => text !== '').join(' · ')}`,
  findingsTitle: 'Sobre el archivo',
  finding: (position: string, message: string) => (position === '' ? message : `${position}: ${message}`),
  sheet: (name: string) => `Hoja ${name}`,
  row: (row: number) => `renglón ${row}`,
  column: (letters: string) => `columna ${letters}`,
  more: (count: number) => `Y ${count.toLocaleString('es-MX')} más.`,

  grid: 'Lo que se cargará',
  onlyWrong: 'Ver solo los que tienen problemas',
  rowHead: 'Renglón',
  employee: 'Empleado',
  group: { I: 'Concepto', E: 'Día', IN: 'Ramo' },
  fields: {
    FECHA: 'Fecha',
    CANTIDAD: 'Cantidad',
    HORAS: 'Horas',
    'FECHA INICIAL': 'Fecha inicial',
    DIAS: 'Días',
    FOLIO: 'Folio',
    'TIPO INCAPACIDAD': 'Tipo',
    'CONTROL DE INCAPACIDAD': 'Control',
    'TIPO DE RIESGO': 'Riesgo',
    'SECUELA O CONSECUENCIAS': 'Secuela',
    'FOLIO INICIAL': 'Folio inicial',
  } satisfies Record<BulkField, string>,
  cell: (field: string, row: number) => `${field}, renglón ${row}`,
  none: '—',
  noLines: 'No hay renglones que cargar.',
  allRight: 'Todos los renglones están listos.',
  evidenceOf: 'Comprobante',
  evidenceKept: 'Ya guardado',
  evidenceMissing: 'Falta el comprobante de este folio.',
  pages: 'Páginas de renglones',
  pageControl: {
    first: 'Primera página',
    previous: 'Página anterior',
    next: 'Página siguiente',
    last: 'Última página',
  },

  mode: 'Lo que ya está capturado',
  replaceAll: (people: number) =>
    people === 0
      ? 'Reemplazar todo (hoy no hay nada capturado)'
      : `Reemplazar todo: se borra lo capturado de ${plural(people, 'empleado', 'empleados')}`,
  onlyNamed: 'Solo lo que trae el archivo',
  onlyNamedHelp: {
    I: 'Cambia los conceptos del archivo en los empleados del archivo. Lo demás se conserva.',
    E: 'Cambia los días del archivo en los empleados del archivo. Lo demás se conserva.',
    IN: 'Cambia los folios del archivo. Lo demás se conserva.',
  },
  onlyValid: 'Cargar solo a los empleados sin problemas',
  fixOrChoose:
    'Corrige lo señalado, o marca que se carguen solo los empleados sin problemas. Los demás conservan lo que tienen capturado.',
  losses: (people: number) =>
    `${plural(people, 'empleado pierde', 'empleados pierden')} lo que hoy tiene capturado`,
  loss: (person: string, what: readonly string[]) => `${person}: ${what.join(', ')}`,
  lossOf: {
    I: (concept: string, records: number) => `${concept} (${plural(records, 'registro', 'registros')})`,
    E: (_day: string, records: number) => `horas extra de ${plural(records, 'día', 'días')}`,
    IN: (folio: string, _records: number) => `incapacidad ${folio}`,
  },
  lossTitle: 'Se borra lo capturado',
  lossQuestion: (records: number, people: number) =>
    `Al cargar el archivo se borran ${plural(records, 'registro', 'registros')} de ${plural(people, 'empleado', 'empleados')}. La lista dice de quién y qué.`,
} as const;
