/** Check digits: what is made is accepted, and a slip of one digit is noticed where the algorithm promises it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPerson, aStep, digits, withOtherDigit } from '../capture/testing/payroll-arbitraries.ts';
import { clabeCheckDigit, isValidClabe } from './clabe.ts';
import { CURP_STATES, curpOf, isValidCurp } from './curp.ts';
import { isValidNss, nssCheckDigit } from './nss.ts';
import { rfcCheckDigit, rfcOf, rfcProblem } from './rfc.ts';

describe('NSS (Luhn)', () => {
  it('notices every changed digit', () => {
    fc.assert(
      fc.property(digits(10), fc.nat({ max: 10 }), aStep, (ten, position, step) => {
        const nss = `${ten}${nssCheckDigit(ten)}`;
        expect(isValidNss(nss)).toBe(true);
        expect(isValidNss(withOtherDigit(nss, position, step))).toBe(false);
      }),
    );
  });
});

describe('CLABE (weights 3, 7, 1)', () => {
  it('notices every changed digit', () => {
    fc.assert(
      fc.property(digits(17), fc.nat({ max: 17 }), aStep, (body, target, step) => {
        const clabe = `${body}${clabeCheckDigit(body)}`;
        expect(isValidClabe(clabe)).toBe(true);
        expect(isValidClabe(withOtherDigit(clabe, target, step))).toBe(false);
      }),
    );
  });
});

describe('RFC (modulo 11)', () => {
  it('accepts those that it makes, and notices every changed digit of the birth and of the check', () => {
    fc.assert(
      fc.property(aPerson, fc.integer({ min: 4, max: 9 }), aStep, (person, location, step) => {
        const rfc = rfcOf(person);
        expect([rfc, rfcProblem(rfc)]).toEqual([rfc, null]);
        expect(rfcProblem(withOtherDigit(rfc, location, step))).not.toBeNull();
        const others = [...'0123456789A'].filter((digit) => digit !== rfc.slice(-1));
        for (const digit of others) expect(rfcProblem(`${rfc.slice(0, -1)}${digit}`)).toBe('digito');
      }),
    );
  });

  it('does the same for companies, whose RFC has 12 characters', () => {
    const aCompany = fc.tuple(fc.stringMatching(/^[A-ZÑ&]{3}$/), fc.stringMatching(/^[A-Z0-9]{2}$/));
    fc.assert(
      fc.property(aCompany, fc.integer({ min: 3, max: 8 }), aStep, ([letters, homoclave], slot, step) => {
        const body = `${letters}991015${homoclave}`;
        const rfc = `${body}${rfcCheckDigit(body)}`;
        expect([rfc, rfcProblem(rfc)]).toEqual([rfc, null]);
        expect(rfcProblem(withOtherDigit(rfc, slot, step))).not.toBeNull();
      }),
    );
  });
});

describe('CURP (modulo 10)', () => {
  /** A change of a digit is noticed for sure where its weight (18 less its place) has no factor of 10 in it. */
  const POSITIONS = [5, 7, 9, 17];
  const sexes = fc.constantFrom<'H' | 'M'>('H', 'M');

  it('accepts those that it makes, and notices a changed digit where its weights can', () => {
    fc.assert(
      fc.property(
        ...([aPerson, sexes, fc.constantFrom(...CURP_STATES), fc.nat({ max: 9 })] as const),
        ...([fc.constantFrom(...POSITIONS), aStep] as const),
        (person, sex, state, serial, area, step) => {
          const curp = curpOf(person, sex, state, serial);
          expect([curp, isValidCurp(curp)]).toEqual([curp, true]);
          expect(isValidCurp(withOtherDigit(curp, area, step))).toBe(false);
        },
      ),
    );
  });

  it('is one of a kind for each serial, which tells namesakes apart', () => {
    fc.assert(
      fc.property(aPerson, (person) => {
        const made = Array.from({ length: 10 }, (_, serial) => curpOf(person, 'M', 'DF', serial));
        expect(new Set(made).size).toBe(10);
      }),
    );
  });
});
