/** By which keys two records are one person, however they were written. */
import { cleanKey, cleanText } from '../text/clean-text.ts';
import { isValidClabe } from './clabe.ts';
import { isValidNss } from './nss.ts';
import { isGenericRfc } from './rfc.ts';

/**
 * The key of a number of personnel: `0061`, ` 61` and `61` are one, and so are `ñ-1` and `Ñ-1`. Excel strips leading
 * zeros. The column `employees.number_key` is the same in SQL.
 */
export function numberKey(number: string): string {
  const plain = foldKey(cleanText(number));
  return plain.replace(/^0+(?=.)/, '');
}

/** Capitals of what Spanish is written with; PostgreSQL of any locale does the same. */
const foldKey = (text: string): string => text.replace(/[a-záéíóúüñ]/g, (letter) => letter.toUpperCase());

/**
 * An NSS as it is stored: 11 digits. One that lost its leading zero gets it back if the check digit then matches;
 * anything else stays.
 */
export function restoreNss(text: string): string {
  const nss = cleanKey(text);
  if (!/^\d{10}$/.test(nss)) return nss;
  const restored = `0${nss}`;
  return isValidNss(restored) ? restored : nss;
}

/** A CLABE likewise: banks begin at 002. */
export function restoreClabe(text: string): string {
  const clabe = cleanKey(text);
  if (!/^\d{16,17}$/.test(clabe)) return clabe;
  const restored = clabe.padStart(18, '0');
  return isValidClabe(restored) ? restored : clabe;
}

/** What identifies a person beside their number. */
export const IDENTITY_FIELDS = ['ssn', 'curp', 'rfc'] as const;
export type IdentityField = (typeof IDENTITY_FIELDS)[number];
export type Identity = Readonly<Record<IdentityField, string>>;
export type IdentityKeys = Readonly<Record<IdentityField, string | null>>;

/** The keys that two people may not share unasked; null: none, as of the RFC of foreigners. */
export function identityKeys({ ssn, curp, rfc }: Identity): IdentityKeys {
  const [nss, person, tax] = [cleanKey(ssn), cleanKey(curp), cleanKey(rfc)];
  const digits = /^\d{10,11}$/.test(nss) ? nss.padStart(11, '0') : '';
  return {
    ssn: /[1-9]/.test(digits) ? digits : null,
    curp: /^[A-Z0-9Ñ]{18}$/.test(person) ? person : null,
    // With the homoclave; namesakes of one birthday share the ten letters before it.
    rfc: /^[A-Z0-9Ñ&]{13}$/.test(tax) && !isGenericRfc(tax) ? tax : null,
  };
}

/** Whether two records have the same keys, however they are written. */
export function isSameIdentity(one: Identity, other: Identity): boolean {
  const [these, those] = [identityKeys(one), identityKeys(other)];
  return IDENTITY_FIELDS.every((field) => these[field] === those[field]);
}
