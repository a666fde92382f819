import { closedSentence } from '../rule-messages/closed-sentence.ts';

/** What is said of a filled layout before its lines are judged (specification 3 §5, "Bulk load"). */
export const bulkFileMessages = {
  /** The specification's sentence, with what to do. */
  invalid:
    'Archivo inválido o sin datos!!! No se encontró la columna NUM EMPLEADO. Descarga el layout y copia en él tus datos.',
  empty: 'Archivo inválido o sin datos!!! No hay nada capturado en el layout.',
  noDisabilities: 'No se encontraron incapacidades en el archivo!!!',
  noOvertime: 'Archivo inválido o sin datos!!! No hay horas extra en el layout.',
  noMarks:
    'No concuerdan los datos!!! El archivo no dice de qué nómina y periodo es. Descarga el layout y copia en él tus datos.',
  otherPayroll: (file: string, chosen: string) =>
    `No concuerdan los datos!!! El archivo es de ${file} y elegiste ${closedSentence(chosen)} Elige su nómina y periodo o usa otro archivo.`,
  otherPayrollOvertime: (file: string, chosen: string) =>
    `El archivo no corresponde a nómina y periodo, verifica la información!!! Es de ${file} y elegiste ${closedSentence(chosen)}`,
  place: (paysheet: string, year: string, month: string) =>
    `la nómina ${paysheet}, periodo ${month} de ${year}`,
  otherKind: (sheet: string) =>
    `El archivo es un layout de ${closedSentence(sheet)} Elige ese tipo de carga o usa otro archivo.`,
  renamedSheet: (match: string, expected: string) =>
    `La hoja se llama “${match}” y no “${expected}”. Se leyó de todos modos.`,
  otherSheet: (read: string) => `Esta hoja también tiene empleados y no se lee. Pasa sus datos a “${read}”.`,
  hiddenSheet: 'La hoja está oculta y no se lee. Muéstrala si sus datos se cargan.',
  unknownGroup: (title: string) =>
    `“${title}” no es una columna del layout, o su concepto no se captura en esta nómina. No se carga.`,
  unknownHeading: (heading: string) => `El encabezado “${heading}” no es del layout. Su columna no se carga.`,
  missingHeading: (group: string, heading: string) =>
    `A “${group}” le falta la columna ${closedSentence(heading)} Descarga el layout y copia en él tus datos.`,
  twiceHeading: (group: string) => `La columna “${group}” está dos veces. Solo se carga la primera.`,
  formula: 'La celda tiene una fórmula. Se toma el valor con que se guardó el archivo: revísalo.',
  emptyFormula: 'La celda tiene una fórmula sin resultado. Escribe el valor.',
  errorCell: 'La celda tiene un error de Excel. Escribe el valor.',
  tooLong: 'La celda tiene más de 1,000 letras. Escribe solo el dato.',
  hiddenRow: 'El renglón está oculto en el archivo. Se carga como los demás: revísalo.',
  merged: (range: string) =>
    `Las celdas ${range} están combinadas: su valor cuenta solo para la primera. Sepáralas si es de todas.`,
  noNumber: 'El renglón tiene datos y no tiene número de empleado. No se carga.',
  unknownPerson: 'El número no es de ningún empleado de la nómina. El renglón no se carga.',
  otherName: (name: string) => `El número es de ${closedSentence(name)} Revisa que sea la persona correcta.`,
  tooManyLines: (most: string) => `El archivo tiene más de ${most} datos. Divídelo en varios.`,
} as const;
