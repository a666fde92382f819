import { pageMessages } from '@lienzo/schema/messages/page-messages';
import type { DomainError } from '../../domain-error.ts';
import { answerOf } from '../error-answer.ts';
import type { Page } from './draw-page.ts';

const TITLES: Partial<Record<string, string>> = pageMessages.refused;
const HELP: Partial<Record<string, string>> = pageMessages.help;

/** Why a URL that the browser opened is refused, and what to do. @param call the call's name. */
export function refusalPage(error: DomainError, call = ''): Page {
  const [entry] = answerOf(error).errorList;
  const help = HELP[entry?.code ?? ''];
  // The error of a malformed URL is for programmers; the help says what to do.
  const said = entry === undefined || entry.code === 'invalid_request' ? [] : [entry.message];
  return {
    title: TITLES[call] ?? pageMessages.failed,
    paragraphs: [...said, ...(help === undefined ? [] : [help])],
    link: { label: pageMessages.goToDirectory, href: '/app/directorio' },
  };
}
