import { COMMON_TEXTS, isMadeOf } from '@lienzo/schema/accounts/password-words';
import { passwordMessages } from '@lienzo/schema/rule-messages/password-messages';

/** The rules of a new password, for the checklist beside the field (specification 1 §5). */
export const PASSWORD_RULES: readonly {
  text: string;
  isMet: (password: string, own: readonly string[]) => boolean;
}[] = [
  { text: passwordMessages.ruleLength, isMet: (password) => password.length >= 8 },
  { text: passwordMessages.ruleUppercase, isMet: (password) => /\p{Lu}/u.test(password) },
  { text: passwordMessages.ruleDigit, isMet: (password) => /\d/.test(password) },
  {
    text: passwordMessages.ruleGuess,
    isMet: (password, own) => password !== '' && !isMadeOf(password, [...own, ...COMMON_TEXTS]),
  },
];
