/** Line ends and other controls, and marks that turn the direction of what follows: with them a name shows as another. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/u;

/** Whether a name would show as another one in lists, histories and mails. */
export const hasUnseenLetters = (name: string): boolean => UNSEEN.test(name);
