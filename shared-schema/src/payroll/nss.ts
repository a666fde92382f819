/** Número de seguridad social: 11 digits, the last one by Luhn. */

/** The check digit of the first ten digits. */
export function nssCheckDigit(ten: string): string {
  let sum = 0;
  for (const [at, digit] of [...ten].entries()) {
    const product = Number(digit) * (at % 2 === 0 ? 1 : 2);
    sum += product > 9 ? product - 9 : product;
  }
  return String((10 - (sum % 10)) % 10);
}

export function isValidNss(nss: string): boolean {
  return /^\d{11}$/.test(nss) && nssCheckDigit(nss.slice(0, 10)) === nss.slice(10);
}
