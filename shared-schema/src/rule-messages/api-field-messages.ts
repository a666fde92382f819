/** What a field of a request lacks (specification 1 §5); forms say the same, because they check with the same schemas. */
export const apiFieldMessages = {
  atMost: (characters: number) => `Usa ${characters} caracteres como máximo.`,
  /** What a schema has no words of its own for. */
  atLeast: (characters: number) =>
    characters === 1 ? 'Escribe al menos un carácter.' : `Escribe al menos ${characters} caracteres.`,
  smallest: (number: number) => `Usa ${number} como mínimo.`,
  largest: (number: number) => `Usa ${number} como máximo.`,
  fewest: (count: number) => (count === 1 ? 'Envía al menos uno.' : `Envía al menos ${count}.`),
  most: (count: number) => `Envía ${count} como máximo.`,
  whole: 'Usa un número entero.',
  missing: 'Falta este dato.',
  types: {
    string: 'Usa un texto.',
    number: 'Usa un número.',
    boolean: 'Usa true o false.',
    array: 'Usa una lista.',
    object: 'Usa un objeto con sus campos.',
  },
  formats: {
    date: 'Usa una fecha como 2026-11-23.',
    datetime: 'Usa una fecha con hora como 2026-11-23T18:00:00Z.',
    time: 'Usa una hora como 18:00.',
    email: 'Usa un correo como nombre@empresa.mx.',
    url: 'Usa una dirección como https://empresa.mx.',
  },
  wrong: 'El dato no es válido. Revísalo.',
  identifier: 'El identificador no es válido.',

  name: 'Escribe el nombre.',
  unseenLetters: 'El nombre tiene caracteres que no se pueden usar.',
  role: 'Elige un rol.',
  provider: 'Elige un proveedor.',
  link: 'El enlace no es válido.',

  passwordLength: (characters: number) => `Usa al menos ${characters} caracteres.`,
  passwordUppercase: 'Incluye al menos una letra mayúscula.',
  passwordDigit: 'Incluye al menos un número.',

  rfc: 'Revisa el RFC: 12 caracteres de una empresa o 13 de una persona, sin guiones.',
  rfcRequired: 'Escribe el RFC.',
  representativeRfc: 'Escribe el RFC del representante.',
  legalRepresentative: 'Escribe el nombre del representante legal.',
  address: 'Escribe el domicilio.',

  quota: 'Usa un espacio de entre 1 MB y 1,024 TB.',

  domain: 'Escribe el dominio.',
  domainLetters: 'Usa solo letras minúsculas.',

  folderName: 'Escribe el nombre de la carpeta.',
  folderNameLetters: 'Usa solo letras, números, guion, guion bajo y espacios.',
  fileName: 'Escribe el nombre del archivo.',
  fileNameReserved: 'Ese nombre no se puede usar.',
  fileNameEnd: 'Quita el punto del final del nombre.',
  fileNameLength: 'El nombre es demasiado largo.',
  deviceName: 'Windows reserva ese nombre. Usa otro.',
  searchLength: (letters: number) => `Escribe al menos ${letters} letras.`,
  items: 'Elige al menos un elemento.',
  destination: 'Elige la carpeta destino',

  fewestReports: (count: number) => `Elige al menos ${count} reportes.`,
  mostReports: (count: number) => `Elige ${count} reportes como máximo.`,
  reportOrId: 'Envía report_id o reporte, uno de los dos.',

  tokenReports: 'Elige al menos un reporte, o deja que importe maestros.',
  unknownName: (names: readonly string[]) =>
    `No se usa ${names.map((name) => `“${name.slice(0, 80)}”`).join(', ')}. Quítalo, o revisa cómo se escribe en /openapi.json.`,
  idempotencyKey: 'Idempotency-Key lleva de 1 a 200 letras, números o signos, sin espacios ni acentos.',

  optionsOfPdf: 'Estas opciones son del PDF. Pide ese formato o quítalas.',
  archiveWithPassword: 'Un PDF/A no lleva contraseña. Quita una de las dos opciones.',
} as const;
