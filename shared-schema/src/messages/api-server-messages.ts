import { closedSentence } from '../rule-messages/closed-sentence.ts';

/** What the portal and its commands say in the terminal of who runs them. */
export const apiServerMessages = {
  ready: (address: string) => `Lienzo listo en ${address}`,
  demoAccounts: (password: string) => `Cuentas de demostración (contraseña ${password}):`,
  demoProgress: (percent: number) => `Datos de demostración: ${percent} %`,
  outbox: (address: string) => `Correos que no se envían: ${address}`,
  /** Why files cannot be stored, in the log of the start and beside `/ready`. */
  storage: {
    no_bucket: 'El almacén responde, pero no tiene el bucket de S3_BUCKET. Créalo o corrige su nombre.',
    rejected_key: 'El almacén rechaza S3_ACCESS_KEY o S3_SECRET_KEY. Revisa la clave y sus permisos.',
    unavailable:
      'El almacén de archivos no responde o no se puede escribir en él. Revisa S3_URL o LIENZO_DATA.',
  },
  notBuilt: 'La página aún no se ha construido. Ejecuta: npm run build -w portal',

  environment: {
    failed: (lines: readonly string[]) => `La configuración tiene errores:\n${lines.join('\n')}`,
    flag: 'usa 0 o 1',
    address: (example: string) => `escribe una dirección como ${example}`,
    portNumber: 'escribe un número de puerto',
    seconds: 'escribe un número entero de segundos, como 50',
    portRange: (largest: number) => `usa un puerto entre 1 y ${largest}`,
    length: (characters: number) => `usa al menos ${characters} caracteres`,
    either: (one: string, other: string) => `${one} o ${other}`,
    database: 'postgres://usuario:clave@servidor:5432/lienzo',
    mailServer: 'smtp://servidor:587',
    portal: 'https://portal.ejemplo.mx',
    renderer: 'http://servidor:4000',
    bucket: 'https://servidor:9000',
    antivirus: 'tcp://servidor:3310',
    webhookAllow: 'escribe servidor:puerto, separados por comas, como avisos.interno:443',
    publicUrlMissing: (example: string) =>
      `Falta PUBLIC_URL: los enlaces de los correos empiezan con ella. Por ejemplo: PUBLIC_URL=${example}`,
    bucketIncomplete: (missing: readonly string[]) =>
      `Falta ${missing.join(', ')}: con S3_URL son obligatorias.`,
    secretMissing: (characters: number) =>
      `Falta SESSION_SECRET: sin la demostración es obligatorio. Define una clave de al menos ${characters} caracteres, por ejemplo con: openssl rand -base64 48`,
    notWritable: (directory: string) =>
      `No se puede escribir en ${closedSentence(directory)} Da permiso de escritura o elige otra carpeta con LIENZO_DATA.`,
    secretDamaged: (file: string) => `El archivo ${file} está dañado. Bórralo para que se genere de nuevo.`,
    portTaken: (port: number) =>
      `El puerto ${port} está ocupado. Detén el programa que lo usa o elige otro, por ejemplo: PORT=${port + 1} npm start`,
    portForbidden: (port: number) =>
      `No hay permiso para usar el puerto ${port}. Elige uno mayor que 1024, por ejemplo: PORT=3000 npm start`,
    hostUnknown: (host: string) =>
      `Esta máquina no tiene la dirección ${host} de HOST. Quita HOST, o usa 127.0.0.1 para esta máquina sola o 0.0.0.0 para toda la red.`,
    newerDatabase: (names: readonly string[]) =>
      `La base de datos es de una versión más nueva de Lienzo (${names.join(', ')}). Inicia esa versión, o restaura el respaldo que se hizo antes de actualizar.`,
    roleOfAnotherOwner: (role: string) =>
      `El rol ${role} ya existe en el servidor de PostgreSQL y lo creó otro usuario que el de DATABASE_URL. Usa aquel usuario, o borra el rol con DROP ROLE.`,
    databaseOfAnotherOwner:
      'La base de datos de DATABASE_URL no es del usuario con el que se conecta, y cualquiera del servidor puede entrar en ella. Dásela: ALTER DATABASE … OWNER TO …',
    databaseUnreachable: (code: string) =>
      `No se puede conectar con la base de datos de DATABASE_URL. Revisa que el servidor esté encendido y que la dirección, la base, el usuario y la clave sean correctos (${code}).`,
  },

  superadmin: {
    usage: "Uso: npm run superadmin -- --mail ana@despacho.mx --name 'Ana Ruiz'",
    invalid: 'Escribe un correo válido y el nombre.',
    hasAccount: (mail: string) => `${mail} ya tiene una cuenta.`,
    done: (name: string, link: string) =>
      `${name} elige su contraseña aquí, una sola vez y en 7 días:\n${link}`,
  },

  demo: {
    usage: (fewest: number, most: number) => `Uso: npm run demo -- [--employees N] [--since AAAA-MM-DD]
  --employees  cuántos empleados habrá en total, de ${fewest} a ${most}
  --since      desde qué día llevan los periodos cerrados sus incidencias y recibos`,
    employees: (fewest: number, most: number) =>
      `--employees debe ser un número entero de ${fewest} a ${most}.`,
    since: '--since debe ser una fecha como 2026-09-01.',
    unknownOption: 'No se reconoce una de las opciones.',
    enough: (employees: number) => `Ya había al menos ${employees} empleados; no se agregó nada.`,
    added: (employees: number, seconds: number) =>
      `Se agregaron ${employees} empleados con sus periodos en ${seconds} s.`,
    progress: (done: number, total: number, percent: number) =>
      `${done} de ${total} empleados (${percent} %)`,
  },
} as const;
