/** What is wrong with a typed format of numbers or dates (`data/format-pattern`), and what to do. */
export const formatPatternMessages = {
  number: {
    empty: 'Escribe un formato, como #,##0.00.',
    noDigits: 'Falta el 0 de las unidades: escribe #,##0 o 0.00.',
    twoNumbers: 'El formato tiene dos números: deja uno, como #,##0.00.',
    commas: 'La coma separa los miles, antes del punto: #,##0.00.',
    hashes: 'Escribe # solo para separar los miles, como #,##0, y los decimales con 0: 0.00.',
    decimals: (most: number) => `Usa ${most} decimales como máximo.`,
    sections: 'Usa punto y coma una sola vez: antes los positivos y después los negativos.',
    positiveMark:
      'El signo menos y los paréntesis son de los negativos: escríbelos después de punto y coma, como 0.00;(0.00).',
    negativeMark:
      'Los negativos se leerían como positivos: ponles un signo menos o paréntesis, como 0.00;(0.00).',
    differing: 'Las dos partes necesitan los mismos decimales y, si una lleva %, las dos.',
  },
  date: {
    empty: 'Escribe un formato, como dd/mm/aaaa.',
    noParts: 'Escribe el día con d, el mes con m y el año con a: dd/mm/aaaa.',
    open: 'Con este formato dos fechas distintas se leen igual: escribe día y mes, o el año, como dd/mm/aaaa.',
    noTime: 'Esta columna no tiene hora: quita h, mm y ss.',
    minutes: 'Los minutos van después de la hora: hh:mm.',
    length: (letters: string) => `“${letters}” no es parte de una fecha: usa d, m y a, como dd/mm/aaaa.`,
  },
  unknown: (letters: string) =>
    `No se reconoce “${letters}”. Escribe los textos entre comillas, como 0.00 “horas”.`,
  open: 'Cierra las comillas del texto.',
  long: (most: number) => `El formato es demasiado largo: usa ${most} caracteres como máximo.`,
} as const;
