/** Clave bancaria estandarizada: 18 digits; bank, place, account and a check digit. */
const WEIGHTS = [3, 7, 1];

/** The check digit of the first 17 digits. */
export function clabeCheckDigit(body: string): string {
  let sum = 0;
  for (const [at, digit] of [...body].entries()) sum += (Number(digit) * (WEIGHTS[at % 3] ?? 0)) % 10;
  return String((10 - (sum % 10)) % 10);
}

export const isValidClabe = (clabe: string): boolean =>
  /^\d{18}$/.test(clabe) && clabeCheckDigit(clabe.slice(0, 17)) === clabe.slice(17);
