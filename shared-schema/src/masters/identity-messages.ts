/** What is said about two records that may be one person. */

import type { IdentityField } from '../payroll/person-keys.ts';
import { closedSentence } from '../rule-messages/closed-sentence.ts';
import type { IdentityAnswer } from './identity.ts';

const KEYS: Readonly<Record<IdentityField, string>> = { ssn: 'NSS', curp: 'CURP', rfc: 'RFC' };
const list = new Intl.ListFormat('es-MX', { type: 'conjunction' });

type Other = {
  name: string;
  human_id: string | null;
  id_humansite: string;
  by: readonly IdentityField[];
  /** In the same file; null: stored. */
  row?: number | null;
};

const who = ({ name, human_id, id_humansite, row }: Other): string => {
  const facts = [
    human_id === null ? null : `número ${human_id}`,
    `nómina ${id_humansite}`,
    row === undefined || row === null ? null : `renglón ${row} del archivo`,
  ];
  return `${name} (${facts.filter((fact) => fact !== null).join(', ')})`;
};
const keysOf = ({ by }: Other): string => list.format(by.map((field) => KEYS[field]));

export const identityMessages = {
  /** In the same payroll: one of the two records is too many. */
  samePaysheet: (other: Other) =>
    `Tiene el mismo ${keysOf(other)} que ${closedSentence(who(other))} Antes de guardar, responde si es la misma persona o es otra.`,
  /** In another payroll of the client, where people do work twice. */
  otherPaysheet: (other: Other) =>
    `También trabaja en otra nómina: mismo ${keysOf(other)} que ${closedSentence(who(other))} Confirma si es la misma persona.`,
  /** With another NSS. */
  otherPaysheetNote: (other: Other) =>
    `${who(other)} tiene el mismo ${keysOf(other)} con otro NSS. Revisa cuál de los dos es correcto.`,
  /** Of a workbook: a key that more people have than are compared. */
  shared: (field: IdentityField, count: number, most: number) =>
    `El mismo ${KEYS[field]} está en ${count.toLocaleString('es-MX')} personas activas, y un archivo no se compara con más de ${most}. Corrígelo en cada renglón.`,
  dropped: (row: number) => `Se dejó fuera: es la misma persona del renglón ${row}.`,
  sameAlready: (other: Other) =>
    `Ya está dada de alta en esta nómina: ${closedSentence(who(other))} Cambia sus datos en vez de darla de alta otra vez.`,
  answers: { misma: 'Es la misma persona', otra: 'Es otra persona' } satisfies Record<IdentityAnswer, string>,
  allAnswers: {
    misma: 'Todas son la misma persona',
    otra: 'Todas son otra persona',
  } satisfies Record<IdentityAnswer, string>,
  openQuestions: (open: number) =>
    open === 0
      ? 'Todo está respondido.'
      : open === 1
        ? 'Falta 1 respuesta.'
        : `Faltan ${open.toLocaleString('es-MX')} respuestas.`,
  rowOf: ({ row, name, other, by }: { row: number; name: string; other: string; by: Other['by'] }) =>
    `Renglón ${row}: ${name} tiene el mismo ${list.format(by.map((field) => KEYS[field]))} que ${other}`,
  answerOf: (name: string) => `¿Quién es ${name}?`,
  title: '¿Es la misma persona?',
  lead: (name: string) => `Ya hay alguien activo con los mismos datos que ${closedSentence(name)}`,
  match: (other: Other) => `${who(other)}: mismo ${closedSentence(keysOf(other))}`,
  open: 'Es la misma persona: abrir su ficha',
  workInBoth: 'Es la misma persona, con dos nóminas',
  other: 'Es otra persona',
  cancel: 'Revisar los datos',
  /** Of the history. */
  confirmed: 'Identidad confirmada',
  confirmedAs: (answer: IdentityAnswer, other: Other) =>
    `${answer === 'misma' ? 'La misma persona que' : 'Otra persona que'} ${who(other)}`,
} as const;
