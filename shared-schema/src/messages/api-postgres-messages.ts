/** What the embedded PostgreSQL says in the terminal. */
export const apiPostgresMessages = {
  creating: 'Creando la base de datos…',
  copying: (directory: string) => `Copiando PostgreSQL a ${directory}…`,
  serverSays: (line: string) => `PostgreSQL: ${line}`,
  ended: (reason: string) => `PostgreSQL terminó sin que se le pidiera (${reason})`,
  startedAgain: 'PostgreSQL volvió a arrancar.',
  signal: (signal: string) => `señal ${signal}`,
  exitCode: (code: number | null) => `código ${code}`,
  tooSlow: 'tardó más de un minuto',
  notStarted: (why: string, lastLines: readonly string[]) =>
    `PostgreSQL no arrancó (${why}):\n${lastLines.join('\n')}`,
  notPrepared: (program: string, detail: string) =>
    `No se pudo preparar la base de datos (${program}): ${detail}`,
  noPackage: (platform: string) =>
    `No hay un PostgreSQL incluido para esta máquina (${platform}). Ejecuta “npm ci” sin omitir las dependencias opcionales, o indica un servidor con DATABASE_URL.`,
  noUser:
    'PostgreSQL no puede correr como root y esta máquina no tiene un usuario al cual cederlo. Crea el usuario de sistema “lienzo” o inicia Lienzo con un usuario sin privilegios.',
  closedDirectory: (directory: string) =>
    `PostgreSQL no puede entrar en la carpeta “${directory}”: es de otro usuario o está dentro de una carpeta cerrada. Inicia Lienzo con el usuario de siempre o indica otra carpeta con LIENZO_DATA.`,
  inUse: (holder: string, directory: string) =>
    `Otra instancia de Lienzo (proceso ${holder}) ya usa la carpeta de datos “${directory}”. Ciérrala, o indica otra carpeta con LIENZO_DATA.`,
  unknownHolder: 'desconocido',
  orphan: (pid: number) =>
    `Un PostgreSQL anterior (proceso ${pid}) sigue usando la carpeta de datos y no termina. Termínalo y vuelve a iniciar Lienzo.`,
  otherVersion: (directory: string, version: string, ours: string) =>
    `La base de datos de “${directory}” es de PostgreSQL ${version} y este Lienzo trae PostgreSQL ${ours}. Pasa los datos con pg_dump y pg_restore, o indica otra carpeta con LIENZO_DATA.`,
  incomplete: (directory: string) =>
    `La carpeta “${directory}” no contiene una base de datos completa. Recupérala de un respaldo o bórrala.`,
} as const;
