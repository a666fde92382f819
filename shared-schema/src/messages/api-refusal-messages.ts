import { closedSentence } from '../rule-messages/closed-sentence.ts';

/** "30 segundos", and minutes from 90 seconds on. */
const waiting = (seconds: number): string => {
  if (seconds <= 90) return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
};
const notInCatalogue = (what: string): string => `${what} no existe en el catálogo de datos.`;

/** What calls answer where they know more than what their error's code says. */
export const apiRefusalMessages = {
  request: {
    otherSite: 'La petición viene de otro sitio.',
    asForm: 'Envía el archivo como formulario.',
    formCutOff: 'El formulario llegó incompleto.',
    tooManyAtOnce: 'Tienes demasiadas consultas en curso. Espera a que terminen e inténtalo de nuevo.',
    tooManyFields: 'El formulario tiene demasiados campos. Envía solo el archivo.',
    unstorable: 'El texto tiene caracteres que no se pueden guardar.',
    tooDeep: 'El contenido tiene demasiados niveles.',
    /** A value that has a code of its own, and why it is refused. */
    valued: (value: string, why: string) => `“${value}”: ${why}`,
    tooManyAttempts: (seconds: number) =>
      `Demasiados intentos. Espera ${waiting(seconds)} e inténtalo de nuevo.`,
  },
  account: {
    /** Of a mailed link that is no invitation. */
    mailLinkEnded:
      'El enlace caducó, ya se usó o se pidió otro cambio. Pide a quien administra tu cuenta que lo envíe de nuevo.',
    resetEnded: 'El enlace caducó o no existe. Pide otro.',
  },
  directory: {
    file: 'Elige un archivo.',
    oneFile: 'Envía los archivos de uno en uno.',
    headerDiffers: 'La carpeta del encabezado y la de la dirección no son la misma.',
    fileHeaderDiffers: 'El archivo del encabezado y el de la dirección no son el mismo.',
    folderNotMade: (name: string, why: string) => `La carpeta “${name}” no se puede crear. ${why}`,
    tooManyShares: (seconds: number) =>
      `Ya compartiste muchas carpetas en la última hora. Espera ${waiting(seconds)} e inténtalo de nuevo.`,
    tooManyToRecipient: (seconds: number) =>
      `A ese correo ya se le compartieron muchas carpetas. Espera ${waiting(seconds)} o copia la URL.`,
    fileInTheWay: (name: string) => `Ya existe un archivo con el nombre “${name}”.`,
  },
  organization: {
    headerDiffers: 'El encabezado organization_id y el campo organization_id2 no coinciden.',
    logo: 'Falta el logotipo.',
  },
  program: {
    tooManyCalls: (seconds: number) =>
      `Este acceso hizo demasiadas llamadas. Espera ${seconds === 1 ? '1 segundo' : `${seconds} segundos`}.`,
    webhookNotUrl: 'La dirección del aviso no es válida.',
    webhookNotHttps: 'La dirección del aviso debe empezar con https://.',
    webhookCredentials: 'La dirección del aviso no lleva usuario ni contraseña. Usa el secreto del acceso.',
    webhookPrivate: 'La dirección del aviso es de una red privada. Usa una que se alcance desde internet.',
    webhookUnknown: 'La dirección del aviso no existe. Revisa el nombre del servidor.',
    webhookRedirect: 'El servidor respondió con una redirección, y no se siguen.',
    webhookAnswer: (status: number) => `El servidor respondió ${status}.`,
    webhookUnreachable: 'El servidor no respondió.',
    webhookSecretLost: 'El secreto de los avisos de este acceso ya no se puede leer. Crea otro acceso.',
  },
  report: {
    image: 'Elige una imagen.',
    document: 'Elige un documento de Word, un libro de Excel o un PDF.',
    /** The name of a picture that came without one. */
    imageName: 'imagen',
    imagesTooLarge: (megabytes: number) =>
      `Las imágenes del reporte pasan de ${megabytes} MB en total. Usa imágenes más pequeñas.`,
    combinedImagesTooLarge: (megabytes: number) =>
      `Las imágenes de los reportes pasan de ${megabytes} MB en total. Combina menos reportes.`,
    tooManyFiles: (count: number) =>
      `Ya hay ${count} archivos tuyos en preparación. Espera a que terminen o cancela alguno.`,
    accessNarrowed:
      'Tus permisos cambiaron después de que pediste este archivo. Pídelo de nuevo: tendrá lo que puedes ver ahora.',
    stopped: 'La generación del archivo se detuvo a medio camino. Inténtalo de nuevo en unos minutos.',
    overdue: (minutes: number) =>
      `El archivo no estuvo listo en ${minutes} minutos. Reduce el reporte o divídelo en partes.`,
    passwordNotKept:
      'Este archivo tiene contraseña y Lienzo no la conserva. Pide el PDF de nuevo y escribe la contraseña.',
    combinedGone: (name: string) =>
      `El reporte “${name}” ya no existe o ya no tienes acceso a él. Quítalo de la descarga combinada.`,
    combinedDisabled: (name: string) =>
      `El reporte “${name}” está deshabilitado. Quítalo de la descarga combinada.`,
    combinedStatic: (name: string) =>
      `El reporte “${name}” es estático y no se puede combinar. Descárgalo por separado.`,
    inCombined: (name: string, problem: string) => `Reporte “${name}”: ${problem}`,
    notDivisible: (column: string, item: string) =>
      `El reporte no se puede dividir por “${column}”: ${item} no tiene relación con esa columna.`,
    namePlaceholder: (name: string) =>
      `El nombre usa la columna “${name}”, que no está en el reporte. Elige una de la lista.`,
    audience: 'Uno de los clientes de “Visible para” no existe o no está asociado a tu cuenta.',
    filterGone: (id: string) => `El filtro “${id}” ya no existe en el reporte.`,
    filter: (name: string, why: string) => `Filtro “${name}”: ${why}`,
    tableNumber: (id: number) => notInCatalogue(`La tabla ${id}`),
    table: (name: string) => notInCatalogue(`La tabla “${name}”`),
    column: (key: string) => notInCatalogue(`La columna “${key}”`),
    columnType: (key: string, type: string, requested: string) =>
      `La columna “${key}” es de tipo ${type}, no ${closedSentence(requested)}`,
    unrelated: (tables: readonly string[]) =>
      `Las tablas ${tables.map((name) => `“${name}”`).join(', ')} no tienen relación entre sí. Elige otra tabla o quita la que no se relaciona.`,
    condition: (condition: string, column: string, key: string) =>
      `La condición “${condition}” no se puede usar con la columna “${column}” (${key}).`,
    operand: (field: string, column: string, key: string, desired: 'numero' | 'fecha') =>
      `El campo adicional “${field}” usa “${column}” (${key}), que no es ${desired === 'numero' ? 'un número' : 'una fecha'}.`,
    operator: (operator: string, field: string) =>
      `La operación “${operator}” no se puede usar en el campo adicional “${field}”.`,
  },
} as const;
