/** What is odd about an identifier, beside its field; such ones exist, so it is no error. */
import { masterMessages } from '@lienzo/schema/messages/master-messages';
import { isValidClabe } from '@lienzo/schema/payroll/clabe';
import { isValidCurp } from '@lienzo/schema/payroll/curp';
import { isValidNss } from '@lienzo/schema/payroll/nss';
import { rfcProblem } from '@lienzo/schema/payroll/rfc';

const { warnings } = masterMessages;

export const warnRfc = (text: string): string | null =>
  text === '' || rfcProblem(text.toUpperCase()) === null ? null : warnings.rfc;
export const warnCurp = (text: string): string | null =>
  text === '' || isValidCurp(text.toUpperCase()) ? null : warnings.curp;
export const warnNss = (text: string): string | null =>
  text === '' || isValidNss(text) ? null : warnings.ssn;
export const warnClabe = (text: string): string | null =>
  text === '' || isValidClabe(text) ? null : warnings.clabe;
