/** What is odd about an identifier, beside its field; such ones exist, so it is no error. */

import { isValidClabe } from '../payroll/clabe.ts';
import { isValidCurp } from '../payroll/curp.ts';
import { isValidNss } from '../payroll/nss.ts';
import { rfcProblem } from '../payroll/rfc.ts';
import { masterMessages } from './master-messages.ts';

const { warnings } = masterMessages;

export const warnRfc = (text: string): string | null =>
  text === '' || rfcProblem(text.toUpperCase()) === null ? null : warnings.rfc;
/** Of a company, whose RFC must at least have the form. */
export const warnRfcDigit = (text: string): string | null =>
  rfcProblem(text.toUpperCase()) === 'digito' ? warnings.rfc : null;
export const warnCurp = (text: string): string | null =>
  text === '' || isValidCurp(text.toUpperCase()) ? null : warnings.curp;
export const warnNss = (text: string): string | null =>
  text === '' || isValidNss(text) ? null : warnings.ssn;
export const warnClabe = (text: string): string | null =>
  text === '' || isValidClabe(text) ? null : warnings.clabe;
