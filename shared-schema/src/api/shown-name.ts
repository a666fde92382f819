import { z } from 'zod';
import { apiFieldMessages } from '../messages/api-field-messages.ts';

/** Line ends and other controls, and marks that turn the direction of what follows: with them a name shows as another. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/u;

/** The name of a person or of an organization, as lists, histories and mails show it. */
export const shownName = z
  .string()
  .trim()
  .min(1, apiFieldMessages.name)
  .max(200)
  .refine((name) => !UNSEEN.test(name), apiFieldMessages.unseenLetters);
