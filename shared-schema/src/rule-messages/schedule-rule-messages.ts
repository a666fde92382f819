/** What schemas and rules of schedules say themselves. */
const list = (terms: readonly string[]): string =>
  terms.length < 2 ? (terms[0] ?? '') : `${terms.slice(0, -1).join(', ')} y ${terms.at(-1)}`;

const count = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

const ORDINALS = 'primer segundo tercer cuarto quinto sexto séptimo octavo noveno décimo'.split(' ');
const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const WEEKDAYS = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ');
const FORMATS = { pdf: 'PDF', docx: 'Word', xlsx: 'Excel' } as const;
const WEEKDAYS_MANY = 'domingos lunes martes miércoles jueves viernes sábados'.split(' ');

export const scheduleRuleMessages = {
  months: MONTHS,
  weekdays: WEEKDAYS,
  list,
  ordinal: (n: number): string => ORDINALS[n - 1] ?? String(n),
  count,

  /** When, in words. */
  words: {
    at: (text: string, hour: string) => `${text}, ${hour}`,
    daily: 'Todos los días',
    workingDays: 'Todos los días hábiles',
    weekly: (days: readonly number[]) => `Los ${list(days.map((day) => WEEKDAYS_MANY[day] ?? ''))}`,
    monthly: (day: number | 'last', months: readonly number[]) => {
      const source = months.length === 0 ? 'cada mes' : list(months.map((month) => MONTHS[month - 1] ?? ''));
      return day === 'last' ? `El último día de ${source}` : `El día ${day} de ${source}`;
    },
    shift: { none: '', previous: ', o el día hábil anterior', next: ', o el día hábil siguiente' },
    fortnight: 'Cada quincena, el 15 y el último día del mes',
    fortnightly: (day: number) =>
      `Cada quincena, el ${ORDINALS[day - 1] ?? day} día hábil después del 15 y del último día`,
    beforeClose: (days: number, paysheet: string) =>
      days === 0
        ? `El día del cierre de captura de ${paysheet}`
        : `${count(days, 'día', 'días')} antes del cierre de captura de ${paysheet}`,
    events: {
      capture_finished: (followed: string) => `Al finalizar la captura de ${followed}`,
      payroll_closed: (followed: string) => `Al cerrar la nómina de ${followed}`,
    },
    somePaysheet: 'una nómina',
  },

  formats: FORMATS,

  /** What is delivered, in words. */
  delivers: {
    formats: (formats: readonly (keyof typeof FORMATS)[]) => list(formats.map((format) => FORMATS[format])),
    parts: (formats: string, column: string, each: string) =>
      `Por partes, en ${formats}: un archivo por cada ${column}, ${each}`,
    each: {
      zip: 'todos en un ZIP',
      folder: 'cada uno en la carpeta',
      mail: 'cada uno por correo',
    },
    combined: (reports: readonly string[], formats: string) => `Junto con ${list(reports)}, en ${formats}`,
    quoted: (report: string) => `“${report}”`,
    gone: 'un reporte que ya no existe',
  },

  problems: {
    foreign: (people: readonly string[]) =>
      `${list(people)}: su cliente no ve este reporte. Quita a esa persona, o agrega su cliente a la audiencia del reporte.`,
    time: 'Escribe la hora completa, por ejemplo 07:00.',
    name: 'Escribe un nombre para la programación.',
    weekdays: 'Elige al menos un día de la semana.',
    paysheet: 'Elige una nómina.',
    followed: 'Elige una nómina, o un cliente para seguir todas sus nóminas.',
    formats: 'Elige al menos un formato.',
    furtherReports: 'Elige al menos otro reporte para combinarlo.',
    combinedFormats: 'Un archivo combinado se hace en PDF o Word.',
    partsFormat: 'Por partes, elige un solo formato.',
    partsFolder: 'Elige la carpeta en la que se guarda cada archivo.',
    mailColumn: 'Elige la columna que tiene el correo de cada archivo.',
    target: 'Elige al menos un destino: una carpeta, personas, roles o correos.',
    tooManyMails: (most: number) => `Escribe ${most} correos como máximo.`,
    never: 'Con esta elección el reporte nunca se haría. Cambia el día o los meses.',
    noPeriods: 'Esta nómina no tiene cierres de captura por venir, así que el reporte nunca se haría.',
    disabled: 'El reporte está deshabilitado. Habilítalo para programarlo.',
    person: 'Una de las personas elegidas ya no tiene una cuenta activa.',
    notCombinable: 'Un reporte estático o deshabilitado no se puede combinar con otros.',
    clientGone: 'El cliente no existe o ya no tienes acceso a él.',
    paysheetGone: 'La nómina no existe o ya no tienes acceso a ella.',
    tooMany: (most: number) => `Ya tienes ${most} programaciones. Elimina una para crear otra.`,
  },
} as const;
