import type { PageField } from '../report/rich-text.ts';
import { editorColumnMessages } from './editor-column-messages.ts';
import { editorImageMessages } from './editor-image-messages.ts';

const lightGray = 'Gris claro';

/** Texts of writing in the editor: the formatting bar, its menus, the chips, the palettes of colours. */
export const editorTextMessages = {
  toolbar: 'Formato del texto',
  /** The accessible name of an item's text while it is typed into. */
  textOf: (kind: string) => `${kind}: texto`,
  textOfRegion: (region: string, zone: 'todo' | 'izquierda' | 'centro' | 'derecha') =>
    `Texto del ${region}${{ todo: '', izquierda: ', a la izquierda', centro: ', al centro', derecha: ', a la derecha' }[zone]}`,
  /** Header and footer within a sentence. */
  regions: { header: 'encabezado', footer: 'pie de página' },

  marks: {
    bold: 'Negrita (Ctrl+B)',
    italic: 'Cursiva (Ctrl+I)',
    underline: 'Subrayado (Ctrl+U)',
    strike: 'Tachado',
    bullets: 'Lista con viñetas',
    numbers: 'Lista numerada',
  },

  blocks: {
    label: 'Estilo de párrafo',
    paragraph: 'Párrafo',
    heading: (level: number) => `Título ${level}`,
  },

  sizes: {
    automatic: 'Auto',
    points: (size: number) => `${size} pt`,
  },

  alignment: (chosen: string) => `Alineación: ${chosen.toLowerCase()}`,

  link: {
    button: 'Enlace',
    address: 'Dirección del enlace',
    placeholder: 'https:// o correo',
    unusable: 'Escribe una dirección, por ejemplo https://ejemplo.mx',
    column: 'Columna al final de la dirección',
    noColumn: 'Ninguna',
    columnHelp: 'El enlace abre la dirección con el valor de cada fila.',
    after: 'Después de la columna',
    remove: 'Quitar enlace',
    apply: 'Aplicar',
  },

  columns: {
    insert: 'Insertar columna ({)',
    list: 'Columnas',
    none: 'Ninguna columna se llama así, o la página no tiene un texto dinámico.',
    formatOf: editorColumnMessages.formatOf,
    formatOfColumn: (format: string) => `Como la columna: ${format}`,
  },

  /** Chips of formulas over the report's tables. */
  formulas: {
    button: 'Fórmula',
    name: 'Fórmula del texto',
    placeholder: 'SUMA([Tabla 1.Neto])',
    intro: 'Calcula sobre todas las filas de una tabla: SUMA, PROMEDIO, MIN, MAX, CONTAR o CONTARA.',
    noTables: 'El reporte todavía no tiene tablas con columnas: agrega una para calcular sobre sus filas.',
    insert: 'Insertar fórmula',
    change: 'Cambiar fórmula',
    format: 'Formato del resultado',
    automatic: 'Automático',
    result: 'Resultado:',
    waiting: 'calculando…',
    failed: 'no se pudo calcular; escribe los valores de los parámetros o reintenta',
  },

  /** What the page gives: number, pages, day, logo. */
  fields: {
    insert: 'Insertar',
    /** In the menu. */
    choices: {
      page: 'Número de página',
      pages: 'Total de páginas',
      date: 'Fecha de impresión',
      logo: editorImageMessages.organizationLogo,
      client: 'Cliente de los datos',
      payroll: 'Nómina de los datos',
      period: 'Periodo de los datos',
    } satisfies Record<PageField, string>,
  },

  colors: {
    /** The letter that stands for the text, over its colour. */
    letter: 'A',
    text: {
      ink: 'Tinta',
      gray: 'Gris',
      lightGray,
      red: 'Rojo',
      orange: 'Naranja',
      ochre: 'Ocre',
      green: 'Verde',
      turquoise: 'Turquesa',
      blue: 'Azul',
      indigo: 'Índigo',
      violet: 'Violeta',
      magenta: 'Magenta',
    },
    background: {
      white: 'Blanco',
      palestGray: 'Gris muy claro',
      lightGray,
      lightRed: 'Rojo claro',
      lightYellow: 'Amarillo claro',
      lightGreen: 'Verde claro',
      lightBlue: 'Azul claro',
      lightViolet: 'Violeta claro',
    },
  },
} as const;
