/** Words that belong to the surname after them. */
const PARTICLES = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'y',
  'san',
  'santa',
  'von',
  'van',
  'da',
  'di',
  'mac',
  'mc',
]);
/** Names whose second part begins with a particle: "María del Carmen", "Ma. de los Ángeles". */
const FIRST_PARTS = /^(?:mar[ií]a|ma\.?|jos[eé]|juan)$/iu;

/**
 * The given names of a whole name as people write it, surnames last: "María del Carmen Núñez Ortega" gives "María del
 * Carmen". What two or three words are is not known: the first one is the name.
 */
export function givenNames(name: string): string {
  const terms = name.trim().split(/\s+/);
  const parts = joinParticles(terms);
  const given = parts.slice(0, Math.max(1, parts.length - 2)).join(' ');
  return given === '' ? name : given;
}

/** Surnames, and compound names, with their particles as one part. */
function joinParticles(tokens: readonly string[]): string[] {
  const parts: string[] = [];
  let open: string[] = [];
  for (const word of tokens) {
    open.push(word);
    if (PARTICLES.has(word.toLowerCase())) continue;
    const isCompound = open.length > 1 && parts.length === 1 && FIRST_PARTS.test(parts[0] ?? '');
    if (isCompound) parts[0] = [parts[0], ...open].join(' ');
    else if (parts.length === 1 && /^ma\.?$/iu.test(parts[0] ?? ''))
      parts[0] = `${parts[0]} ${open.join(' ')}`;
    else parts.push(open.join(' '));
    open = [];
  }
  return open.length === 0 ? parts : [...parts, open.join(' ')];
}
