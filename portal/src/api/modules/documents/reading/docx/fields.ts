import type { PageField } from '@lienzo/schema/report/rich-text';

/** What a field stands for (ECMA-376 Part 1, §17.16.5). */
export type FieldMeaning =
  | { kind: 'page_field'; field: PageField }
  /** A name that the document expects a value for. */
  | { kind: 'merge'; name: string }
  | { kind: 'link'; href: string }
  | { kind: 'contents' }
  /** Its last result is its text. */
  | { kind: 'result' };

const PAGE_FIELDS: Readonly<Record<string, PageField>> = {
  PAGE: 'page',
  NUMPAGES: 'pages',
  SECTIONPAGES: 'pages',
  DATE: 'date',
  TIME: 'date',
  PRINTDATE: 'date',
};

/** Letters of a field's code that are read. */
export const MAX_FIELD_CODE = 500;

export function fieldMeaning(code: string): FieldMeaning {
  const [name = '', ...rest] = code.trim().split(/\s+/);
  const key = name.toUpperCase();
  const field = Object.hasOwn(PAGE_FIELDS, key) ? PAGE_FIELDS[key] : undefined;
  if (field !== undefined) return { kind: 'page_field', field };
  if (key === 'TOC') return { kind: 'contents' };
  const argument = argumentOf(rest.join(' '));
  if (key === 'MERGEFIELD' && argument !== '') return { kind: 'merge', name: argument.replaceAll('_', ' ') };
  const href = key === 'HYPERLINK' ? safeLink(argument) : null;
  return href === null ? { kind: 'result' } : { kind: 'link', href };
}

function argumentOf(text: string): string {
  if (text.startsWith('"')) return text.slice(1).split('"')[0]?.trim() ?? '';
  return text.split(' \\')[0]?.trim() ?? '';
}

/** An address that a report may link to; null for any other. */
export const safeLink = (target: string): string | null =>
  target.length <= 2000 && /^(https?:\/\/|mailto:)/i.test(target) ? target : null;
