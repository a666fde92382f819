/** Why a file of a comparison is not taken, and what is to be known of one that is. */
import { closedSentence } from './closed-sentence.ts';

/** Months are named, `julio 2026`. */
export const confrontaFileMessages = {
  repeatedWorker: (line: number) => ({
    message: `El NSS ya está en la línea ${line}: sus días y cuotas se suman.`,
    fix: 'Si la persona está dos veces por error, corrige el archivo y cárgalo otra vez.',
  }),
  sameFile: (other: string) => ({
    message: `Es el mismo archivo que “${other}”: se contó una vez.`,
    fix: 'No hace falta hacer nada.',
  }),
  tooManyLines: (most: number) =>
    `Los archivos de texto tienen más de ${most.toLocaleString('es-MX')} líneas juntos: cárgalos en partes.`,
  nothingRead: (name: string) =>
    `“${name}” no tiene ninguna línea de este registro patronal que se pueda leer: revisa que sea el archivo correcto.`,
  unknownFile: (name: string) =>
    `“${name}” no es un archivo del SUA, una EMA ni una EBA: quítalo, o revisa que sea el correcto.`,
  nothingToCompare:
    'Los archivos no tienen con qué comparar: carga la EMA o EBA, Aseg.txt del SUA o su archivo de pago.',
  otherRegister: (name: string, register: string) =>
    `“${name}” es de otro registro patronal que ${register}: elige su registro o quita el archivo.`,
  otherRegisterLine: (register: string) => ({
    message: `La línea es de otro registro patronal que ${register}: no se leyó.`,
    fix: 'Carga el archivo con el registro que le corresponde.',
  }),
  unstatedRegister: (register: string) => ({
    message: `El libro no dice de qué registro patronal es: se tomó como de ${register}.`,
    fix: 'Revisa que sea de este registro.',
  }),
  noOneInCommon: (register: string) =>
    `Ningún NSS de los archivos trabaja con el registro ${register} en esas fechas: revisa que sean los archivos correctos.`,
  header: (name: string, problem: string) =>
    closedSentence(
      `“${name}” no tiene los encabezados de una emisión. ${problem} Cárgalo como lo entrega el IMSS`,
    ),
  noEmission: (name: string) =>
    `“${name}” no es una EMA ni una EBA: ninguna hoja tiene la fila de encabezados con el NSS.`,
  otherPeriod: (name: string, month: string) =>
    closedSentence(`“${name}” es de ${month}, fuera de las fechas que elegiste`),
  sameMonth: (name: string, month: string) =>
    closedSentence(`“${name}” es de ${month}, y ya hay otro archivo de ese mes. Deja solo uno`),
  unstatedMonth: (name: string, sheet: string) =>
    `La hoja “${sheet}” de “${name}” no dice de qué mes es: elige fechas de un solo mes.`,
  assumedMonth: (sheet: string, month: string) => ({
    message: `La hoja “${sheet}” no dice de qué mes es: se tomó como de ${month}.`,
    fix: 'Revisa que sea de ese mes.',
  }),
  otherMonth: (day: string) => ({
    message: `El movimiento es del ${day === '' ? 'día sin fecha' : day}, fuera de las fechas que elegiste: no se comparó.`,
    fix: 'No hace falta hacer nada si es de otro mes.',
  }),
  /** Of a movement in an emission. */
  unexplainedCode: {
    tipo: (code: string, rows: number) => ({
      message: `La emisión trae movimientos de tipo ${code} en ${rows === 1 ? '1 renglón' : `${rows.toLocaleString('es-MX')} renglones`}, y no se sabe qué es: los movimientos de esas personas no se compararon.`,
      fix: 'Explica el tipo en “Claves de la EMA” y confronta otra vez.',
    }),
    origen: (code: string, rows: number) => ({
      message: `La emisión trae el origen ${code} en ${rows === 1 ? '1 renglón' : `${rows.toLocaleString('es-MX')} renglones`}, y no se sabe qué es.`,
      fix: 'Si lo conoces, explícalo en “Claves de la EMA”; no cambia lo que se compara.',
    }),
  },
  noSalary: {
    message: 'Le falta el salario, o al registro la prima de riesgo, en esas fechas: no se comparó.',
    fix: 'Captúralo en la nómina y vuelve a confrontar.',
  },
};
