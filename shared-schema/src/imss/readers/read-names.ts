/** Names as files of the IMSS hold them, in which Ñ is written in many ways. */
import { cleanText } from '../../text/clean-text.ts';

/**
 * Ñ in UTF-8 read as ANSI, in code page 850 read as ANSI, and the signs that stand for it in SUA (`/`) and IDSE (`#`);
 * also what programs put for a letter that they do not know.
 */
const ENYE = /Ã[\u0091\u2018‘±]|[¥¤#/]|N\u0303/giu;

/** A name with its Ñ, as people read it. */
export const shownName = (text: string): string =>
  cleanText(text.replace(ENYE, 'Ñ')).replaceAll('ñ', 'Ñ').toUpperCase();

/** What of two spellings of a name must agree: letters without marks, Ñ as N however it is written, one order. */
export function comparableName(text: string): string {
  const plain = cleanText(text.replace(ENYE, 'N').replace(/[?\ufffd]/g, 'N'))
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['\u2018\u2019\u02bc\u00b4\u0060.]/g, '')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
  // `X` stands for a surname that somebody has not.
  return plain
    .split(' ')
    .filter((word) => word !== 'X')
    .join(' ');
}

/** One name in any order of its words: lists write surnames first, or last. */
export const isSameName = (one: string, other: string): boolean =>
  one === other || sortedName(one) === sortedName(other);

const sortedName = (name: string): string => comparableName(name).split(' ').toSorted().join(' ');
