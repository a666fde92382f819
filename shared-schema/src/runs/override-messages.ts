import { closedSentence } from '../rule-messages/closed-sentence.ts';

/** Texts of amounts that somebody sets by hand. */
export const overrideMessages = {
  title: 'Conceptos',
  change: 'Cambiar',
  changeOf: (concept: string) => `Cambiar ${concept}`,
  remove: 'Quitar el cambio',
  amount: 'Importe',
  reason: 'Motivo',
  save: 'Guardar importe',
  help: 'El importe se queda aunque se vuelva a calcular, hasta que lo quites. La nómina se recalcula cuando lo pidas.',
  setBy: (amount: string, author: string, reason: string) => `${author} fijó ${amount}: ${reason}`,
  waits: 'Se aplica al volver a calcular.',
  amountFormat: 'Escribe un importe en pesos con hasta dos decimales, por ejemplo 1,250.50.',
  reasonRequired: 'Escribe el motivo del cambio.',
  saved: (concept: string) =>
    `Se guardó el importe de ${closedSentence(concept)} Vuelve a calcular la nómina.`,
  removed: (concept: string) => `${concept} vuelve a lo calculado. Vuelve a calcular la nómina.`,
  notPaid: 'El concepto no lleva importe: captúralo en Incidencias.',
} as const;
