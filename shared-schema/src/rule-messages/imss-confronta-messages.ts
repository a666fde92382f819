/** Why two sides of a confronta differ, as a person would note it beside the difference. */
import { closedSentence } from './closed-sentence.ts';

const bothSides = (what: string, ours: string, theirs: string): string =>
  closedSentence(`${what}: nosotros ${ours}, IMSS ${theirs}`);

export const imssConfrontaMessages = {
  causes: {
    alta: 'Alta o reingreso',
    baja: 'Baja',
    cambio_salario: 'Cambio de salario',
    incapacidad: 'Incapacidad',
    ausencia: 'Ausencia',
    credito: 'Crédito INFONAVIT',
    nombre: 'Nombre distinto en el IMSS',
    pago_de_mas: 'Pago de más',
    pago_de_menos: 'Pago de menos',
    sin_explicacion: 'Sin explicación',
  },
  onlyOurs: {
    alta: 'Tiene alta en la nómina y el IMSS no lo reconoce: revisa si el alta se presentó y se aceptó.',
    plain: 'Está en la nómina y no en el IMSS: revisa si su alta se presentó.',
  },
  onlyTheirs: {
    alta: 'El IMSS tiene un alta que la nómina no conoce: revisa si trabaja con este registro patronal.',
    baja: 'El IMSS lo cobra y no está en la nómina: revisa si su baja se presentó y se aceptó.',
  },
  comments: {
    alta: (ours: string, theirs: string) => bothSides('Alta o reingreso', ours, theirs),
    baja: (ours: string, theirs: string) => bothSides('Baja', ours, theirs),
    cambio_salario: (ours: string, theirs: string) => bothSides('Cambio de salario', ours, theirs),
    incapacidad: (ours: string, theirs: string) =>
      `${bothSides('Días de incapacidad', ours, theirs)} Compara los certificados.`,
    ausencia: (ours: string, theirs: string) =>
      `${bothSides('Días de ausencia', ours, theirs)} Revisa si se registraron en el SUA.`,
    credito: (ours: string, theirs: string) => bothSides('Crédito INFONAVIT', ours, theirs),
    nombre: (ours: string, theirs: string) => bothSides('El nombre difiere', ours, theirs),
    pago_de_mas: (amount: string) =>
      `Nuestras cuotas son mayores por ${amount} con los mismos días y salario: posible pago de más.`,
    pago_de_menos: (amount: string) =>
      `Nuestras cuotas son menores por ${amount} con los mismos días y salario: hay que explicarlo o pagar la diferencia.`,
    sin_explicacion:
      'Hay una diferencia que ningún movimiento, incapacidad o ausencia explica: revísala a mano.',
  },
  movements: { '08': 'alta', '07': 'modificación', '02': 'baja' },
  none: 'ninguno',
  unknownDays: 'sin dato',
  statedTotal: (branch: string, stated: string, sum: string) => ({
    message: `El resumen dice ${stated} en ${branch} y la suma de los trabajadores es ${sum}.`,
    fix: 'Revisa que el archivo esté completo.',
  }),
};
