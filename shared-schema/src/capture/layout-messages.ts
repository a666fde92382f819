import { closedSentence } from '../rule-messages/closed-sentence.ts';

/** Words of the layouts of bulk load (specification 3 §2.1, §7). */
const slashedDate = (day: string): string => day.split('-').reverse().join('/');

export const layoutMessages = {
  period: (month: string, year: number, from: string, to: string) =>
    `Periodo ${month} de ${year}, del ${slashedDate(from)} al ${slashedDate(to)}`,
  units: { IM: 'importe', DI: 'días', HR: 'horas' },
  helpTitle: (sheet: string) => `Cómo llenar el layout de ${sheet.toLowerCase()}`,
  help: {
    all: [
      'Llena solo lo que cambia: las celdas vacías no se cargan.',
      'No cambies los encabezados ni el nombre de la hoja. Puedes quitar renglones y columnas que no uses.',
      'Para capturar dos veces el mismo concepto a una persona, copia su renglón o usa los renglones vacíos del final.',
      'Escribe las fechas como 23/11/2026. También se entienden 2026-11-23 y 23-nov-2026.',
      'Escribe valores, no fórmulas. De una fórmula se toma el valor con que se guardó el archivo.',
      'El archivo sirve solo para la nómina y el periodo con que se descargó.',
      'Al subirlo verás cada renglón antes de guardarlo y podrás corregirlo en la pantalla.',
    ],
    I: [
      'Cada concepto tiene dos columnas: FECHA y CANTIDAD.',
      'Conceptos de días: CANTIDAD es cuántos días seguidos, contados desde FECHA.',
      'Conceptos de importe o de horas: CANTIDAD es lo de esa fecha.',
    ],
    E: ['Hay una columna por cada día del periodo.', 'Escribe de 0 a 10 horas por día, enteras o medias.'],
    IN: [
      'Cada ramo tiene sus columnas: enfermedad general, riesgo de trabajo y maternidad.',
      'El folio lleva dos letras mayúsculas y seis números, por ejemplo OL345678.',
      'Elige tipo, control, riesgo y secuela de las listas. El riesgo es solo de riesgos de trabajo; la secuela, solo de accidentes de trabajo.',
      'FOLIO INICIAL es solo de las subsecuentes: el de la incapacidad de la que siguen. Vacío es la inicial más reciente; uno que no está en Lienzo se guarda como externo.',
      'Los comprobantes se suben junto con el layout: pon el folio en el nombre de cada archivo, por ejemplo OL345678.pdf.',
    ],
  },
  /** `acuse_hrs_extras.xlsx`. */
  overtimeBook: {
    blocks: 'Horas extra',
    days: 'Horas por día',
    client: (name: string) => `Cliente: ${closedSentence(name)}`,
    sums: (doubles: string, triples: string) => `Dobles: ${doubles} h. Triples: ${triples} h.`,
    helpTitle: 'Cómo leer las horas extra',
    help: [
      'TIEMEXT son las horas dobles de los días 1 a 7 del periodo; TIEMEXT1, de los días 8 a 14; TIEMEXT2, de los días 15 a 21; TIEMEXT3, del día 22 en adelante.',
      'Cada columna lleva hasta 9 horas dobles. Lo que no cabe pasa a la primera columna con lugar; si las cuatro están llenas, queda en TIEMEXT3.',
      'P024C_HR son las horas triples del periodo.',
      'Las dobles y las triples suman lo mismo que la captura. Los días del periodo anterior cuentan para las 9 horas dobles de la primera semana y se pagan en su periodo.',
      'La hoja Horas por día tiene las horas tal como se capturaron.',
    ],
  },
  /** Excel's own message when a cell does not take what was typed. */
  refused: {
    title: 'Revisa el dato',
    list: 'Elige una opción de la lista.',
    day: (from: string, to: string) =>
      `Escribe una fecha entre el ${slashedDate(from)} y el ${slashedDate(to)}.`,
    number: (from: string, to: string) => `Escribe un número entre ${from} y ${to}.`,
  },
} as const;
