/** What is said about the new contribution base of a bimester, and what to do. */
export const imssVariabilityMessages = {
  noSalary: {
    message: 'No tiene salario diario: no se puede determinar su salario base de cotización.',
    fix: 'Captura su salario en los datos del empleado.',
  },
  noDay: {
    message:
      'No devengó salario ningún día del bimestre: no hay entre qué dividir sus percepciones variables.',
    fix: 'Conserva el salario base de cotización vigente y revisa sus faltas e incapacidades.',
  },
  notEmployed: {
    message: 'No trabajó en el bimestre.',
    fix: 'No tienes que hacer nada.',
  },
  left: (day: string) => ({
    message: `Causó baja antes del ${day}: no se modifica su salario.`,
    fix: 'No tienes que hacer nada.',
  }),
  amount: (concept: string) => ({
    message: `El importe de ${concept} no es un número con su punto decimal.`,
    fix: 'Corrige el importe.',
  }),
  noBase: (concept: string) => ({
    message: `No tiene salario base de cotización vigente: no se sabe qué parte de ${concept} integra.`,
    fix: 'Captura su salario base de cotización.',
  }),
  negative: {
    message: 'Sus percepciones variables del bimestre suman menos que cero.',
    fix: 'Revisa los importes negativos.',
  },
  unknownFigures: (day: string) => ({
    message: `No están registrados el salario mínimo y la UMA del ${day}.`,
    fix: 'Registra las cifras del año y genera la variabilidad otra vez.',
  }),
  noVariables: {
    message: 'Sin percepciones variables: su base es la parte fija.',
    fix: 'Revisa si falta presentar su aniversario o cambio de salario.',
  },
  floor: (least: string) => ({
    message: `El resultado es menor que el salario mínimo de la zona y se eleva a $${least}.`,
    fix: 'No tienes que hacer nada.',
  }),
  cap: (most: string) => ({
    message: `El resultado pasa de 25 UMA y se limita a $${most}.`,
    fix: 'No tienes que hacer nada.',
  }),
};
