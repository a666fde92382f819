/** What is odd about an identifier, beside its field; such ones exist, so it is no error. */
import { masterMessages } from '../messages/master-messages.ts';
import { isValidClabe } from './clabe.ts';
import { isValidCurp } from './curp.ts';
import { isValidNss } from './nss.ts';
import { rfcProblem } from './rfc.ts';

const { warnings } = masterMessages;

export const warnRfc = (text: string): string | null =>
  text === '' || rfcProblem(text.toUpperCase()) === null ? null : warnings.rfc;
export const warnCurp = (text: string): string | null =>
  text === '' || isValidCurp(text.toUpperCase()) ? null : warnings.curp;
export const warnNss = (text: string): string | null =>
  text === '' || isValidNss(text) ? null : warnings.ssn;
export const warnClabe = (text: string): string | null =>
  text === '' || isValidClabe(text) ? null : warnings.clabe;
