/** Refuses passwords that could be guessed within the limits of attempts (docs/decisions/2026-11-22-passwords.md). */
import { COMMON_TEXTS, isMadeOf, textIn } from '@lienzo/schema/accounts/password-words';
import { passwordMessages } from '@lienzo/schema/rule-messages/password-messages';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { DomainError } from '../../../platform/domain-error.ts';

/** zxcvbn score; below it a password needs less than a million guesses, which the limit of logins allows in a year. */
const MIN_SCORE = 2;
/** Maximum number of characters checked: the estimate is slow for long texts, and this many are decisive. */
const MAX_CHECKED_LENGTH = 40;

let loading: Promise<ZxcvbnFactory> | undefined;

/** The dictionaries take some megabytes and half a second, so they are loaded for the first password. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...spanish.dictionary },
    graphs: common.adjacencyGraphs,
  });
}

/**
 * @param owner whose name, mail and organization are easy to guess. @throws DomainError weak_password for the field.
 */
export async function refuseWeakPassword(
  password: string,
  owner: { name: string; mail: string; organization: string },
  field: string,
): Promise<void> {
  const own = textIn(owner.name, owner.mail, owner.organization);
  if (isMadeOf(password, own))
    throw new DomainError({ code: 'weak_password', message: passwordMessages.ownWords, field });
  loading ??= load();
  const { score } = (await loading).check(password.slice(0, MAX_CHECKED_LENGTH), [...own, 'lienzo']);
  if (score < MIN_SCORE || isMadeOf(password, COMMON_TEXTS))
    throw new DomainError({ code: 'weak_password', field });
}
