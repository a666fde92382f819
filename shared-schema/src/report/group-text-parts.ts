/** The parts of a text of a group: words, and formulas in braces, as in `Subtotal de {Centro}: {SUMA(Neto)}`. */

/** `text` of a formula without its braces, which stand before `start` and at `end`. */
export type GroupTextPart = { kind: 'text' | 'formula'; text: string; start: number; end: number };

/** `open`: the position of a brace that is not closed; what follows it is text. */
export type GroupTextParts = { parts: GroupTextPart[]; open: number | null };

export function groupTextParts(template: string): GroupTextParts {
  const parts: GroupTextPart[] = [];
  const add = (kind: GroupTextPart['kind'], start: number, end: number): void => {
    if (end > start || kind === 'formula') parts.push({ kind, text: template.slice(start, end), start, end });
  };
  let at = 0;
  for (;;) {
    const brace = template.indexOf('{', at);
    const end = brace < 0 ? -1 : closingBrace(template, brace + 1);
    if (end < 0) {
      add('text', at, template.length);
      return { parts, open: brace < 0 ? null : brace };
    }
    add('text', at, brace);
    add('formula', brace + 1, end);
    at = end + 1;
  }
}

/** Braces in texts and names of a formula are theirs; -1 where none closes it. */
function closingBrace(template: string, from: number): number {
  let closes: string | null = null;
  for (let at = from; at < template.length; at += 1) {
    const character = template[at] ?? '';
    if (closes !== null) {
      if (character === closes) closes = null;
    } else if (character === '"') closes = '"';
    else if (character === '[') closes = ']';
    else if (character === '}') return at;
  }
  return -1;
}

/** The formula that a position lies in, also one whose brace is not closed yet; null among words. */
export function formulaAt(template: string, position: number): { start: number; end: number } | null {
  const { parts, open } = groupTextParts(template);
  const part = parts.find(
    ({ kind, start, end }) => kind === 'formula' && start <= position && position <= end,
  );
  if (part !== undefined) return { start: part.start, end: part.end };
  return open !== null && position > open ? { start: open + 1, end: template.length } : null;
}

/** The formulas of a text, in their order. */
export const formulasOfGroupText = (template: string): string[] =>
  groupTextParts(template).parts.flatMap(({ kind, text }) => (kind === 'formula' ? [text] : []));

/** The text with each of its formulas replaced. */
export const mapGroupText = (template: string, map: (formula: string) => string): string => {
  const { parts } = groupTextParts(template);
  return parts.map(({ kind, text }) => (kind === 'formula' ? `{${map(text)}}` : text)).join('');
};
