/** Words that a password must not be made of: the forms say so at once, the API refuses by it and by more. */

const MARKS = /\p{M}+/gu;
const fold = (text: string): string => text.normalize('NFKD').replace(MARKS, '').toLowerCase();

/** Shorter ones stand in too many other words. */
const SHORTEST = 3;
/** Characters that a password needs besides such words and years. */
const ENOUGH_BESIDES = 5;

/** What most guessers try first, here and in English, besides the product's own name. */
export const COMMON_TEXTS: readonly string[] = [
  ...[
    'lienzo',
    'password',
    'passw',
    'contrasena',
    'clave',
    'secreto',
    'qwerty',
    'asdf',
    'zxcv',
    'abc',
    '123',
  ],
  ...[
    '1234',
    '12345',
    '123456',
    '1234567',
    '12345678',
    '123456789',
    'admin',
    'administrador',
    'usuario',
    'user',
  ],
  ...['bienvenido', 'bienvenida', 'welcome', 'hola', 'mexico', 'nomina', 'nominas', 'temporal', 'cambiame'],
  ...['iloveyou', 'tequiero', 'teamo', 'letmein', 'master', 'monkey', 'dragon', 'america', 'chivas'],
];

/** The words in a name, a mail, the name of an organization: folded, long enough to be looked for. */
export const textIn = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])),
];

/** How letters are often written in passwords. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whether a password is hardly more than some of these words, with a year, a digit or a sign beside them. */
export function isMadeOf(password: string, terms: readonly string[]): boolean {
  const plain = fold(password);
  const spelled = plain.replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);
  const longestFirst = terms
    .map(fold)
    .filter(({ length }) => length >= SHORTEST)
    .toSorted((one, other) => other.length - one.length);
  return [plain, spelled].some((text) => {
    let rest = text;
    for (const word of longestFirst) rest = rest.replaceAll(word, '');
    return rest !== text && rest.replace(/(19|20)\d\d/g, '').length < ENOUGH_BESIDES;
  });
}
